import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { assetSecurity } from '../../../http/security/content-security.ts';
import { ExpiringCache } from '../../../http/serving/expiring-cache.ts';
import { sentViewer } from '../../../http/security/media-pass.ts';
import { MEDIA_FILE, MEDIA_FOLDER, MEDIA_PREFIX, STAFF_COOKIE, STAFF_PREFIX } from '../../../ports/media/address.ts';
import type { MediaRead } from '../../../ports/media/media.ts';
import { askedRange } from '../../files/reader-range.ts';
import { maySee, mayStaffSee, type MediaQuestion } from './access.ts';

/** Milliseconds that a granted right to a folder is cached while a person watches: a film stops within a minute after a refund. */
const ASKED_EVERY_MS = 15_000;
const REFUSED_FOR_MS = 1_000;
/** Maximum bytes per range answer of a film: the right is checked again for the next. */
const LARGEST_PART = 4 * 1024 * 1024;

interface MediaRoute {
  Params: { expires: string; signature: string; folder: string; file: string };
}

/** Serves films and live pictures to the browser that an address was signed for, while its person may watch. */
export function serveMedia(app: FastifyInstance, dependencies: AppDependencies): void {
  const { db, ports, clock } = dependencies;
  const { media } = ports;
  const options = { config: { rateLimit: false }, helmet: assetSecurity } as const;
  const place = () => ({ db, media, now: clock() });
  const viewers = asked(dependencies, (question) => maySee(place(), question));

  // For nginx, which checks signatures itself and caches this answer for some seconds (deploy/live/media.conf).
  app.get<{ Params: { folder: string } }>(`${MEDIA_PREFIX}/may/:folder`, options, async (request, reply) => {
    const { folder } = request.params;
    const viewer = sentViewer(request.headers.cookie ?? '');
    const may = viewer !== null && MEDIA_FOLDER.test(folder) && (await viewers({ folder, viewer }));
    return refuse(reply, may ? 204 : 403);
  });

  const serve = (prefix: string, cookie: string | undefined, mayNow: typeof viewers) =>
    app.get<MediaRoute>(`${prefix}/:expires/:signature/:folder/:file`, options, async (request, reply) => {
      const { expires, signature, folder, file } = request.params;
      const viewer = sentViewer(request.headers.cookie ?? '', cookie);
      if (!/^\d{1,12}$/.test(expires) || !MEDIA_FOLDER.test(folder) || !MEDIA_FILE.test(file))
        return refuse(reply, 404);
      if (viewer === null) return refuse(reply, 403);
      const verdict = media.judge({ expires: Number(expires), folder, viewer }, signature, clock());
      if (verdict !== 'open') return refuse(reply, verdict === 'over' ? 410 : 403);
      if (!(await mayNow({ folder, viewer }))) return refuse(reply, 403);
      const found = await media.read(folder, file);
      return found ? give(request, reply, found) : refuse(reply, 404);
    });
  serve(MEDIA_PREFIX, undefined, viewers);
  serve(
    STAFF_PREFIX,
    STAFF_COOKIE,
    asked(dependencies, (question) => mayStaffSee(place(), question)),
  );
}

/** Checks rights through a cache of some seconds. */
function asked({ clock }: AppDependencies, ask: (question: MediaQuestion) => Promise<boolean>) {
  const rights = new ExpiringCache((may) => (may ? ASKED_EVERY_MS : REFUSED_FOR_MS));
  return (question: MediaQuestion) =>
    rights.ask(`${question.viewer} ${question.folder}`, clock().getTime(), () => ask(question));
}

function refuse(reply: FastifyReply, status: number) {
  return reply.status(status).header('cache-control', 'no-store').send();
}

/** Not cached: a replay is requested again. */
async function give(request: FastifyRequest<MediaRoute>, reply: FastifyReply, found: MediaRead) {
  const { size, type, modifiedAt } = found;
  reply
    .header('content-type', type)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes')
    .header('last-modified', modifiedAt.toUTCString());
  const asked = askedRange(request.headers.range, size);
  if (asked.kind === 'none') {
    await found.close();
    return reply.status(416).header('content-range', `bytes */${size}`).send();
  }
  if (asked.kind !== 'part') return reply.header('content-length', size).send(found.stream());
  const { from } = asked.range;
  const to = Math.min(asked.range.to, from + LARGEST_PART - 1);
  return reply
    .status(206)
    .header('content-range', `bytes ${from}-${to}/${size}`)
    .header('content-length', to - from + 1)
    .send(found.stream({ from, to }));
}
