import { describe, expect, it } from 'vitest';
import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { planCalendar, programmeCalendar } from './calendar.ts';
import { durationOf, durationText, localTime } from './local-time.ts';

const both = (zh: string, en: string) => ({ zh, en });
const session = (id: number, from: string, to: string, more: Partial<ProgrammeSession> = {}): ProgrammeSession => ({
  id,
  kind: 'session',
  title: both(`场次${id}`, `Session ${id}`),
  introduction: both('', ''),
  sponsor: both('', ''),
  hall: 1,
  from,
  to,
  topics: [],
  parts: [],
  talks: [],
  materials: [],
  ...more,
});
const release = (number: number, sessions: ProgrammeSession[], zone = 'Asia/Shanghai'): Programme => ({
  cid: 1,
  release: number,
  releasedAt: `2027-01-0${number}T00:00:00.000Z`,
  zone,
  startsOn: '2027-04-15',
  endsOn: '2027-04-18',
  halls: [{ id: 1, name: both('孤山厅', 'Gushan Hall'), place: both('', ''), seats: null }],
  topics: [],
  experts: [],
  groups: [],
  sessions,
  readings: '',
  pieces: [],
});
const source = (releases: Programme[]) => ({
  releases,
  minutesOf: () => 15,
  language: 'en' as const,
  origin: 'https://m.example:8443',
});
const feed = { name: 'Congress', refreshMinutes: 30 };
const events = (file: string) =>
  file
    .replace(/\r\n /g, '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map(
      (text) => Object.fromEntries(text.split('\r\n').map((line) => line.split(/:(.*)/s))) as Record<string, string>,
    );

const ten = ['2027-04-16T02:00:00.000Z', '2027-04-16T03:00:00.000Z'] as const;
const two = ['2027-04-16T06:00:00.000Z', '2027-04-16T07:00:00.000Z'] as const;

describe('[A9] [X3] a programme as a calendar', () => {
  it('gives each item a sequence number and a change time; a removed one is cancelled and keeps its place', () => {
    const releases = [
      release(1, [session(1, ...ten), session(2, ...ten), session(3, ...ten)]),
      release(2, [session(1, ...ten), session(2, ...two)]),
      release(3, [session(1, ...ten), session(2, ...two)]),
    ];
    expect(events(programmeCalendar(source(releases), feed))).toMatchObject([
      {
        UID: 'session-1@m.example',
        SEQUENCE: '1',
        STATUS: 'CONFIRMED',
        'LAST-MODIFIED': '20270101T000000Z',
        SUMMARY: 'Session 1',
        LOCATION: 'Gushan Hall',
      },
      { UID: 'session-2@m.example', SEQUENCE: '2', DTSTART: '20270416T060000Z', 'LAST-MODIFIED': '20270102T000000Z' },
      { UID: 'session-3@m.example', SEQUENCE: '2', STATUS: 'CANCELLED', DTSTART: '20270416T020000Z' },
    ]);
  });

  it('has talks in place of their session, and asks for periodic refresh', () => {
    const talk = {
      id: 7,
      title: both('讲座', 'Talk'),
      from: null,
      to: null,
      parts: [],
      materials: [],
      abstract: false,
    };
    const file = programmeCalendar(
      source([release(1, [session(1, ...ten, { talks: [talk, { ...talk, id: 8 }] })])]),
      feed,
    );
    expect(events(file).map(({ UID, DTSTART, DTEND }) => [UID, DTSTART, DTEND])).toEqual([
      ['talk-7@m.example', '20270416T020000Z', '20270416T021500Z'],
      ['talk-8@m.example', '20270416T021500Z', '20270416T023000Z'],
    ]);
    expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT30M\r\n');
  });

  it('[S43] of one person contains what is in their plan and nothing else', () => {
    const releases = [release(1, [session(1, ...ten), session(2, ...ten)]), release(2, [session(1, ...ten)])];
    const plan = [
      { item: 'session' as const, id: 2 },
      { item: 'talk' as const, id: 1 },
    ];
    expect(events(planCalendar(source(releases), plan, feed))).toMatchObject([
      { UID: 'session-2@m.example', STATUS: 'CANCELLED' },
    ]);
  });

  it('is correct in every zone, regardless of the server’s zone, also across a change of the clocks', () => {
    const before = process.env['TZ'];
    const files = ['UTC', 'Asia/Shanghai', 'Europe/Paris', 'America/New_York'].map((zone) => {
      process.env['TZ'] = zone;
      const shown = [
        localTime('Asia/Shanghai', Date.parse('2027-04-16T02:00:00Z')),
        localTime('Europe/Paris', Date.parse('2027-03-28T00:59:59Z')),
        localTime('Europe/Paris', Date.parse('2027-03-28T01:00:00Z')),
        localTime('America/St_Johns', Date.parse('2027-01-01T00:00:00Z')),
      ];
      return [programmeCalendar(source([release(1, [session(1, ...ten)])]), feed), ...shown].join('\n');
    });
    process.env['TZ'] = before;
    expect(new Set(files).size).toBe(1);
    expect(files[0]).toContain(
      '2027-04-16T10:00:00+08:00\n2027-03-28T01:59:59+01:00\n2027-03-28T03:00:00+02:00\n2026-12-31T20:30:00-03:30',
    );
    expect(files[0]).toContain('DTSTART:20270416T020000Z');
  });
});

it('parses durations in their notation', () => {
  expect(['00:45', '1:30', '01:30:15', '24:00', '', '1:75', 'x'].map(durationOf)).toEqual([
    2_700_000,
    5_400_000,
    5_415_000,
    86_400_000,
    null,
    null,
    null,
  ]);
  expect(durationText(5_400_000)).toBe('01:30');
});
