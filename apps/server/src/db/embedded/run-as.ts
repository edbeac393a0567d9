import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The user and the command with which PostgreSQL programs are started. */
export interface RunAs {
  /** Set when this process runs as root, which PostgreSQL refuses: the owner of the folders. */
  user?: { uid: number; gid: number };
  /** True when the kernel stops PostgreSQL once this process has ended, for any reason. */
  diesWithUs: boolean;
  /** Returns the command to spawn instead of the program itself. */
  command(program: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
}

export type RunAsOutcome = { ok: true; runAs: RunAs } | { ok: false; fault: string };

/** By convention the user without any rights. */
const nobody = 65_534;
/** Capability bits: pass through any folder, and keep that right after changing the user. */
const passAnyFolder = (1n << 2n) | (1n << 8n); // CAP_DAC_READ_SEARCH, CAP_SETPCAP

function findSetpriv(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const found = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  // The `setpriv` of busybox has none of the options needed here.
  return found === undefined || realpathSync(found).includes('busybox') ? undefined : found;
}

function mayPassAnyFolder(): boolean {
  const permitted = /^CapPrm:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return permitted !== undefined && (BigInt(`0x${permitted}`) & passAnyFolder) === passAnyFolder;
}

/** Returns the first folder on the path that other users cannot pass through. */
function closedFolder(path: string): string | undefined {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

function asNormalUser(setpriv: string | undefined): RunAs {
  if (setpriv === undefined) return { diesWithUs: false, command: (file, args) => ({ file, args }) };
  return {
    diesWithUs: true,
    command: (program, args) => ({ file: setpriv, args: ['--pdeathsig=INT', program, ...args] }),
  };
}

/**
 * Decides which user runs PostgreSQL, which never runs as root: when started by root, the owner of the cluster, or nobody. With
 * `setpriv` and the capability to pass through any folder this also works below folders closed to others (a clone under /root, for
 * example), and the kernel interrupts PostgreSQL when this process ends, even by `kill -9`.
 * @param clusterFolder the cluster; need not exist yet
 * @param programFolder the folder of the programs
 */
export function decideRunAs(clusterFolder: string, programFolder: string): RunAsOutcome {
  const setpriv = findSetpriv();
  const own = process.getuid?.();
  const owner = existsSync(join(clusterFolder, 'PG_VERSION')) ? statSync(clusterFolder) : undefined;
  if (own === undefined) return { ok: true, runAs: asNormalUser(undefined) };
  if (own !== 0) {
    if (owner && owner.uid !== own) {
      return {
        ok: false,
        fault: `The database in ${clusterFolder} belongs to user ${owner.uid}, this is user ${own}. Start as the user who made it (root, if it was made by root), or choose another DATA_DIR`,
      };
    }
    return { ok: true, runAs: asNormalUser(setpriv) };
  }
  if (process.platform !== 'linux')
    return { ok: false, fault: 'The database cannot run as root on this system: start as a normal user' };
  if (owner?.uid === 0)
    return {
      ok: false,
      fault: `The database in ${clusterFolder} belongs to root, as whom PostgreSQL does not run. Give it away: chown -R ${nobody}:${nobody} ${clusterFolder}`,
    };
  const user = { uid: owner?.uid ?? nobody, gid: owner?.gid ?? nobody };
  if (setpriv !== undefined && mayPassAnyFolder()) {
    const options = [
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      '--pdeathsig=INT',
      // Otherwise access(2), with which PostgreSQL looks for its own programs, would ignore the capability.
      '--securebits=+no_setuid_fixup',
      '--inh-caps=+dac_read_search',
      '--ambient-caps=+dac_read_search',
    ];
    return {
      ok: true,
      runAs: {
        user,
        diesWithUs: true,
        command: (program, args) => ({ file: setpriv, args: [...options, program, ...args] }),
      },
    };
  }
  const closed = closedFolder(dirname(clusterFolder)) ?? closedFolder(programFolder);
  if (closed !== undefined) {
    return {
      ok: false,
      fault: `Started by root, the database runs as user ${user.uid}, who may not pass through ${closed}. Start as a normal user, or open the folder: chmod o+x ${closed}`,
    };
  }
  if (setpriv === undefined)
    return { ok: true, runAs: { user, diesWithUs: false, command: (file, args) => ({ file, args, ...user }) } };
  const options = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--pdeathsig=INT'];
  return {
    ok: true,
    runAs: {
      user,
      diesWithUs: true,
      command: (program, args) => ({ file: setpriv, args: [...options, program, ...args] }),
    },
  };
}
