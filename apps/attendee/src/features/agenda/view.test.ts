import { describe, expect, it } from 'vitest';
import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { daysOf } from '../../shared/programme/look-up.ts';
import { sectionsOf, sessionsOf } from './view.ts';

const none = { zh: '', en: '' };
const session = (id: number, values: Partial<ProgrammeSession> = {}): ProgrammeSession => ({
  id,
  hall: null,
  kind: 'session',
  title: { zh: '专场', en: 'Session' },
  introduction: none,
  sponsor: none,
  from: '2026-04-16T06:00:00Z',
  to: '2026-04-16T07:00:00Z',
  topics: [],
  parts: [],
  talks: [],
  materials: [],
  ...values,
});
const talk = { id: 1, materials: [], parts: [] } as unknown as ProgrammeSession['talks'][number];
const opens = (values: Partial<ProgrammeSession>) => sectionsOf(session(1, values)).map(({ id }) => id);

describe('[S45] a session', () => {
  it('without talks opens on its description, and says that talks are missing only when there is none', () => {
    const introduction = { zh: '摘要', en: 'Abstract' };
    expect(opens({ introduction })).toEqual(['about', 'questions']);
    expect(opens({ rich: introduction })).toEqual(['about', 'questions']);
    expect(opens({})).toEqual(['talks', 'questions']);
    expect(opens({ kind: 'break' })).toEqual(['talks']);
    expect(opens({ topics: [3] })).toEqual(['talks', 'about', 'questions']);
    expect(opens({ introduction, talks: [talk] })).toEqual(['talks', 'about', 'questions']);
  });

  it('[S44] after midnight stands at the end of its evening, on no day of its own', () => {
    const evening = session(1, { from: '2026-04-16T13:00:00Z', to: '2026-04-16T15:30:00Z' });
    const night = session(2, { from: '2026-04-16T16:15:00Z', to: '2026-04-16T17:00:00Z' });
    const programme = {
      zone: 'Asia/Shanghai',
      startsOn: '2026-04-15',
      sessions: [evening, night],
    } as unknown as Programme;
    expect(daysOf(programme)).toEqual(['2026-04-16']);
    expect(sessionsOf(programme, { day: '2026-04-16', hall: 0, mine: null })).toEqual([evening, night]);
  });
});
