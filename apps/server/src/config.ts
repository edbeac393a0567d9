import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPortSettings } from './config/ports.ts';
import { publishedPasswords } from './http/security/published-passwords.ts';
import { unknownNames } from './config/names.ts';
import { SettingReader, type Environment } from './config/reader.ts';
import type { PortSettings } from './ports/settings.ts';

/** Everything the environment configures. Null: not set, without a default. */
export interface Config {
  /** Of the program itself. */
  version: string;
  /** In production nothing is simulated and no demo data is seeded. */
  production: boolean;
  port: number;
  /** The address to listen on. */
  host: string;
  /** Public URL that browsers use, without a trailing slash. */
  publicUrl: string;
  /** False when `publicUrl` is the default, this machine. */
  publicUrlIsSet: boolean;
  /** Proxies trusted to report the client address, in Fastify's notation; false for none. */
  trustProxy: string | false;
  /** Page that a phone is sent to on 403, 404, 500, 502, 504; null for the built-in page. */
  errorPageUrl: string | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Rate limit per person. Callers without a log-in are counted by address with 20 times this limit, invalid tokens with 5 times. */
  requestsPerMinute: number;
  /** Milliseconds for which pages and answers that are the same for everybody are kept; 0: never. */
  cacheMs: number;
  /** Absolute path of the folder with the embedded database and the files. */
  dataDir: string;
  databaseUrl: string | null;
  /** Maximum number of connections of this process. */
  databasePool: number;
  /** Off for poolers that do not support named prepared statements. */
  databaseNamedStatements: boolean;
  /** Number of processes that serve behind the port; more than one only with `databaseUrl`. */
  processes: number;
  pgBinDir: string | null;
  redisUrl: string | null;
  /** Port and address of the figures for Prometheus; null: none are served. */
  metrics: { port: number; host: string } | null;
  /** Where traces are sent, and which share of them; null: none are recorded. */
  traces: { endpoint: string; share: number } | null;
  /** Fill an empty database with the demo. */
  demo: boolean;
  /** The first member of staff, created when there is none. */
  admin: { email: string; password: string; society: string } | null;
  /** Price of one piece of a text message, in thousandths of a yuan, for estimates. */
  smsPrice: number;
  ports: PortSettings;
}

export type ConfigOutcome = { ok: true; config: Config } | { ok: false; faults: string[] };

/** The root of the project, both from source (`apps/server/src`) and from the bundle (`apps/server/dist`). */
export const projectRoot: string = fileURLToPath(new URL('../../../', import.meta.url));

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };

const shortestPassword = 12;

function readAdmin(read: SettingReader, production: boolean): Config['admin'] {
  if (!read.group(['ADMIN_EMAIL', 'ADMIN_PASSWORD'])) return null;
  const email = (read.text('ADMIN_EMAIL') ?? '').toLowerCase();
  const password = read.text('ADMIN_PASSWORD') ?? '';
  if (!/^\S+@\S+\.\S+$/.test(email)) read.fault('ADMIN_EMAIL', `"${email}" is not an e-mail address`);
  if (password.length < shortestPassword)
    read.fault('ADMIN_PASSWORD', `must have at least ${shortestPassword} characters`);
  if (production && publishedPasswords.includes(password))
    read.fault('ADMIN_PASSWORD', 'is published in the documentation, so everybody knows it; choose another one');
  return { email, password, society: read.text('ADMIN_SOCIETY') ?? 'Society' };
}

function readDemo(read: SettingReader, production: boolean): boolean {
  const demo = read.flag('DEMO', !production);
  if (demo && production) read.fault('DEMO', 'must be off in production: everybody knows the passwords of the demo');
  return demo;
}

/** The embedded database belongs to the process that starts it, so it has only one. */
function readProcesses(read: SettingReader): number {
  const count = read.integer('SERVER_PROCESSES', 1, 64, 1);
  if (count > 1 && read.text('DATABASE_URL') === null)
    read.fault('SERVER_PROCESSES', 'more than one needs DATABASE_URL: the embedded database serves one process');
  return count;
}

