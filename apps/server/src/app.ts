import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { receivePaymentNotices } from './features/orders/handlers-notices.ts';
import { serveStoredFiles } from './features/files/handlers-stored-files.ts';
import { bindCalls } from './http/bind.ts';
import { contentSecurity } from './http/content-security.ts';
import { answerFailures } from './http/failures.ts';
import { answerHealth } from './http/health.ts';
import { limitRequests } from './http/limits.ts';
import { servePages } from './http/pages.ts';
import { SIMULATOR_PREFIX, type Ports } from './ports/ports.ts';

/** 10 MB: a photograph from a phone. */
const LARGEST_FILE = 10 * 1024 * 1024;
const LARGEST_BODY = 512 * 1024;

export interface AppDependencies {
  config: Config;
  db: Database;
  ports: Ports;
  /** The server's clock; tests set their own. */
  clock: () => Date;
  /** Whether start-up is done: migrated, worker up. */
  ready: () => boolean;
}

/** The whole application as a plain function; it listens to nothing by itself. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, ports } = dependencies;
  const app = Fastify({
    logger: { level: config.logLevel },
    disableRequestLogging: true,
    bodyLimit: LARGEST_BODY,
    trustProxy: config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
  });
  answerFailures(app);
  await app.register(helmet, contentSecurity(config));
  await app.register(multipart, { limits: { fileSize: LARGEST_FILE, files: 1, fields: 10 } });
  await limitRequests(app, config);
  answerHealth(app, dependencies);
  bindCalls(app, dependencies);
  await app.register(async (scope) => receivePaymentNotices(scope, dependencies));
  serveStoredFiles(app, dependencies);
  if (ports.simulator) await app.register(ports.simulator, { prefix: SIMULATOR_PREFIX });
  await servePages(app, dependencies);
  return app;
}
