import { array, assert, constantFrom, integer, nat, property, record, shuffledSubarray, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCredits } from './credits.ts';
import { corrected, type Evidence, type EvidenceKind } from './evidence.ts';
import type { CreditSession } from './line.ts';
import { presets } from './presets.ts';
import { ruleExamples } from './variants.ts';
import { convert, faultsOf, type CreditRules } from './rules.ts';

const zone = 'Asia/Shanghai';
const MINUTE = 60_000;
const at = (day: number, time: string) => Date.parse(`2027-04-${day}T${time}:00+08:00`);
const session = (id: number, title: string, from: number, to: number, hallId = id): CreditSession => ({
  id,
  hallId,
  title,
  from,
  to,
});
let next = 0;
const row = (kind: EvidenceKind, from: number, to: number, more: Partial<Evidence> = {}): Evidence => ({
  id: `e${(next += 1)}`,
  kind,
  from,
  to,
  sessionId: null,
  hallId: null,
  subject: '',
  title: '',
  checksAsked: 0,
  checksAnswered: 0,
  score: null,
  passMark: null,
  ...more,
});

const sessions = [
  session(1, '急性心肌梗死的再灌注', at(16, '10:00'), at(16, '11:30')),
  session(2, '心力衰竭：器械治疗的时机', at(16, '10:00'), at(16, '11:30')),
  session(3, '房颤导管消融病例讨论', at(16, '13:30'), at(16, '15:00')),
  session(4, '区域救治网络：五年的数据', at(17, '14:00'), at(17, '15:00')),
];
const rules: CreditRules = {
  ...presets.free,
  whole: { minutes: 70, percent: 80 },
  caps: { day: 600, conference: 850 },
};

/** The person of the mock-up: two sessions overlap, one is not full, one is short enough for the percentage. */
const zhiyuan = [
  row('on_site', at(16, '09:58'), at(16, '11:24'), { hallId: 1, title: '主会场 A 门' }),
  row('live', at(16, '10:30'), at(16, '11:34'), { sessionId: 2 }),
  row('live', at(16, '13:30'), at(16, '14:58'), { sessionId: 3, checksAsked: 3, checksAnswered: 3 }),
  row('on_site', at(17, '13:56'), at(17, '15:02'), { hallId: 4, title: '主会场' }),
  row('exam', at(16, '21:18'), at(16, '21:18'), { subject: 'x1', title: '学分测试', score: 82, passMark: 60 }),
];

