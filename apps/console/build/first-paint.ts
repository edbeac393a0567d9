import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, runnerImport, type Plugin, type Rolldown } from 'vite';
import { slimContract } from '@meetingapp/tools/build/slim-contract.ts';
import type * as Painted from '../src/app/first-paint.tsx';

const root = '<div id="root"></div>';
const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/console\/([^"]+)"[^>]*>/g;

const program = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const preloaded = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Writes into `index.html` what the first paint needs, so that it waits for no other file: the styles of the entry, the log-in and the list
 * of conferences in both languages, an empty frame for the other pages, and a script that chooses between them, begins the first calls,
 * and fetches the program once the page is painted.
 */
export function firstPaint(folder: string): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const { module } = await runnerImport<typeof Painted>(join(folder, 'src/app/first-paint.tsx'), {
          root: folder,
          plugins: [slimContract(), noStyles],
        });
        const source = readFileSync(join(folder, 'build/first-script.js'), 'utf8');
        const { code } = minifySync(
          'first-script.js',
          source.replaceAll('__CALLS__', JSON.stringify(module.firstCalls)),
        );
        const paint =
          `<div class="paint login-zh" lang="zh-CN">${module.paintLogIn('zh')}</div>` +
          `<div class="paint login-en" lang="en">${module.paintLogIn('en')}</div>` +
          `<div class="paint list-zh" lang="zh-CN">${module.paintFrame('zh')}</div>` +
          `<div class="paint list-en" lang="en">${module.paintFrame('en')}</div>` +
          '<div class="paint app"><div class="nav"></div><div class="main"><div class="head"></div></div></div>';
        const entry = program.exec(html)?.[1];
        if (entry === undefined) throw new Error('The page loads no program');
        const ahead = [...html.matchAll(preloaded)].map(([, href]) => href);
        const data = { kit: kitFiles(bundle).join(' '), program: entry, ahead: ahead.join(' ') };
        const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${value}"`);
        return html
          .replaceAll(stylesheet, (_link, file: string) => `<style>${sourceOf(bundle, file)}</style>`)
          .replaceAll(preloaded, '')
          .replace(program, () => `\n    <script ${attributes.join(' ')}>${code.trim()}</script>`)
          .replace(root, () => `<div id="root">${paint}</div>`);
      },
    },
  };
}

/** The painter needs no styles: they are those of the entry. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

function sourceOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`There is no ${file}`);
  return String(asset.source).trim();
}

/** Addresses of antd's files, which every page but the log-in and the list of conferences needs. */
function kitFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk' || chunk.isEntry) return;
    files.add(file);
    for (const next of chunk.imports) visit(next);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/lib/layout/Kit.tsx')) visit(chunk.fileName);
  return [...files].map((file) => `/console/${file}`);
}
