import '@scalar/api-reference/style.css';
import './reference.css';
import { createApiReference } from '@scalar/api-reference';
import { openBase } from '@meetingapp/contract/developers/open-call.ts';
import { developersDocument as en } from '@meetingapp/locales/en/developers/document.ts';
import { developersDocument as zh } from '@meetingapp/locales/zh/developers/document.ts';

// The document of the open interface as a page, drawn by Scalar. It asks no other server, and a key that is typed here stays in the
// memory of the page.

const otherLanguages =
  'c clojure csharp dart fsharp go http java julia kotlin node objc ocaml php powershell r ruby rust swift'.split(' ');

const SANDBOX_KEY = 'Bearer mk_test_';

const isChinese = new URLSearchParams(location.search).get('lang') !== 'en';
const t = isChinese ? zh : en;
document.documentElement.lang = isChinese ? 'zh-CN' : 'en';
document.title = t.title;

/** Sends a request of the form only with a key of a sandbox, because it changes real data with any other. */
function sandboxFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const isDocument = new URL(request.url).pathname === `${openBase}/openapi.json`;
  if (isDocument || request.headers.get('authorization')?.startsWith(SANDBOX_KEY)) return fetch(request);
  return Promise.resolve(Response.json({ msg: t.sandboxOnly }, { status: 403 }));
}

/** Mends what the form of Scalar 1.76 leaves out for screen readers: states, names and roles. */
function mendRoles(): void {
  for (const box of document.querySelectorAll('[role="combobox"]:not([aria-expanded])'))
    box.setAttribute('aria-expanded', 'false');
  for (const button of document.querySelectorAll('button[role="none"]')) button.removeAttribute('role');
  for (const code of document.querySelectorAll('.cm-content:not([aria-label])'))
    code.setAttribute('aria-label', t.content);
  for (const button of document.querySelectorAll('button[aria-controls]'))
    if (!document.getElementById(button.getAttribute('aria-controls') ?? '')) button.removeAttribute('aria-controls');
}
new MutationObserver(mendRoles).observe(document.body, { childList: true, subtree: true });

createApiReference('#reference', {
  url: `${openBase}/openapi.json?lang=${isChinese ? 'zh' : 'en'}`,
  // The origin of the page, which its content policy allows, also where it is opened by another name than the public one.
  servers: [{ url: location.origin + openBase }],
  localization: { locale: isChinese ? 'zh-CN' : 'en' },
  customFetch: sandboxFetch,
  theme: 'none',
  withDefaultFonts: false,
  persistAuth: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  defaultOpenAllTags: true,
  documentDownloadType: 'json',
  // Examples of requests remain in curl, Python's requests and the fetch of TypeScript.
  hiddenClients: {
    ...Object.fromEntries(otherLanguages.map((name) => [name, true])),
    shell: ['wget', 'httpie'],
    python: ['python3', 'aiohttp', 'httpx_sync', 'httpx_async'],
    js: ['axios', 'jquery', 'ofetch', 'xhr'],
  },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
});
