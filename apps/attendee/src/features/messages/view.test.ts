import type { InboxMessage } from '@meetingapp/contract/messages/inbox.ts';
import { describe, expect, it } from 'vitest';
import { clockOf, findMessages, groupByDay, isLong, minuteOf, presentKinds, switchChannel, withSeen } from './view.ts';

const message = (id: number, more: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  kind: 'organiser',
  subject: 'The shuttle leaves earlier',
  text: 'At 07:20 from the south gate',
  changes: [],
  actions: [],
  link: '',
  cid: 1,
  at: '2026-11-26T08:00:00Z',
  seen: false,
  ...more,
});

describe('[A12] the inbox', () => {
  const messages = [message(3, { kind: 'programme', subject: '换会场了' }), message(2), message(1, { seen: true })];

  it('filters by kind, by what is unread and by all words together', () => {
    const ids = (shown: Parameters<typeof findMessages>[1], words = '') =>
      findMessages(messages, shown, words).map(({ id }) => id);
    expect(ids('all')).toEqual([3, 2, 1]);
    expect(ids('unread')).toEqual([3, 2]);
    expect(ids('programme')).toEqual([3]);
    expect(ids('all', ' SOUTH  shuttle ')).toEqual([2, 1]);
    expect(ids('all', '会场')).toEqual([3]);
    expect(ids('all', 'south airport')).toEqual([]);
  });

  it('offers only kinds that occur, with their unread number', () => {
    expect(presentKinds(messages)).toEqual([
      { kind: 'programme', unseen: 1 },
      { kind: 'organiser', unseen: 1 },
    ]);
  });

  it('groups by the day of the conference, not of Greenwich', () => {
    const late = message(4, { at: '2026-11-26T16:30:00Z' });
    expect(groupByDay([late, ...messages], 'Asia/Shanghai').map(({ day }) => day)).toEqual([
      '2026-11-27',
      '2026-11-26',
    ]);
  });

  it('counts a message as seen once, and all at once', () => {
    const inbox = { messages, unseen: 2 };
    expect(withSeen(inbox, [2, 1])).toMatchObject({ unseen: 1, messages: [{ seen: false }, { seen: true }, {}] });
    expect(withSeen(inbox, null).messages.every(({ seen }) => seen)).toBe(true);
    expect(withSeen(inbox, null).unseen).toBe(0);
    expect(messages[0]?.seen).toBe(false);
  });

  it('cuts only long texts', () => {
    expect(isLong('时间不变，已同步到您的日历')).toBe(false);
    expect(isLong('会'.repeat(56))).toBe(true);
    expect(isLong('a'.repeat(108))).toBe(false);
    expect(isLong('a\n\nb\n\nc')).toBe(false);
    expect(isLong('a\nb\nc\nd')).toBe(true);
  });
});

describe('[S41] the settings', () => {
  it('a channel that is switched on again is tried last', () => {
    expect(switchChannel(['messenger', 'phone'], 'messenger')).toEqual(['phone']);
    expect(switchChannel(['phone'], 'messenger')).toEqual(['phone', 'messenger']);
  });

  it('writes and reads times of day', () => {
    for (const [minute, clock] of [
      [0, '00:00'],
      [425, '07:05'],
      [1439, '23:59'],
    ] as const) {
      expect(clockOf(minute)).toBe(clock);
      expect(minuteOf(clock)).toBe(minute);
    }
    expect(minuteOf('')).toBeNull();
    expect(minuteOf('24:00')).toBeNull();
  });
});
