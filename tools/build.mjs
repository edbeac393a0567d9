import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { alone } from './build/build-lock.mjs';
import { compressFolder } from './build/compress.mjs';
import { bundleServer } from './build/server-bundle.mjs';
import { isBuilt, root, sourceStamp, stampFile } from './build/source-stamp.mjs';

// `npm run build`: builds the phone's app, the console, the page of the open interface and the server, each into its `dist`. With `--if-needed` only when a source
// changed since the last build.

/** Entry that renders pages on the server, for an app that has it. */
const painter = 'src/app/start/painter.tsx';

function run(folder, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build of ${folder} failed`))));
  });
}

async function buildApp(name) {
  const folder = join(root, 'apps', name);
  if (!existsSync(join(folder, 'vite.config.ts'))) return;
  const vite = createRequire(join(folder, 'package.json')).resolve('vite/package.json');
  const { bin } = JSON.parse(readFileSync(vite, 'utf8'));
  const began = performance.now();
  // The configuration imports TypeScript of other packages, which Node does not load.
  const program = [join(dirname(vite), bin.vite), 'build', '--configLoader', 'runner', '--logLevel', 'warn'];
  await run(folder, program);
  await compressFolder(join(folder, 'dist'));
  // Builds the same app again for server rendering of its first screens.
  if (existsSync(join(folder, painter))) await run(folder, [...program, '--ssr', painter]);
  console.log(`  ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

async function build() {
  if (process.argv.includes('--if-needed') && isBuilt()) return;
  console.log('Building');
  const stamp = sourceStamp();
  const began = performance.now();
  await Promise.all([
    buildApp('attendee')
      .then(() => buildApp('console'))
      .then(() => buildApp('reference')),
    bundleServer(),
  ]);
  console.log(`  everything (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  writeFileSync(stampFile, stamp);
}

await alone(join(root, 'node_modules/.meetingapp-build'), build);
