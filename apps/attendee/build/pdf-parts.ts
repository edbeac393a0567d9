import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Parts of the PDF library that a file may require: tables of Chinese characters, the 14 standard fonts, decoders of rare image
 * formats, and colour profiles. The browser fetches only those a file names.
 */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/** Copies the parts next to the hashed files, under the version they belong to. */
export function pdfParts(base: string): Plugin {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const below = `assets/pdfjs-${version}`;
  return {
    name: 'pdf-parts',
    generateBundle() {
      for (const folder of folders)
        for (const name of readdirSync(join(root, folder)))
          if (!name.startsWith('LICENSE'))
            this.emitFile({
              type: 'asset',
              fileName: `${below}/${folder}/${name}`,
              source: readFileSync(join(root, folder, name)),
            });
    },
    configureServer(server) {
      server.middlewares.use(`${base}/${below}`, (request, response, next) => {
        const [, folder = '', name = ''] = (request.url ?? '').split('/');
        const file = join(root, folder, basename(name));
        if (!folders.includes(folder) || !existsSync(file)) return next();
        createReadStream(file).pipe(response);
      });
    },
  };
}
