import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './config.ts';
import { serveProgrammePdf } from './features/agenda/handlers-pdf.ts';
import { serveProgrammes } from './features/agenda/handlers-files.ts';
import { programmeOf } from './features/agenda/queries-released.ts';
import { serveSchedules } from './features/agenda/handlers-schedule.ts';
import { hearStreamServers } from './features/live/handlers-hooks.ts';
import { serveEntrances } from './features/live/handlers-entrances.ts';
import { serveLiveSockets } from './features/live/handlers-socket.ts';
import { receivePaymentNotices } from './features/orders/handlers-notices.ts';
import { servePaperLists } from './features/papers/handlers-files.ts';
import { servePosterSheets } from './features/papers/handlers-sheets.ts';
import { serveStoredFiles } from './features/files/handlers-stored-files.ts';
import { serveMedia } from './features/video/handlers-media.ts';
import { serveTaskFiles } from './features/tasks/handlers-file.ts';
import { handlers } from './handlers.ts';
import { bindCalls } from './http/bind.ts';
import { compressAnswers } from './http/compression.ts';
import { contentSecurity } from './http/content-security.ts';
import type { AppDependencies } from './http/dependencies.ts';
import { answerFailures } from './http/failures.ts';
import { answerHealth } from './http/health.ts';
import { readJson } from './http/json-bodies.ts';
import { limitRequests } from './http/limits.ts';
import { LARGEST_FILE } from './http/multipart.ts';
import { serveOpenApi } from './http/openapi.ts';
import { servePages } from './http/pages.ts';
import { SIMULATOR_PREFIX } from './ports/ports.ts';

const LARGEST_BODY = 512 * 1024;

const built = { attendee: join(projectRoot, 'apps/attendee/dist'), console: join(projectRoot, 'apps/console/dist') };

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };

/** The whole application as a plain function; it listens to nothing by itself. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, ports } = dependencies;
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    trustProxy: config.trustProxy,
  });
  answerFailures(app);
  compressAnswers(app);
  await app.register(helmet, contentSecurity(config));
  await app.register(multipart, { limits: { fileSize: LARGEST_FILE, files: 1, fields: 10 } });
  await limitRequests(app, dependencies);
  readJson(app);
  answerHealth(app, dependencies);
  serveOpenApi(app, version);
  bindCalls(app, { ...dependencies, handlers });
  await app.register(async (scope) => receivePaymentNotices(scope, dependencies));
  await app.register(async (scope) => hearStreamServers(scope, dependencies));
  serveEntrances(app, dependencies);
  serveLiveSockets(app, dependencies);
  serveStoredFiles(app, dependencies);
  serveMedia(app, dependencies);
  serveTaskFiles(app, dependencies);
  serveProgrammes(app, dependencies);
  servePaperLists(app, dependencies);
  servePosterSheets(app, dependencies);
  serveProgrammePdf(app, dependencies);
  serveSchedules(app, dependencies);
  if (ports.simulator) await app.register(ports.simulator, { prefix: SIMULATOR_PREFIX });
  await servePages(app, built, { ...dependencies, handlers }, (conferenceId, number) =>
    programmeOf(dependencies.db, conferenceId, number),
  );
  return app;
}
