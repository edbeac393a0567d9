import type { liveFigureCalls } from '@meetingapp/contract/live/figures.ts';
import { curveOf, peakOf } from '@meetingapp/domain/live/curve.ts';
import { statusOf } from '@meetingapp/domain/live/states.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { shownDivision } from '../../registration/lookup/queries-divisions.ts';
import {
  broadcastWithFigures,
  countsOf,
  regionsOf,
  viewersByMinute,
  viewersTogether,
  watchedBroadcasts,
  viewersOf,
} from './queries.ts';
import { watchedTogether } from './queries-watch-time.ts';

const MOST_POINTS = 300;
const MOST_BARS = 120;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const moment = (at: number) => new Date(at).toISOString();

export const liveFigureHandlers: Handlers<typeof liveFigureCalls> = {
  figures: async ({ cid, broadcastId }, { db, now, language }) => {
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
      regions: regions.map(({ province, people }) => ({ province: shownDivision(province, language), people })),
    };
  },
  liveViewers: async ({ cid, days }, { db, now }) => {
    const since = days === null ? new Date(0) : new Date(now.getTime() - days * DAY_MS);
    const [rows, watched] = await Promise.all([viewersTogether(db, cid, since), watchedBroadcasts(db, cid, since)]);
    const ids = watched.map(({ broadcastId }) => broadcastId);
    const present = await viewersOf(db, ids, now);
    const minutes = rows.map(({ minute, viewers }) => ({ at: minute.getTime(), viewers }));
    const peak = peakOf(minutes);
    return {
      at: now.toISOString(),
      viewers: ids.reduce((sum, id) => sum + (present.get(id) ?? 0), 0),
      peak: peak && { viewers: peak.viewers, at: moment(peak.at) },
      minutes: curveOf(minutes, MOST_BARS).map(({ at, viewers }) => ({ at: moment(at), viewers })),
      broadcasts: watched.map(({ startsAt, peakAt, ...one }) => ({
        ...one,
        startsAt: startsAt.toISOString(),
        peakAt: peakAt.toISOString(),
        viewers: present.get(one.broadcastId) ?? 0,
      })),
    };
  },
};
