import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { projectRoot } from './config.ts';
import { serveProgrammePdf } from './features/agenda/pdf/handlers.ts';
import { serveProgrammes } from './features/agenda/release/handlers-files.ts';
import { programmeOf } from './features/agenda/release/queries-cached-programmes.ts';
import { serveSpeakerCalendars } from './features/speakers/task/handlers-calendar.ts';
import { serveAgreements } from './features/speakers/agreement/handlers-files.ts';
import { serveAnswerFiles } from './features/registration/answer-file/handlers-files.ts';
import { serveReceipts } from './features/speakers/receipt/handlers-files.ts';
import { serveSlides } from './features/speakers/slides/handlers-files.ts';
import { serveSchedules } from './features/agenda/exchange/handlers-schedule.ts';
import { serveIssuers } from './features/certificates/credential/handlers.ts';
import { serveJudgements } from './features/certificates/judgement/handlers.ts';
import { serveVerification } from './features/certificates/verification/handlers.ts';
import { serveOpenDocument } from './features/developers/document/handlers.ts';
import { receiveStreamCallbacks } from './features/live/signal/handlers.ts';
import { serveEntrances } from './features/live/entrance/handlers.ts';
import { serveLiveSockets } from './features/live/runtime/socket.ts';
import { serveInboxSockets } from './features/messages/inbox/runtime/socket.ts';
import { serveUnsubscribing } from './features/messages/letter/handlers.ts';
import { serveOpening } from './features/messages/letter/handlers-open.ts';
import { receiveMessengerEvents } from './features/messages/report/handlers-messenger.ts';
import { receiveShortMessageReports } from './features/messages/report/handlers.ts';
import { serveSandboxCashier } from './features/orders/sandbox-payment/handlers.ts';
import { receivePaymentNotices } from './features/orders/settlement/handlers.ts';
import { servePaperLists } from './features/papers/list/handlers-files.ts';
import { servePosterSheets } from './features/papers/poster/handlers-sheet.ts';
import { serveStoredFiles } from './features/files/handlers-stored-files.ts';
import { serveMedia } from './features/video/media/handlers.ts';
import { serveTaskFiles } from './features/tasks/handlers-file.ts';
import { grouped, handlers, openHandlers } from './handlers.ts';
import { labelAnswerFaults } from './features/registration/form/queries.ts';
import { bindOpenCalls } from './http/calls/bind-open.ts';
import { bindCalls } from './http/calls/bind.ts';
import { compressAnswers } from './http/serving/compression.ts';
import { contentSecurity } from './http/security/content-security.ts';
import { setSecurityHeaders } from './http/security/security-headers.ts';
import type { AppDependencies } from './http/calls/dependencies.ts';
import { answerFailure, answerFailures } from './http/calls/failures.ts';
import { answerHealth } from './http/serving/health.ts';
import { CachedLogIns } from './http/security/cached-log-ins.ts';
import { CONFIGURATION_CHANGED, ConfigurationVersions, useVersions } from './db/rows/configuration-versions.ts';
import { readJson } from './http/bodies/json-bodies.ts';
import { discardUnreadBodies } from './http/bodies/unread-bodies.ts';
import { refuseUnsafeAddresses } from './http/bodies/unreadable.ts';
import { limitRequests } from './http/security/limits.ts';
import { formOptions } from './http/bodies/multipart.ts';
import { serverWithCache } from './http/serving/cached-first.ts';
import { ResponseCache } from './http/serving/response-cache.ts';
import { serveOpenApi } from './http/serving/openapi.ts';
import { traceOfLog } from './http/telemetry/traces.ts';
import { servePages } from './http/painting/pages.ts';
import { wake } from './jobs/woken.ts';
import { SIMULATOR_PREFIX } from './ports/ports.ts';

const LARGEST_BODY = 512 * 1024;

const built = {
  attendee: join(projectRoot, 'apps/attendee/dist'),
  console: join(projectRoot, 'apps/console/dist'),
  reference: join(projectRoot, 'apps/reference/dist'),
};

