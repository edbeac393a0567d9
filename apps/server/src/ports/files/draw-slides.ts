import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Milliseconds after which a conversion is ended: some files keep the program busy for ever. */
const LONGEST_MS = 180_000;
/** Nothing answers there: linked pictures of a presentation are not fetched. */
const NOWHERE = 'http://127.0.0.1:9';

export type DrawnSlides =
  | { ok: true; path: string; remove: () => Promise<void> }
  /** `missing`: LibreOffice is not installed. */
  | { ok: false; reason: 'missing' | 'failed' };

/** Converts a presentation into a PDF by LibreOffice, with a profile of its own, so that conversions do not wait for each other. */
export async function drawSlides(path: string, program = 'soffice'): Promise<DrawnSlides> {
  const folder = await mkdtemp(join(tmpdir(), 'slides-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const source = join(folder, 'slides.pptx');
    await symlink(path, source);
    const outcome = await run(program, folder, source);
    const pdf = join(folder, 'slides.pdf');
    if (outcome === 'done' && (await isPdf(pdf))) return { ok: true, path: pdf, remove };
    await remove();
    return { ok: false, reason: outcome === 'missing' ? 'missing' : 'failed' };
  } catch (error) {
    await remove();
    throw error;
  }
}

const isPdf = (path: string): Promise<boolean> =>
  readFile(path).then(
    (content) => content.subarray(0, 5).toString('latin1') === '%PDF-',
    () => false,
  );

function run(program: string, folder: string, source: string): Promise<'done' | 'missing' | 'failed'> {
  const parameters = [
    '--headless',
    '--norestore',
    '--nolockcheck',
    '--nodefault',
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    source,
  ];
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      stdio: 'ignore',
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
      env: { PATH: process.env['PATH'] ?? '', HOME: folder, http_proxy: NOWHERE, https_proxy: NOWHERE },
    });
    child.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ENOENT' ? 'missing' : 'failed'));
    child.on('close', (code) => resolve(code === 0 ? 'done' : 'failed'));
  });
}
