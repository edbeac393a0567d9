import { totalmem } from 'node:os';

const mebibyte = 1024 * 1024;

export interface ServerSettings {
  /** Folder of the socket; undefined on systems without sockets (Windows), which use `port` on loopback. */
  socketFolder?: string;
  port: number;
  maxConnections: number;
  /** False only in tests: data then does not survive a power failure. */
  durable: boolean;
}

/** Returns the arguments of `postgres` besides `-D`: reachable only by this user on this machine; sized for a small server. */
export function settingArguments(settings: ServerSettings): string[] {
  const shared = Math.min(256, Math.max(64, Math.floor(totalmem() / mebibyte / 16)));
  const chosen: Record<string, string | number> = {
    listen_addresses: settings.socketFolder === undefined ? '127.0.0.1' : '',
    port: settings.port,
    max_connections: settings.maxConnections,
    shared_buffers: `${shared}MB`,
    max_wal_size: '1GB',
    jit: 'off',
    random_page_cost: 1.1,
    // After a crash every file is flushed before the database accepts connections; one `syncfs` call for the whole file system takes a
    // tenth of the time.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(settings.socketFolder === undefined
      ? {}
      : { unix_socket_directories: settings.socketFolder, unix_socket_permissions: '0700' }),
    ...(settings.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
