import { totalmem } from 'node:os';

const mebibyte = 1024 * 1024;

export interface ServerSettings {
  /** Where the socket lies; undefined where there are none (Windows), then `port` on loopback. */
  socketFolder?: string;
  port: number;
  maxConnections: number;
  /** False only for tests: nothing then survives a power cut. */
  durable: boolean;
}

/** The arguments of `postgres` beside `-D`: nobody outside this machine's user reaches it; sized for a small box. */
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
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(settings.socketFolder === undefined
      ? {}
      : { unix_socket_directories: settings.socketFolder, unix_socket_permissions: '0700' }),
    ...(settings.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
