import { createHash } from 'node:crypto';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { json } from '../support/bilingual.ts';

const DAY_MS = 86_400_000;
const DAYS = 28;
const MOST_A_DAY = 60;
const screens = [
  'tpl1Home',
  'calList',
  'personList',
  'posterList',
  'liveList',
  'infoList',
  'signHome',
  'conf',
] as const;
const sources = ['', '', '', 'POSTER-A', 'WECHAT', 'PARTNER-03'];

/** Deterministic number (0 to 1) from a text. */
const chance = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32;
const one = <T>(all: readonly T[], words: string): T => all[Math.floor(chance(words) * all.length)] as T;
const addressOf = (screen: (typeof screens)[number], cid: number): string =>
  basePath +
  (screen === 'signHome'
    ? href('signHome', { opFlag: 0 })
    : screen === 'liveList' || screen === 'infoList' || screen === 'conf'
      ? href(screen, { id: cid })
      : href(screen, { cid }));

/** Inserts the usage figures of the weeks before: more every day, a third as much on weekends. */
export async function seedCongressUsage(db: Database, conferenceId: number, now: Date): Promise<void> {
  const rows = Array.from({ length: DAYS }, (_, back) => {
    const day = new Date(now.getTime() - back * DAY_MS);
    const quiet = [0, 6].includes(day.getUTCDay()) ? 0.33 : 1;
    const views = Math.ceil(MOST_A_DAY * quiet * (1 - back / (DAYS + 4)));
    return Array.from({ length: views }, (_view, at) => {
      const words = `${back}/${at}`;
      const screen = one(screens, `screen ${words}`);
      return {
        at: new Date(day.getTime() - chance(`time ${words}`) * DAY_MS),
        conference_id: conferenceId,
        kind: 'view',
        fingerprint: createHash('sha256')
          .update(`device ${Math.floor(chance(words) * 90)}`)
          .digest('hex')
          .slice(0, 16),
        screen,
        address: addressOf(screen, conferenceId),
        language: chance(`language ${words}`) < 0.2 ? 'en' : 'zh',
        source_code: one(sources, `source ${words}`),
        parameter: json({}),
      };
    });
  }).flat();
  await db.insertInto('usage_event').values(rows).execute();
}

const MINUTE_MS = 60_000;
const HALL_FULL = 1200;
const PEOPLE = 60;

/** Inserts viewer figures: viewers join in the first quarter of an hour and leave towards the end. */
export async function seedBroadcastFigures(db: Database, conferenceId: number, now: Date): Promise<void> {
  const sent = await db
    .selectFrom('broadcast')
    .select(['id', 'began_at', 'ends_at'])
    .where('conference_id', '=', conferenceId)
    .where('began_at', 'is not', null)
    .execute();
  const accounts = await db
    .selectFrom('registration')
    .select('account_id')
    .distinct()
    .where('conference_id', '=', conferenceId)
    .limit(PEOPLE)
    .execute();
  for (const { id, began_at: begins, ends_at: ends } of sent) {
    if (!begins) continue;
    const first = Math.floor(begins.getTime() / MINUTE_MS);
    const minutes = Math.floor(Math.min(ends.getTime(), now.getTime()) / MINUTE_MS) - first;
    const full = HALL_FULL * (0.3 + 0.7 * chance(`broadcast ${id}`));
    const figures = Array.from({ length: Math.max(0, minutes) }, (_, at) => {
      const come = Math.min(1, (at + 2) / 15) * Math.min(1, (minutes - at + 8) / 20);
      return {
        broadcast_id: id,
        minute: new Date((first + at) * MINUTE_MS),
        process: 'demo',
        viewers: Math.round(full * come * (0.95 + 0.1 * chance(`${id}/${at}`))),
      };
    });
    if (figures.length > 0) await db.insertInto('live_figure').values(figures).execute();
    const seen = { broadcast_id: id, first_at: begins, last_at: new Date((first + minutes) * MINUTE_MS) };
    const viewers = accounts.map(({ account_id: account }) => ({
      ...seen,
      viewer: String(account),
      account_id: account,
    }));
    if (figures.length > 0 && viewers.length > 0) await db.insertInto('live_viewer').values(viewers).execute();
  }
}
