import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const note = `${root}node_modules/.meetingapp-installed`;

/** True when the packages are installed and match the lock file. */
function isInstalled(lock) {
  const hidden = `${root}node_modules/.package-lock.json`;
  if (!existsSync(hidden)) return false;
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return true;
  // Installed by hand, after the lock file was last changed.
  return statSync(hidden).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
}

function npm(args) {
  const own = process.env.npm_execpath;
  const [file, ...words] = own ? [process.execPath, own, ...args] : ['npm', ...args];
  return new Promise((resolve) => {
    const shell = file === 'npm' && process.platform === 'win32';
    const child = spawn(file, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Installs the packages when they are missing or do not match the lock file. Resolves to whether they are there now. */
export async function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (!isInstalled(lock)) {
    console.log('Installing packages (only the first time, and after the lock file has changed)');
    const began = Date.now();
    const said = () => console.log(`  still installing (${Math.round((Date.now() - began) / 1000)} s)`);
    const progress = setInterval(said, 15000);
    // The build needs packages that a production install would omit.
    const installed = await npm([
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    clearInterval(progress);
    if (!installed) return false;
  }
  if (!existsSync(note) || readFileSync(note, 'utf8') !== lock) writeFileSync(note, lock);
  return true;
}
