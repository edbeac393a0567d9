import { createHash } from 'node:crypto';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { simulatedBeacon } from '@meetingapp/server/ports/randomness/beacon.ts';
import { commitDraw, freezeDraw, saveDraw } from '@meetingapp/server/features/lottery/commands.ts';
import {
  confirmDraw,
  declareVoid,
  redrawWinner,
  saveRandomness,
} from '@meetingapp/server/features/lottery/commands-draw.ts';
import { noteStep } from '@meetingapp/server/features/lottery/commands-step.ts';
import { winnersOf } from '@meetingapp/server/features/lottery/queries.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { both } from '../support/bilingual.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const prizes = [
  { name: both('一等奖', 'First prize'), thing: both('便携心电图机', 'Portable ECG'), count: 1, repeat: false },
  {
    name: both('二等奖', 'Second prize'),
    thing: both('明年年会注册名额', 'Registration for the next congress'),
    count: 3,
    repeat: false,
  },
  { name: both('三等奖', 'Third prize'), thing: both('听诊器', 'Stethoscope'), count: 6, repeat: false },
];

interface Place {
  conferenceId: number;
  /** Two members of staff. */
  staff: readonly [number, number];
}

/** Draws of a conference: each step of one, by the product's own commands. */
function drawsOf(db: Database, { conferenceId, staff }: Place, now: Date) {
  const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const save = async (title: Bilingual, at: Date): Promise<number> => {
    const saved = await saveDraw(
      db,
      conferenceId,
      {
        id: null,
        seen: null,
        title,
        rules: { attended: false, noSpeakers: true, noEarlierWinners: false },
        masking: 'one',
        place: both('注册台旁的发奖处', 'Prize desk beside the registration'),
        pickUpUntil: new Date(now.getTime() + 72 * HOUR_MS).toISOString(),
        prizes,
      },
      { staffId: staff[0], now: at },
    );
    if (!saved.ok) throw new Error(saved.reason);
    return saved.id;
  };
  const commit = async (id: number, frozenAt: Date, roundAt: Date): Promise<void> => {
    await freezeDraw(db, { conferenceId, id, staffId: staff[0], now: frozenAt });
    const source = { kind: 'drand' as const, at: roundAt.toISOString() };
    const committed = new Date(frozenAt.getTime() + 5 * MINUTE_MS);
    const fallback = {
      name: '中国体育彩票“排列五”开奖号码',
      after: new Date(roundAt.getTime() + 2 * HOUR_MS).toISOString(),
    };
    await commitDraw(db, simulatedBeacon(), { conferenceId, id, source, fallback, staffId: staff[1], now: committed });
  };
  /** Draws the winners; the wall has shown the first of them, or all. */
  const draw = async (id: number, at: Date, shown: number | 'all' = 'all'): Promise<void> => {
    const randomness = createHash('sha256').update(`demo draw ${id}`).digest('hex');
    await saveRandomness(db, id, randomness, { byFallback: false, staffId: null, now: at });
    for (const staffId of staff) await confirmDraw(db, { conferenceId, id, staffId, now: at });
    const revealed = shown === 'all' ? (await winnersOf(db, id)).length : shown;
    await db.updateTable('lottery_draw').set({ revealed }).where('id', '=', id).execute();
    if (shown === 'all') await noteStep(db, { drawId: id, kind: 'published', staffId: staff[0], now: at });
  };
  return { before, save, commit, draw };
}

/** A draw of the congress that runs today, in the middle: the wall has shown the first prize and a part of the second. */
export async function seedRunningLottery(db: Database, place: Place, now: Date): Promise<void> {
  const { before, save, commit, draw } = drawsOf(db, place, now);
  const running = await save(both('今日抽奖', 'Draw of the day'), before(3));
  await commit(running, before(2), before(0.1));
  await draw(running, before(0.05), 3);
}

/** Draws of the congress at each step: void, drawn with a redraw and prizes handed over, committed, in preparation. */
export async function seedCongressLottery(db: Database, place: Place, now: Date): Promise<void> {
  const { conferenceId, staff } = place;
  const [one, other] = staff;
  const { before, save, commit, draw } = drawsOf(db, place, now);

  const failed = await save(both('热身抽奖', 'Warm-up draw'), before(51));
  await commit(failed, before(50), before(49));
  await declareVoid(db, { conferenceId, id: failed, staffId: one, now: before(48) }, '名单漏了护理分会，另做一次');

  const drawn = await save(both('报名早鸟抽奖', 'Early-bird draw'), before(31));
  await commit(drawn, before(30), before(29));
  await draw(drawn, before(29));
  const winners = await winnersOf(db, drawn);
  for (const { id } of winners.slice(0, 3))
    await db
      .updateTable('lottery_winner')
      .set({ handed_at: before(20), handed_by: other })
      .where('id', '=', id)
      .execute();
  const declined = winners[5];
  if (declined) {
    const act = { conferenceId, id: drawn, staffId: one, now: before(10) };
    await redrawWinner(db, act, { winnerId: declined.id, reason: '本人放弃' });
  }

  const next = await save(both('闭幕抽奖', 'Closing draw'), before(2));
  await commit(next, before(1), new Date(now.getTime() + 24 * HOUR_MS));
  await save(both('壁报互动抽奖', 'Poster draw'), before(0.5));
}
