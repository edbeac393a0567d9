import type { PathName } from '@meetingapp/contract/paths.ts';
import { toColumns } from '@meetingapp/domain/columns.ts';
import type { ZoneSpan } from '@meetingapp/domain/zone-ahead.ts';
import { zoneSpans } from '@meetingapp/domain/zone-spans.ts';
import { logFailure } from '../calls/failures.ts';
import type { Surroundings } from '../calls/context.ts';
import type { ResponseCache } from '../serving/response-cache.ts';
import { detail, firstCalls, type FirstCall } from './first-calls.ts';
import type { OwnScreen } from './preload.ts';
import { perform, type Request } from '../calls/perform.ts';
import { performCached } from '../calls/perform-cached.ts';
import type { BoundDependencies } from '../calls/dependencies.ts';
import { isRefusal, refuse } from '../calls/refusal.ts';

export interface BootCall {
  path: string;
  body: object;
  language: 'zh' | 'en';
  answer: object;
  /** True for an answer as a visitor gets it: a person who is logged in requests their own. */
  personal?: true;
}

/**
 * Answers of a page's first calls. A refused or failed one is left out and requested by the phone itself: `whole` is then false. Where the
 * address names no conference but an answer does, the page has its colours and its name all the same.
 */
export async function firstAnswers(
  match: { name: PathName; parameters: Record<string, string> },
  query: Record<string, string>,
  surroundings: Surroundings,
  dependencies: Pick<BoundDependencies, 'handlers' | 'kept'>,
): Promise<{ calls: BootCall[]; whole: boolean }> {
  const first = firstCalls(match.name, match.parameters, query);
  const answers = await Promise.all(first.map((one) => firstAnswer(one, surroundings, dependencies)));
  const calls = answers.flatMap((one) => one ?? []);
  const cid = first.some(({ name }) => name === 'detail') ? undefined : calls.map(cidIn).find(Boolean);
  const conference = cid === undefined ? null : await firstAnswer(detail(cid), surroundings, dependencies);
  return { calls: conference ? [conference, ...calls] : calls, whole: !answers.includes(null) };
}

function cidIn({ answer }: BootCall): string | undefined {
  const { cid } = answer as { cid?: unknown };
  return typeof cid === 'number' ? String(cid) : undefined;
}

/** Null: refused or failed. */
async function firstAnswer(
  { feature, name, call, body, personal }: FirstCall,
  surroundings: Surroundings,
  { handlers, kept }: Pick<BoundDependencies, 'handlers' | 'kept'>,
): Promise<BootCall | null> {
  const handler = (handlers[feature] as unknown as Record<string, Request['handler']>)[name] as Request['handler'];
  const asked = { call, handler, body, surroundings };
  const performed = call.cached ? cachedAnswer(asked, kept) : perform({ ...asked, caller: null, key: '' });
  const answer = await performed.catch((error: unknown) => {
    logFailure(surroundings.log, error, 'first call of a page failed');
    return refuse('internal');
  });
  if (isRefusal(answer)) return null;
  const { language } = surroundings;
  return { path: call.path, body, language, answer: { code: 0, ...answer }, ...(personal && { personal }) };
}

/** The answer of a call that is the same for everybody, shared by the pages that contain it. A refusal is not kept. */
async function cachedAnswer(asked: Parameters<typeof performCached>[0], kept: ResponseCache): Promise<object> {
  const own: { refusal: object | null } = { refusal: null };
  const key = `${asked.call.path} ${asked.surroundings.language} ${JSON.stringify(asked.body)}`;
  const answer = await kept.answer(key, async () => {
    const made = await performCached(asked);
    if (!isRefusal(made)) return made;
    own.refusal = made;
    return null;
  });
  return answer ?? own.refusal ?? performCached(asked);
}

/**
 * Data for the phone inside the page, as of `now`; `<` is escaped, so that nothing in it can end the element. The phone takes `now` as
 * a lower bound of the time, so a page may be kept for a while.
 */
export function bootScript(
  { calls, screen, painted }: { calls: BootCall[]; screen: OwnScreen | null; painted: boolean },
  surroundings: Surroundings,
): string {
  const { now } = surroundings;
  const zones = painted ? { zones: zonesOf(calls, now) } : {};
  const packed = calls.map((call) => ({ ...call, answer: packedAnswer(call.answer) }));
  return bootElement({ screen, calls: packed, ...settingsOf(surroundings), now: now.toISOString(), ...zones });
}

/** The phone unpacks it (apps/attendee/src/lib/calls/boot.ts). */
const packedAnswer = (answer: object): unknown => toColumns(JSON.parse(JSON.stringify(answer)));

const known = new Map<string, ZoneSpan[]>();

/** UTC offsets of the conference's time zone, for last year to the next two: a phone computes them slowly. */
function zonesOf(calls: BootCall[], now: Date): Record<string, ZoneSpan[]> {
  const year = now.getUTCFullYear();
  const zones: Record<string, ZoneSpan[]> = {};
  for (const { answer } of calls) {
    const zone = (answer as { conference?: { zone?: unknown } }).conference?.zone;
    if (typeof zone !== 'string') continue;
    const key = `${zone} ${year}`;
    const spans = known.get(key) ?? zoneSpans(zone, Date.UTC(year - 1, 0, 1), Date.UTC(year + 3, 0, 1));
    known.set(key, spans);
    zones[zone] = spans;
  }
  return zones;
}

/** The same for the offline frame, which may be shown days later and therefore contains no time. */
export function cachedBootScript(surroundings: Surroundings): string {
  return bootElement({ ...settingsOf(surroundings), kept: true });
}

function settingsOf({ config, ports }: Surroundings): object {
  return { errorPage: config.errorPageUrl, simulated: ports.simulated };
}

function bootElement(boot: object): string {
  return `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`;
}
