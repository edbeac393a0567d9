import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, type PathName } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { escapeHtml } from '@meetingapp/domain/escape-html.ts';
import { afterPaint } from './after-paint.ts';
import { inlineStyles } from './inline-styles.ts';
import type { Head, Painted } from './paint.ts';
import { preloadLinks, readScreens } from './preload.ts';

interface Contents {
  /** The page to show; null when the address has none. */
  name: PathName | null;
  /** The address to use instead of the one requested. */
  address: string | null;
  language: Language;
  painted: Painted | null;
  /** Title and description, also of a page that is not painted; null: those of the app. */
  head: Head | null;
  /** Origin of this server, for addresses of preview pictures of shared pages. */
  origin: string;
  /** The element with the answers of the first calls. */
  boot: string;
}

const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;
const entry = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const ahead = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/**
 * Reads the phone's `index.html` and returns a function that fills it for each request: with a painted page, or with only what the
 * program needs.
 */
export function readFrame(folder: string): (contents: Contents) => string {
  const frame = readFileSync(join(folder, 'index.html'), 'utf8');
  const screens = readScreens(folder);
  const styles = screens && inlineStyles(folder, screens);
  return ({ name, address, language, painted, head, origin, boot }) => {
    const root = documentElement(language, painted);
    const within =
      name && styles ? styles(name, painted && `${root}><head><body><div id="root">${painted.html}`) : null;
    const links = [
      `<link rel="manifest" href="${basePath}/app-${language}.webmanifest">`,
      preloadLinks(screens, { name, language, painted: painted !== null }),
      within ?? '',
    ].join('\n');
    const html = (within === null ? frame : frame.replaceAll(stylesheet, ''))
      .replace('<!--preload-->', () => links)
      .replace('<!--boot-->', () => boot)
      .replace('<html lang="zh-CN"', () => root);
    const named = head ? withHead(html, head, origin) : html;
    return painted && within !== null ? startLater(fill(named, painted, address)) : named;
  };
}

/**
 * A painted page shows without the program, which is fetched after the paint so that the page gets the whole bandwidth. The fetching
 * script is placed before the data, where the phone's worker splits a stored page (apps/attendee/src/service-worker.ts).
 */
function startLater(html: string): string {
  const scripts = [...html.matchAll(ahead)].map(([, file]) => file);
  const program = entry.exec(html)?.[1];
  const starter = `<script data-program="${program}" data-ahead="${scripts.join(' ')}">${afterPaint}</script>`;
  return html
    .replace(entry, '')
    .replaceAll(ahead, '')
    .replace('<link rel="manifest"', '<link data-rel="manifest"')
    .replace('<script type="application/json"', (data) => `${starter}\n    ${data}`);
}

function documentElement(language: Language, painted: Painted | null): string {
  const style = painted && painted.style !== '' ? ` style="${escapeHtml(painted.style)}"` : '';
  return `<html lang="${language === 'en' ? 'en' : 'zh-CN'}"${style}`;
}

function withHead(html: string, { title, description, image = '' }: Head, origin: string): string {
  const picture =
    image === '' || !URL.canParse(image, origin)
      ? []
      : [`<meta property="og:image" content="${escapeHtml(new URL(image, origin).href)}">`];
  return html.replace(/<title>[^<]*<\/title>/, () =>
    [
      `<title>${escapeHtml(title)}</title>`,
      `<meta name="description" content="${escapeHtml(description)}">`,
      `<meta property="og:title" content="${escapeHtml(title)}">`,
      `<meta property="og:description" content="${escapeHtml(description)}">`,
      ...picture,
    ].join('\n    '),
  );
}

function fill(html: string, { html: inside, at }: Painted, address: string | null): string {
  const moved = address === null ? '' : ` data-address="${escapeHtml(address)}"`;
  return html.replace(
    '<div id="root" data-ready="0"></div>',
    () => `<div id="root" data-ready="0" data-painted="${at.toISOString()}"${moved}>${inside}</div>`,
  );
}
