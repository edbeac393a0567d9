import type { usageCalls } from '@meetingapp/contract/statistics/usage.ts';
import { addDays, dayIn } from '@meetingapp/domain/plain-date.ts';
import { daysFrom } from '@meetingapp/domain/statistics/days.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { saveUsage } from './commands-usage.ts';
import { totalUsage, usageBy, usageByDay } from './queries-usage.ts';
import { countShares, frameOf, sharesBy } from './queries.ts';

export const usageHandlers: Handlers<typeof usageCalls> = {
  tell: async ({ events }, { db, now }) => {
    await saveUsage(db, events, now);
    return {};
  },
  traffic: async ({ cid, days }, { db, now }) => {
    const frame = await frameOf(db, cid);
    if (!frame) return refuse('conference_unknown');
    const to = dayIn(frame.zone, now);
    const span = { conferenceId: cid, from: addDays(to, 1 - days), to, zone: frame.zone };
    const [total, byDay, pages, sources, languages] = await Promise.all([
      totalUsage(db, span),
      usageByDay(db, span),
      usageBy(db, span, 'screen'),
      usageBy(db, span, 'source_code'),
      usageBy(db, span, 'language'),
    ]);
    return {
      at: now.toISOString(),
      total,
      days: daysFrom(span.from, to, byDay, { views: 0, visitors: 0 }),
      pages: pages.map(({ name, ...count }) => ({ screen: name, ...count })),
      sources: sources.map(({ name, ...count }) => ({ code: name, ...count })),
      languages: languages.map(({ name, ...count }) => ({ language: name === 'en' ? 'en' : 'zh', ...count })),
    };
  },
  shares: async ({ cid }, { db, now }) => {
    const frame = await frameOf(db, cid);
    if (!frame) return refuse('conference_unknown');
    const [total, days, channels, sources] = await Promise.all([
      countShares(db, cid),
      sharesBy(db, cid, { day: frame.zone }),
      sharesBy(db, cid, 'channel'),
      sharesBy(db, cid, 'source_code'),
    ]);
    const ways = ['poster', 'link', 'device'] as const;
    return {
      at: now.toISOString(),
      total,
      days: days.map(({ name, shares }) => ({ day: name, shares })),
      channels: ways.map((channel) => ({
        channel,
        shares: channels.find(({ name }) => name === channel)?.shares ?? 0,
      })),
      sources: sources.map(({ name, shares }) => ({ code: name, shares })),
    };
  },
};
