import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basePath, matchPath, respelled } from '@meetingapp/contract/paths.ts';
import { surroundingsOf } from '../calls/bind.ts';
import type { BoundDependencies } from '../calls/dependencies.ts';
import { bootScript, firstAnswers, cachedBootScript } from './boot.ts';
import { assetSecurity, workerSecurity } from '../security/content-security.ts';
import { serveInstallable } from './installable.ts';
import { moveLinkLogIn } from './link-log-in.ts';
import { homePreload, isOn } from './home-preload.ts';
import { isHeavy } from './inline-styles.ts';
import { languageOf, rememberedLanguage } from '../calls/language.ts';
import { framePolicy } from '../security/frame-policy.ts';
import { readFrame } from './page-frame.ts';
import { ownScreen, readScreens } from './preload.ts';
import { programmeIn, type Programmes } from './painted-programme.ts';
import { loadPainter, type Painted } from './paint.ts';
import { EncodedText } from '../serving/encoded.ts';
import { levels } from '../serving/compression.ts';
import { CachedResponse, pageKey, sendCached } from '../serving/response-cache.ts';

const consolePath = '/console';
const referencePath = `${consolePath}/reference`;
const year = '365d';

/** Folders of the built apps; a missing one is not served. */
export interface Built {
  attendee: string;
  console: string;
  /** The page of the open interface's document. */
  reference: string;
}

/**
 * Serves the built phone app and console. Assets are immutable; a page is the app's frame with the answers of its first calls and
 * preload links for its parts.
 */
export async function servePages(
  app: FastifyInstance,
  built: Built,
  dependencies: BoundDependencies,
  programmes: Programmes,
): Promise<void> {
  app.get('/', (_request, reply) => reply.redirect(`${basePath}/`));
  if (existsSync(join(built.attendee, 'index.html')))
    await serveAttendee(app, built.attendee, dependencies, programmes);
  if (existsSync(join(built.console, 'index.html'))) await serveConsole(app, built.console, consolePath);
  if (existsSync(join(built.reference, 'index.html'))) await serveConsole(app, built.reference, referencePath);
}