describe('[A1] credits of a person', () => {
  const result = computeCredits({ evidence: zhiyuan, sessions, rules, zone });

  it('adds up: present minus overlap minus not full is what counts, and the lines are the total', () => {
    expect(result.lines.map(({ title, credit }) => [title, credit])).toEqual([
      ['急性心肌梗死的再灌注', 150],
      ['心力衰竭：器械治疗的时机', 0],
      ['房颤导管消融病例讨论', 150],
      ['学分测试', 200],
      ['区域救治网络：五年的数据', 100],
    ]);
    expect(result.total).toBe(600);
    const { present, overlap, short, counted } = result.minutes;
    expect(present - overlap - short).toBe(counted);
    expect(result.minutes).toEqual({ present: 296, overlap: 54, short: 10, counted: 232 });
  });

  it('says which minutes overlap and what is lacking', () => {
    expect(result.lines[1]?.reasons).toMatchObject([
      { code: 'watched', kind: 'live' },
      { code: 'overlap', minutes: 54 },
      { code: 'lacking', need: 70, minutes: 60, gives: 150 },
    ]);
  });

  it('counts no watched minutes of a session in which two presence checks were missed, and says so', () => {
    const missed = [row('live', at(16, '13:30'), at(16, '15:00'), { sessionId: 3, checksAsked: 4, checksAnswered: 2 })];
    const [line] = computeCredits({ evidence: missed, sessions, rules, zone }).lines;
    expect(line).toMatchObject({ credit: 0, minutes: { present: 90, counted: 0, short: 90 } });
    expect(line?.reasons).toContainEqual({ code: 'checks_missed', missed: 2, limit: 2 });
  });

  it('gives a second attendance of the same time to the session that becomes full by it', () => {
    // 40 minutes on site in one hall meanwhile do not spoil 90 minutes of the other.
    const both = [
      row('on_site', at(16, '10:00'), at(16, '10:40'), { hallId: 1 }),
      row('live', at(16, '10:00'), at(16, '11:30'), { sessionId: 2 }),
    ];
    expect(computeCredits({ evidence: both, sessions, rules, zone }).total).toBe(150);
  });

  it('gives an exam once, and names the one that was failed', () => {
    const exams = [
      row('exam', at(16, '20:00'), at(16, '20:00'), { subject: 'x1', score: 40, passMark: 60 }),
      row('exam', at(16, '21:00'), at(16, '21:00'), { subject: 'x1', score: 82, passMark: 60 }),
      row('exam', at(16, '22:00'), at(16, '22:00'), { subject: 'x1', score: 90, passMark: 60 }),
    ];
    const { lines, total } = computeCredits({ evidence: exams, sessions, rules, zone });
    expect(total).toBe(200);
    expect(lines.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual([
      ['failed'],
      ['passed'],
      ['passed', 'repeated'],
    ]);
  });

  it('limits a day and the conference, and says what was lost', () => {
    const strict = { ...rules, caps: { day: 300, conference: 350 } };
    const limited = computeCredits({ evidence: zhiyuan, sessions, rules: strict, zone });
    expect(limited.caps).toEqual([
      { day: '2027-04-16', limit: 300, lost: 200 },
      { day: null, limit: 350, lost: 50 },
    ]);
    expect(limited.total).toBe(350);
  });

  it('adds minutes up by the day where sessions are not counted whole: AMA PRA to the nearest quarter, EACCME at most 8 a day', () => {
    const ama = computeCredits({ evidence: zhiyuan, sessions, rules: presets.ama_pra, zone });
    // 16 April: 94 minutes before noon and 88 after it are 3 h 2 min; 17 April: 60 minutes.
    expect(ama.minutes.counted).toBe(242);
    expect(ama.total).toBe(400);
    const long = [session(9, 'long', at(18, '06:00'), at(18, '18:00'))];
    const day = [row('on_site', at(18, '06:00'), at(18, '18:00'), { hallId: 9 })];
    expect(computeCredits({ evidence: day, sessions: long, rules: presets.eaccme, zone }).total).toBe(800);
  });

  it('counts a presence known only from the entrance while the programme runs, where minutes are added up', () => {
    const entrance = [row('on_site', at(16, '08:00'), at(16, '18:00'), { title: '东门' })];
    const result = computeCredits({ evidence: entrance, sessions, rules: presets.ama_pra, zone });
    expect(result.lines).toMatchObject([
      { kind: 'presence', day: '2027-04-16', minutes: { counted: 180 }, credit: 300 },
    ]);
    expect(computeCredits({ evidence: entrance, sessions, rules, zone }).total).toBe(0);
  });

  it('a talk gives by its length where the rules say so', () => {
    const talk = [row('talk', at(16, '10:00'), at(16, '10:45'), { subject: 't1', title: 'Reperfusion' })];
    expect(computeCredits({ evidence: talk, sessions, rules: presets.ama_pra, zone }).total).toBe(150);
  });
});

describe('[A1] corrections', () => {
  const [first] = zhiyuan;
  const by = { by: '程一诺', reason: '门口设备没电' };

  it('replace a row without altering it; the newest counts', () => {
    const shorter = { ...first!, to: at(16, '10:30') };
    const all = [
      { id: 'c2', corrects: first!.id, row: shorter, at: 2, ...by },
      { id: 'c1', corrects: first!.id, row: null, at: 1, ...by },
    ];
    expect(corrected(zhiyuan, all).find(({ id }) => id === first!.id)?.to).toBe(at(16, '10:30'));
    expect(corrected(zhiyuan, [all[1]!])).toHaveLength(zhiyuan.length - 1);
    expect(first!.to).toBe(at(16, '11:24'));
  });
});

describe('[A1] rules', () => {
  it('lose no step to fractions', () => {
    expect(convert(105 * MINUTE, presets.ama_pra.rate)).toBe(175);
    expect(convert(90 * MINUTE - 1, presets.free.rate)).toBe(100);
    expect(convert(7 * MINUTE + 30_000, presets.ama_pra.rate)).toBe(25);
  });
  it('are refused where they cannot be meant', () => {
    for (const one of Object.values(ruleExamples)) expect(faultsOf(one.rules)).toEqual([]);
    expect(faultsOf({ ...rules, counts: [] })).toEqual(['counts_nothing']);
    expect(faultsOf({ ...rules, caps: { day: 20, conference: null } })).toEqual(['cap_below_step']);
  });
});

// Random congresses: up to six sessions in three halls on two days, and up to twelve rows of evidence.
const start = at(16, '08:00');
const someSessions = array(
  record({ hall: integer({ min: 1, max: 3 }), from: nat(40), long: integer({ min: 1, max: 8 }), day: nat(1) }),
  {
    minLength: 1,
    maxLength: 6,
  },
).map((all) =>
  all.map(({ hall, from, long, day }, index) => {
    const begins = start + day * 86_400_000 + from * 15 * MINUTE;
    return session(index + 1, `S${index + 1}`, begins, begins + long * 15 * MINUTE, hall);
  }),
);
const someRow = record({
  kind: constantFrom<EvidenceKind>('on_site', 'live', 'replay', 'exam', 'feedback', 'talk'),
  of: integer({ min: 1, max: 6 }),
  byHall: nat(3),
  from: nat(700 * 60),
  long: nat(240 * 60),
  day: nat(1),
  score: nat(100),
  checks: nat(2),
});
const someRows = array(someRow, { maxLength: 12 }).map((all) =>
  all.map(({ kind, of, byHall, from, long, day, score, checks }, index) => {
    const begins = start + day * 86_400_000 + from * 1000;
    const place = kind === 'on_site' && byHall > 0 ? { hallId: byHall } : { sessionId: of };
    return row(kind, begins, begins + long * 1000, {
      ...place,
      id: `r${index}`,
      // A talk is held and an exam passed on one day.
      subject: `x${of}-${day}`,
      score: kind === 'exam' ? score : null,
      passMark: kind === 'exam' ? 60 : null,
      checksAsked: kind === 'live' ? checks : 0,
    });
  }),
);
const someRules = constantFrom<CreditRules>(rules, ...Object.values(ruleExamples).map((one) => one.rules));
const withoutChecks = (one: CreditRules): CreditRules => ({ ...one, missedChecks: 0 });

describe('[A1] for every congress and every person', () => {
  it('the order of rows and sessions changes nothing', () => {
    assert(
      property(
        someSessions.chain((all) => tuple(shuffledSubarray(all, { minLength: all.length }), constantFrom(all))),
        someRows.chain((all) => tuple(shuffledSubarray(all, { minLength: all.length }), constantFrom(all))),
        someRules,
        ([mixed, plain], [mixedRows, rows], one) => {
          expect(computeCredits({ evidence: mixedRows, sessions: mixed, rules: one, zone })).toEqual(
            computeCredits({ evidence: rows, sessions: plain, rules: one, zone }),
          );
        },
      ),
    );
  });

  it('the zone of the machine changes nothing, nor does the same programme by the clock of another zone', () => {
    const own = process.env.TZ;
    const places = constantFrom(
      { place: 'Etc/GMT+11', hours: -11 },
      { place: 'UTC', hours: 0 },
      { place: 'Asia/Kathmandu', hours: 5.75 },
      { place: 'Etc/GMT-14', hours: 14 },
    );
    try {
      assert(
        property(someSessions, someRows, someRules, places, (all, rows, one, { place, hours }) => {
          const here = computeCredits({ evidence: rows, sessions: all, rules: one, zone });
          process.env.TZ = place;
          expect(computeCredits({ evidence: rows, sessions: all, rules: one, zone })).toEqual(here);
          const moved = <T extends { from: number; to: number }>(each: T): T => ({
            ...each,
            from: each.from + (8 - hours) * 60 * MINUTE,
            to: each.to + (8 - hours) * 60 * MINUTE,
          });
          const there = computeCredits({
            evidence: rows.map(moved),
            sessions: all.map(moved),
            rules: one,
            zone: place,
          });
          expect(there.total).toBe(here.total);
          expect(there.minutes).toEqual(here.minutes);
          expect(there.lines.map(({ day, credit }) => [day, credit])).toEqual(
            here.lines.map(({ day, credit }) => [day, credit]),
          );
        }),
      );
    } finally {
      if (own === undefined) delete process.env.TZ;
      else process.env.TZ = own;
    }
  });

  it('a stretch in two parts gives what it gives in one', () => {
    assert(
      property(someSessions, someRows, someRules, nat(11), nat(240 * 60), (all, rows, one, which, cut) => {
        const target = rows[which];
        if (!target || !['on_site', 'live', 'replay'].includes(target.kind)) return;
        const middle = Math.min(target.to, target.from + cut * 1000);
        const split = rows.flatMap((each) =>
          each === target
            ? [
                { ...each, to: middle },
                { ...each, id: 'part', from: middle, checksAsked: 0, checksAnswered: 0 },
              ]
            : [each],
        );
        const whole = computeCredits({ evidence: rows, sessions: all, rules: one, zone });
        const parts = computeCredits({ evidence: split, sessions: all, rules: one, zone });
        expect(parts.total).toBe(whole.total);
        expect(parts.minutes).toEqual(whole.minutes);
      }),
    );
  });

  it('more minutes, passes and feedback never give less', () => {
    assert(
      property(someSessions, someRows, someRules.map(withoutChecks), (all, rows, one) => {
        const totals = rows.map((_, count) =>
          computeCredits({ evidence: rows.slice(0, count + 1), sessions: all, rules: one, zone }),
        );
        for (const [index, now] of totals.entries())
          expect(now.total).toBeGreaterThanOrEqual(totals[index - 1]?.total ?? 0);
        expect(totals.every(({ complete }) => complete)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('a second in a session of another day takes no step of a day away', () => {
    const days = [
      session(1, 'first day', at(16, '08:00'), at(16, '08:15')),
      session(3, 'second day', at(17, '08:00'), at(17, '09:30')),
    ];
    const watched = row('live', at(16, '08:00'), at(16, '09:30'), { sessionId: 3 });
    const stayed = row('on_site', at(16, '08:00'), at(16, '08:00') + 1000, { sessionId: 1 });
    for (const rules of [presets.china_1, presets.eaccme]) {
      const [before, after] = [[watched], [watched, stayed]].map(
        (evidence) => computeCredits({ evidence, sessions: days, rules, zone }).total,
      );
      expect(after).toBeGreaterThanOrEqual(before ?? 0);
    }
  });

  it('minutes never exceed the clock, and the equation adds up in each line and in the sum', () => {
    assert(
      property(someSessions, someRows, someRules, (all, rows, one) => {
        const { lines, minutes, total, caps } = computeCredits({ evidence: rows, sessions: all, rules: one, zone });
        const present = new Set(
          rows
            .filter(({ kind }) => ['on_site', 'live', 'replay'].includes(kind))
            .flatMap(({ from, to }) => Array.from({ length: (to - from) / 1000 }, (_, second) => from / 1000 + second)),
        );
        expect(minutes.counted * 60).toBeLessThanOrEqual(present.size);
        for (const line of [...lines.map((each) => each.minutes), minutes])
          expect(line.present - line.overlap - line.short).toBe(line.counted);
        const lost = caps.reduce((sum, each) => sum + each.lost, 0);
        expect(lines.reduce((sum, { credit }) => sum + credit, 0) - lost).toBe(total);
        for (const each of lines)
          expect(Math.min(each.credit, each.minutes.overlap, each.minutes.short)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
