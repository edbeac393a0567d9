import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram, type Programs } from './programs.ts';

/** User and database name of the embedded cluster. */
export const clusterUser = 'meetingapp';

export type ClusterOutcome = { ok: true; created: boolean } | { ok: false; fault: string };

/** Creates a folder that only its owner can enter, and gives it to the user that the database runs as. */
export async function ownFolder(folder: string, programs: Programs): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { user } = programs.runAs;
  if (user) await chown(folder, user.uid, user.gid);
}

/**
 * Locale options for `initdb`, in order of preference. Character classes must know Chinese, or trigram search finds nothing in it; the
 * sort order must not depend on the machine. Version 17 and later include such a locale; its name for character classes differs
 * between systems.
 */
function localeChoices(major: number): string[][] {
  const order = major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C'];
  const names = { darwin: ['C.UTF-8', 'en_US.UTF-8'], win32: ['en-US'] }[process.platform as string] ?? [
    'C.UTF-8',
    'en_US.UTF-8',
  ];
  return names.map((name) => [...order, `--lc-ctype=${name}`]);
}

async function initialise(
  folder: string,
  programs: Programs,
  options: { durable: boolean; passwordFile?: string },
): Promise<string | undefined> {
  const { binaries } = programs;
  const access =
    options.passwordFile === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${options.passwordFile}`];
  let said = '';
  for (const locale of localeChoices(binaries.major)) {
    await rm(folder, { recursive: true, force: true });
    await ownFolder(folder, programs);
    const done = await runProgram(programs, binaries.initdb, [
      '-D',
      folder,
      '-U',
      clusterUser,
      '-E',
      'UTF8',
      ...locale,
      ...access,
      ...(options.durable ? [] : ['-N']),
    ]);
    if (done.ok) return undefined;
    said = done.said;
  }
  return said;
}

/** Returns the password of a cluster that listens on the network (Windows); created once and saved beside the cluster. */
export async function readPassword(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return known;
  const fresh = randomBytes(24).toString('hex');
  await writeFile(file, fresh, { mode: 0o600 });
  return fresh;
}

/**
 * Creates the cluster in `folder` when there is none. It is created in a neighbouring folder and renamed when complete, so that a
 * power failure leaves nothing that looks like a database.
 */
export async function ensureCluster(
  folder: string,
  programs: Programs,
  options: { durable: boolean; passwordFile?: string },
): Promise<ClusterOutcome> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  const { major } = programs.binaries;
  if (version !== undefined) {
    if (Number.parseInt(version, 10) === major) return { ok: true, created: false };
    return {
      ok: false,
      fault: `The database in ${folder} was made by PostgreSQL ${version.trim()}, the programs are of version ${major}. Name those of ${version.trim()} by PG_BIN_DIR, or move the data over (see deploy/run-book.md)`,
    };
  }
  if ((await readdir(folder).catch(() => [])).length > 0) {
    return {
      ok: false,
      fault: `${folder} holds files, but not a database. Move them away, or choose another DATA_DIR`,
    };
  }
  const fresh = `${folder}.tmp`;
  const said = await initialise(fresh, programs, options);
  if (said !== undefined) return { ok: false, fault: `The database could not be created in ${folder}: ${said}` };
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
  return { ok: true, created: true };
}
