import type { liveFigureCalls } from '@meetingapp/contract/live-figures.ts';
import { curveOf, peakOf } from '@meetingapp/domain/live/curve.ts';
import { statusOf } from '@meetingapp/domain/live/states.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { broadcastWithFigures, countsOf, regionsOf, viewersByMinute } from './queries-figures.ts';
import { watchedTogether } from './queries-watching.ts';
import { viewersOf } from './queries.ts';

const MOST_POINTS = 300;
const MINUTE_MS = 60_000;
const moment = (at: number) => new Date(at).toISOString();

export const liveFigureHandlers: Handlers<typeof liveFigureCalls> = {
  figures: async ({ cid, broadcastId }, { db, now }) => {
    const row = await broadcastWithFigures(db, cid, broadcastId);
    if (!row) return refuse('broadcast_unknown');
    const [rows, counts, regions, together, present] = await Promise.all([
      viewersByMinute(db, broadcastId),
      countsOf(db, broadcastId),
      regionsOf(db, broadcastId),
      watchedTogether(db, broadcastId),
      viewersOf(db, [broadcastId], now),
    ]);
    const minutes = rows.map(({ minute, viewers }) => ({ at: minute.getTime(), viewers }));
    const peak = peakOf(minutes);
    const { state, starts_at: startsAt, ends_at: endsAt } = row;
    return {
      at: now.toISOString(),
      title: row.title,
      zone: row.zone,
      status: statusOf({ state, startsAt, endsAt, replay: row.video_id !== null }, now),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      viewers: present.get(broadcastId) ?? 0,
      peak: peak && { viewers: peak.viewers, at: moment(peak.at) },
      ...counts,
      watchedMinutes: Math.floor(together.milliseconds / MINUTE_MS),
      likes: Number(row.likes),
      minutes: curveOf(minutes, MOST_POINTS).map(({ at, viewers }) => ({ at: moment(at), viewers })),
      regions,
    };
  },
};
