import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { headlessShell, systemChromium } from './chromium.mjs';
import { run } from './run.mjs';

const root = new URL('../../', import.meta.url);
const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, root));

/** Installs Chromium, and fonts that can draw Chinese. */
export async function prepareBrowser() {
  // Optional, but the tests are faster in it; when it cannot be installed quickly, the full browser is used.
  if (!process.env.CHROMIUM && !existsSync(headlessShell)) await install('chromium-headless-shell');
  const wanted = [...(hasBrowser() ? [] : ['chromium']), ...(hasChineseFont() ? [] : ['fonts-noto-cjk'])];
  if (wanted.length === 0) return true;
  if (await install(...wanted)) return true;
  if (wanted.includes('fonts-noto-cjk'))
    console.log('No font for Chinese was found: pictures will show boxes. Install fonts-noto-cjk or the like.');
  if (hasBrowser() || (await run('npx', ['playwright', 'install', 'chromium']))) return true;
  console.error(
    [
      'The browser tests need Chromium, and it could not be installed here. Either',
      '  install it with the package manager of this system (on Debian, as root: apt-get install chromium fonts-noto-cjk),',
      '  or set CHROMIUM to the path of a Chromium or Chrome,',
      '  or run the other stages alone: npm test -- check unit api build',
    ].join('\n'),
  );
  return false;
}

/**
 * Installs a second program that reads and writes workbooks, to compare the product's with. Its tests are skipped when it cannot be
 * installed.
 */
export async function prepareSheetReader() {
  if (!hasOpenpyxl() && !(await install('python3-openpyxl')))
    console.log('openpyxl was not found: workbooks are not opened with another program (on Debian: python3-openpyxl).');
  return true;
}

function hasOpenpyxl() {
  try {
    execFileSync('/usr/bin/python3', ['-c', 'import openpyxl'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes apt fail fast without a network. */
const patience = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];

/** @param {...string} packages */
async function install(...packages) {
  return (
    canUseApt() &&
    (await run('apt-get', [...patience, 'update', '-qq'])) &&
    (await run('apt-get', [...patience, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    }))
  );
}

function hasBrowser() {
  if (systemChromium()) return true;
  try {
    const words = [
      '-e',
      "import('@playwright/test').then(({chromium}) => process.exit(require('node:fs').existsSync(chromium.executablePath()) ? 0 : 1))",
    ];
    execFileSync(process.execPath, words, { cwd: at('e2e'), stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function hasChineseFont() {
  if (process.platform !== 'linux') return true;
  try {
    return execFileSync('fc-list', [':lang=zh', 'file'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

function canUseApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
