import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram, type Programs } from './programs.ts';

/** The user and the database that everything of ours lives in. */
export const clusterUser = 'meetingapp';

export type ClusterOutcome = { ok: true; created: boolean } | { ok: false; fault: string };

/** Makes a folder only its owner may enter, and gives it to whom the database runs as. */
export async function ownFolder(folder: string, programs: Programs): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { user } = programs.runAs;
  if (user) await chown(folder, user.uid, user.gid);
}

/**
 * Character classes must know Chinese, or trigram search finds nothing in it; the order of text must not depend on the
 * machine. Version 17 and later bring such a locale; the name for the character classes differs between systems.
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

/** The password of the cluster where it listens on the network (Windows); made once, kept beside it. */
export async function readPassword(file: string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return known;
  const fresh = randomBytes(24).toString('hex');
  await writeFile(file, fresh, { mode: 0o600 });
  return fresh;
}

/**
 * The cluster in `folder`, made when there is none. It is made in a folder beside it and renamed when complete, so that
 * a machine switched off in the middle leaves nothing that looks like a database.
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