/** Builds the whole application as a plain function; does not listen. */
export async function buildApp(given: AppDependencies): Promise<FastifyInstance> {
  const { config, ports } = given;
  const logIns = await CachedLogIns.open(ports.fanOut);
  const dependencies = { ...given, logIns };
  const kept = new ResponseCache(config.cacheMs);
  const forget = await ports.fanOut.listen('published', () => kept.clear());
  const versions = new ConfigurationVersions({ ms: config.cacheMs, hears: () => ports.fanOut.hears() });
  useVersions(given.db, versions);
  const forgetVersions = await ports.fanOut.listen(CONFIGURATION_CHANGED, (id) =>
    versions.forget(id === null ? null : Number(id)),
  );
  // Triggers notify of written events (0204_webhook_written.sql).
  const wakeWebhooks = await ports.fanOut.listen('webhook_written', () => wake('developers.deliver'));
  const app = Fastify({
    serverFactory: serverWithCache(kept),
    logger: { level: config.logLevel, mixin: traceOfLog },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    trustProxy: config.trustProxy,
    frameworkErrors: answerFailure,
    // Longer than any header: the schema of a call refuses a part of an address, not the router.
    routerOptions: { maxParamLength: 16_384 },
  });
  app.addHook('onClose', async () => {
    forget();
    forgetVersions();
    wakeWebhooks();
    useVersions(given.db, null);
    logIns.close();
  });
  ports.loopback.attach(app);
  app.decorateReply('refused', '');
  given.traces?.traceRequests(app);
  given.metrics?.measureRequests(app);
  given.metrics?.countCached(kept);
  answerFailures(app);
  compressAnswers(app);
  discardUnreadBodies(app);
  setSecurityHeaders(app, contentSecurity(config));
  await app.register(multipart, formOptions);
  await limitRequests(app, dependencies);
  refuseUnsafeAddresses(app);
  readJson(app);
  answerHealth(app, dependencies);
  serveOpenApi(app, config.version);
  bindCalls(app, { ...dependencies, handlers, grouped, kept, labelFaults: labelAnswerFaults });
  await app.register(async (scope) => bindOpenCalls(scope, openHandlers, dependencies));
  await app.register(async (scope) => receivePaymentNotices(scope, dependencies));
  await app.register(async (scope) => receiveStreamCallbacks(scope, dependencies));
  await app.register(async (scope) => receiveShortMessageReports(scope, dependencies));
  await app.register(async (scope) => receiveMessengerEvents(scope, dependencies));
  await app.register(async (scope) => serveUnsubscribing(scope, dependencies));
  await app.register(async (scope) => serveSandboxCashier(scope, dependencies));
  await app.register(async (scope) => serveOpening(scope, dependencies));
  await app.register(async (scope) => serveVerification(scope, dependencies));
  serveOpenDocument(app, dependencies);
  await app.register(async (scope) => serveJudgements(scope, dependencies));
  serveIssuers(app, dependencies);
  serveEntrances(app, dependencies);
  serveLiveSockets(app, dependencies);
  serveInboxSockets(app, dependencies);
  serveStoredFiles(app, dependencies);
  serveMedia(app, dependencies);
  serveTaskFiles(app, dependencies);
  serveProgrammes(app, dependencies);
  servePaperLists(app, dependencies);
  servePosterSheets(app, dependencies);
  serveProgrammePdf(app, dependencies);
  serveSchedules(app, dependencies);
  serveSlides(app, dependencies);
  serveAgreements(app, dependencies);
  serveReceipts(app, dependencies);
  serveAnswerFiles(app, dependencies);
  serveSpeakerCalendars(app, dependencies);
  if (ports.simulator) await app.register(ports.simulator, { prefix: SIMULATOR_PREFIX });
  await servePages(app, built, { ...dependencies, handlers, kept }, (conferenceId, number) =>
    programmeOf(dependencies.db, conferenceId, number),
  );
  return app;
}
