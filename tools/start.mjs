// `npm start`: from a fresh clone to a running server, with nothing but Node. Nothing here may need a package.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

function fail(text) {
  console.error(text);
  process.exit(1);
}

/** "20.19.0" of ">=20.19". */
function checkNode() {
  const least = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).engines.node.replace('>=', '');
  const [major, minor] = least.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  fail(
    `Meetingapp needs Node ${least} or later; this is Node ${process.versions.node}. Get a newer one from https://nodejs.org/`,
  );
}

function run(file, args, failure) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: file === 'npm' && process.platform === 'win32',
    });
    child.on('error', (error) => fail(`${failure}: ${error.message}`));
    child.on('exit', (code) => (code === 0 ? resolve() : fail(failure)));
  });
}

/** The packages are there, and are those of the lock file. */
function isInstalled(lock, note) {
  const hidden = `${root}node_modules/.package-lock.json`;
  if (!existsSync(hidden)) return false;
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return true;
  // Somebody installed by hand, after the lock file was last changed.
  return !existsSync(note) && statSync(hidden).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
}

async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  const note = `${root}node_modules/.meetingapp-installed`;
  if (!isInstalled(lock, note)) {
    console.log('Installing packages (only the first time, and after the lock file has changed)');
    const began = Date.now();
    const progress = setInterval(
      () => console.log(`  still installing (${Math.round((Date.now() - began) / 1000)} s)`),
      15000,
    );
    // The build needs what production alone would leave out.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    await (npm
      ? run(process.execPath, [npm, ...args], 'The packages could not be installed')
      : run('npm', args, 'The packages could not be installed'));
    clearInterval(progress);
  }
  if (!existsSync(note) || readFileSync(note, 'utf8') !== lock) writeFileSync(note, lock);
}

async function main() {
  checkNode();
  await install();
  const { isBuilt } = await import('./build/source-stamp.mjs');
  // In a process of its own, so that what a build needs of memory is given back.
  if (!isBuilt()) await run(process.execPath, [`${root}tools/build.mjs`, '--if-needed'], 'The build failed');
  // In this very process: signals, output and exit code are the server's own.
  await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
}

main().catch((error) => fail(error.stack));