function readMetrics(read: SettingReader): Config['metrics'] {
  const port = read.integer('METRICS_PORT', 0, 65_535, 0);
  return port === 0 ? null : { port, host: read.text('METRICS_HOST') ?? '127.0.0.1' };
}

function readTraces(read: SettingReader): Config['traces'] {
  const endpoint = read.address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https']);
  const text = read.text('OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const share = Number(text);
  if (!(share >= 0 && share <= 1)) read.fault('OTEL_TRACES_SAMPLER_ARG', `must be a number from 0 to 1, not "${text}"`);
  return endpoint === null ? null : { endpoint, share };
}

function readTrustProxy(read: SettingReader): string | false {
  const value = read.text('TRUST_PROXY') ?? 'loopback';
  return value === 'off' ? false : value;
}

/**
 * Reads the configuration from the environment. Returns it, or all faults, each naming its setting.
 * @param fromFile names that come from `.env`: an unknown name among them is always a fault
 */
export function readConfig(environment: Environment, fromFile: Iterable<string> = []): ConfigOutcome {
  const read = new SettingReader(environment);
  read.faults.push(...unknownNames(Object.keys(environment), new Set(fromFile)));
  const production = read.choice('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  const port = read.integer('PORT', 1, 65_535, 3000);
  const publicUrl = read.address('PUBLIC_URL', ['http', 'https'], `http://localhost:${port}`);
  const host = read.text('HOST') ?? '127.0.0.1';
  const dataDir = read.text('DATA_DIR') ?? '.data';
  const config: Config = {
    version,
    production,
    port,
    host,
    publicUrl,
    publicUrlIsSet: read.text('PUBLIC_URL') !== null,
    trustProxy: readTrustProxy(read),
    errorPageUrl: read.address('ERROR_PAGE_URL', ['http', 'https']),
    logLevel: read.choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'warn'),
    smsPrice: read.integer('SMS_PRICE', 0, 10_000, 45),
    requestsPerMinute: read.integer('REQUESTS_PER_MINUTE', 1, 1_000_000, 300),
    cacheMs: read.integer('CACHE_MS', 0, 10_000, 1000),
    dataDir: isAbsolute(dataDir) ? dataDir : join(projectRoot, dataDir),
    databaseUrl: read.address('DATABASE_URL', ['postgres', 'postgresql']),
    databasePool: read.integer('DATABASE_POOL', 2, 500, 10),
    databaseNamedStatements: read.flag('DATABASE_NAMED_STATEMENTS', true),
    processes: readProcesses(read),
    pgBinDir: read.text('PG_BIN_DIR'),
    redisUrl: read.address('REDIS_URL', ['redis', 'rediss']),
    metrics: readMetrics(read),
    traces: readTraces(read),
    demo: readDemo(read, production),
    admin: readAdmin(read, production),
    ports: readPortSettings(read, { production, publicUrl, host }),
  };
  return read.faults.length > 0 ? { ok: false, faults: read.faults } : { ok: true, config };
}

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Returns a line for the operator of a production server when other machines cannot open its links, or open them without encryption;
 * null when all is well.
 */
export function publicUrlWarning({ production, publicUrl, publicUrlIsSet }: Config): string | null {
  if (!production) return null;
  const { hostname, protocol } = new URL(publicUrl);
  if (!loopback.test(hostname))
    return protocol === 'https:'
      ? null
      : `PUBLIC_URL is ${publicUrl}, without encryption: passwords and answers can be read on the way, and phones refuse camera, location and passkeys. Put the server behind https and write https:// here.`;
  const cause = publicUrlIsSet
    ? `PUBLIC_URL is ${publicUrl}, which only this machine can open`
    : 'PUBLIC_URL is not set';
  return `${cause}: links in messages and payment notices will not find this server.`;
}

/** A line for the operator when nobody can log in to the console, with the two ways to create the first member of staff. */
export const noStaffAdvice = (link: string): string =>
  `Nobody can log in to the console yet. Open ${link} and create the owner, who invites everybody else; or set ADMIN_EMAIL and ADMIN_PASSWORD (at least 12 characters) and start again.`;
