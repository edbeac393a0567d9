// `npm start`: from a fresh clone to a running server, with nothing but Node. Nothing here may need a package.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { followNpm } from './build/follow-npm.mjs';
import { installPackages } from './build/install.mjs';

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

function build() {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`${root}tools/build.mjs`, '--if-needed'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => fail(`The build failed: ${error.message}`));
    child.on('exit', (code) => (code === 0 ? resolve() : fail('The build failed')));
  });
}

async function main() {
  checkNode();
  followNpm();
  if (!(await installPackages())) fail('The packages could not be installed');
  const { isBuilt } = await import('./build/source-stamp.mjs');
  // In a child process, so that the memory of a build is released.
  if (!isBuilt()) await build();
  // In this process: signals, output and exit code are the server's.
  await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
}

main().catch((error) => fail(error.stack));