async function serveAttendee(
  app: FastifyInstance,
  folder: string,
  dependencies: BoundDependencies,
  programmes: Programmes,
): Promise<void> {
  const frame = readFrame(folder);
  const screens = readScreens(folder);
  const painter = await loadPainter(folder);
  const origin = dependencies.config.publicUrl;
  await serveAssets(app, folder, basePath, true);
  serveInstallable(app, folder, basePath);
  app.get(`${basePath}`, (_request, reply) => reply.redirect(`${basePath}/`));
  // The page that the phone's worker stores and shows at any address when offline.
  app.get(`${basePath}/offline-frame`, (request, reply) => {
    const boot = cachedBootScript(surroundingsOf(request, dependencies));
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(frame({ name: null, address: null, language: 'zh', painted: null, head: null, origin, boot }));
  });
  app.get<{ Params: { '*': string } }>(`${basePath}/*`, async (request, reply) => {
    if (moveLinkLogIn(request, reply, dependencies.config)) return reply;
    const right = respelled(request.url.slice(basePath.length));
    if (right) return reply.redirect(basePath + right, 308);
    const match = matchPath(`/${request.params['*']}`);
    const query = textQuery(request);
    const language = languageOf(query.lang ?? rememberedLanguage(request.headers.cookie));
    const surroundings = { ...surroundingsOf(request, dependencies), language };
    reply.type('text/html; charset=utf-8');
    // Programs read how many requests are left, not browsers; a page has to fit the first ten segments.
    for (const name of limitHeaders) reply.removeHeader(name);
    if (!match) {
      const boot = bootScript({ calls: [], screen: null, painted: false }, surroundings);
      const text = frame({ name: null, address: null, language, painted: null, head: null, origin, boot });
      return sendCached(
        request.raw,
        reply.status(404).header('cache-control', 'no-cache'),
        new CachedResponse(new EncodedText(text, levels.page)),
      );
    }
    // Without a language in the address the page depends on the one that the phone remembers, so only this phone may store it.
    if (query.lang === undefined) reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
    else reply.headers({ 'cache-control': FOR_EVERYBODY, vary: 'accept-encoding' });
    const make = async (): Promise<CachedResponse> => {
      const { calls, whole } = await firstAnswers(match, query, surroundings, dependencies);
      const search = /\?[^#]*/.exec(request.url)?.[0] ?? '';
      const shown = homePreload(match, query, calls, search);
      const painted =
        whole && isOn(calls) && painter
          ? await painter.paint(
              { ...shown, language, calls, programme: await programmeIn(calls, programmes) },
              surroundings,
            )
          : null;
      const { name, address } = shown;
      const head =
        painted ?? (painter && (await painter.head({ ...shown, language, calls, programme: null }, surroundings)));
      const draw = (): EncodedText => {
        const boot = bootScript(
          { calls, screen: ownScreen(screens, name, language), painted: painted !== null },
          painted ? { ...surroundings, now: painted.at } : surroundings,
        );
        const text = frame({ name, address, language, painted, head, origin, boot });
        if (!painted) return new EncodedText(text, levels.page);
        const isWorthIt = painted.again || (name !== null && isHeavy(name));
        if (isWorthIt) return new EncodedText(text, levels.paintedAgain);
        return new EncodedText(text, text.length > LONG ? levels.paintedLong : levels.painted);
      };
      const response = new CachedResponse(painted ? drawnOnce(painted, draw) : draw());
      const policy = framePolicy(calls, reply.getHeader('content-security-policy'));
      if (policy !== null) response.policy = policy;
      return response;
    };
    const response = (await dependencies.kept.response(pageKey(request.raw), make)) ?? (await make());
    if (response.policy !== null) reply.header('content-security-policy', response.policy);
    return sendCached(request.raw, reply, response);
  });
}

/** Characters above which a painted page at level 7 is longer than what a server sends before the first acknowledgement. */
const LONG = 45_000;

const limitHeaders = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'] as const;

/**
 * Caches in front of the server may share the page for the second for which the server keeps it, and show it for one more while they
 * ask again (RFC 5861); browsers ask each time.
 */
const FOR_EVERYBODY = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

const drawn = new WeakMap<Painted, EncodedText>();

/** The text of a painted page, drawn and compressed once for as long as the painting is kept. */
function drawnOnce(painted: Painted, draw: () => EncodedText): EncodedText {
  const text = drawn.get(painted) ?? draw();
  drawn.set(painted, text);
  return text;
}

/** Serves an app whose frame is the same at each of its addresses. */
async function serveConsole(app: FastifyInstance, folder: string, path: string): Promise<void> {
  const frame = readFileSync(join(folder, 'index.html'), 'utf8');
  const own = hashesOf(frame);
  await serveAssets(app, folder, path, false);
  app.get(path, (_request, reply) => reply.redirect(`${path}/`));
  app.get(`${path}/*`, (_request, reply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '').replace('script-src', `script-src ${own}`);
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(frame);
  });
}

/** Hashes of the scripts inside a page, as the content policy names them. */
const hashesOf = (html: string): string =>
  [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^<]+)<\/script>/g)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ');

/** Serves hashed files with an unlimited cache lifetime; `decorate` only once, because both apps share one reply. */
async function serveAssets(
  app: FastifyInstance,
  folder: string,
  prefix: string,
  decorateReply: boolean,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = Object.assign(route.config ?? {}, { helmet: assetSecurity });
    });
    await scope.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: `${prefix}/assets/`,
      decorateReply,
      preCompressed: true,
      immutable: true,
      maxAge: year,
      index: false,
      // The name changes with the content, so there are no conditional or range requests.
      lastModified: false,
      etag: false,
      acceptRanges: false,
      setHeaders(answer, path) {
        if (/\/(pdf\.worker|code-worker)[^/]*$/.test(path)) answer.setHeader('content-security-policy', workerSecurity);
      },
    });
  });
}

function textQuery(request: FastifyRequest): Record<string, string> {
  const entries = Object.entries(request.query as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
