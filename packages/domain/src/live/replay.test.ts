import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chaptersOf, replayCuts, shownStretches, type RecordedPiece } from './replay.ts';

const piece = (name: string, beganAt: number, milliseconds: number, rank = 0): RecordedPiece => ({
  name,
  beganAt,
  milliseconds,
  rank,
});

describe('[O12] the parts of a replay', () => {
  it('exclude what the studio sent while staff had paused it', () => {
    const happened = [
      { kind: 'began', at: 10, byStaff: false },
      { kind: 'paused', at: 20, byStaff: false },
      { kind: 'resumed', at: 25, byStaff: false },
      { kind: 'paused', at: 30, byStaff: true },
      { kind: 'resumed', at: 40, byStaff: true },
      { kind: 'ended', at: 60, byStaff: false },
    ] as const;
    expect(shownStretches(happened, { began: 10, until: 99 })).toEqual([
      { from: 10, to: 30 },
      { from: 40, to: 60 },
    ]);
    expect(shownStretches(happened.slice(0, 3), { began: 10, until: 99 })).toEqual([{ from: 10, to: 99 }]);
  });

  it('use the broadcast’s time when the log lacks the start; what never began has none', () => {
    const over = [{ kind: 'ended' as const, at: 60, byStaff: true }];
    expect(shownStretches(over, { began: 5, until: 60 })).toEqual([{ from: 5, to: 60 }]);
    expect(shownStretches(over, { began: null, until: 60 })).toEqual([]);
    const held = { kind: 'paused' as const, at: 20, byStaff: true };
    const on = { kind: 'resumed' as const, at: 30, byStaff: true };
    expect(shownStretches([held, on, ...over], { began: 5, until: 60 })).toEqual([
      { from: 5, to: 20 },
      { from: 30, to: 60 },
    ]);
    // Paused by staff before it began.
    expect(shownStretches([held, on, ...over], { began: 30, until: 60 })).toEqual([{ from: 30, to: 60 }]);
  });

  it('one recording of a whole day gives each broadcast its part; several pieces are joined', () => {
    expect(replayCuts([piece('day', 0, 100_000)], [{ from: 30_000, to: 60_000 }])).toEqual([
      { name: 'day', from: 30_000, to: 60_000, recordedAt: 30_000, at: 0 },
    ]);
    const joined = replayCuts([piece('b', 50_000, 40_000), piece('a', 0, 40_000)], [{ from: 10_000, to: 70_000 }]);
    expect(joined.map(({ name, from, to, at }) => [name, from, to, at])).toEqual([
      ['a', 10_000, 40_000, 0],
      ['b', 0, 20_000, 30_000],
    ]);
  });

  it('the backup fills gaps of the main stream', () => {
    const cuts = replayCuts(
      [piece('backup', 0, 100_000, 1), piece('main', 0, 30_000), piece('main2', 50_000, 50_000)],
      [{ from: 0, to: 100_000 }],
    );
    expect(cuts.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['main', 0, 30_000],
      ['backup', 30_000, 50_000],
      ['main2', 0, 50_000],
    ]);
  });

  it('no moment is shown twice, and none that was not recorded and broadcast', () => {
    const pieces = fc.array(
      fc.record({
        name: fc.string(),
        beganAt: fc.nat(100_000),
        milliseconds: fc.nat(50_000),
        rank: fc.constantFrom(0, 1),
      }),
      { maxLength: 6 },
    );
    const stretches = fc
      .array(fc.nat(150_000), { minLength: 2, maxLength: 8 })
      .map((list) => list.toSorted((a, b) => a - b))
      .map((list) =>
        list.flatMap((from, index) => (index % 2 === 0 && list[index + 1] ? [{ from, to: list[index + 1] ?? 0 }] : [])),
      );
    fc.assert(
      fc.property(pieces, stretches, (recorded, shown) => {
        let end = -1;
        let at = 0;
        for (const cut of replayCuts(recorded, shown)) {
          const length = cut.to - cut.from;
          expect(cut.recordedAt).toBeGreaterThanOrEqual(end);
          expect(cut.at).toBe(at);
          expect(shown.some(({ from, to }) => from <= cut.recordedAt && cut.recordedAt + length <= to)).toBe(true);
          expect(
            recorded.some(
              (one) => one.name === cut.name && one.beganAt + cut.from === cut.recordedAt && cut.to <= one.milliseconds,
            ),
          ).toBe(true);
          end = cut.recordedAt + length;
          at += length;
        }
      }),
    );
  });

  it('[S59] chapters are at the start of their talks in the film', () => {
    const cuts = replayCuts([piece('a', 0, 40_000), piece('b', 50_000, 40_000)], [{ from: 10_000, to: 90_000 }]);
    const talk = (id: number, from: number, to: number) => ({ id, title: `talk ${id}`, from, to });
    const chapters = chaptersOf(cuts, [
      talk(1, -5_000, 5_000),
      talk(2, 5_000, 20_000),
      talk(3, 20_000, 45_000),
      talk(4, 45_000, 60_000),
      talk(5, 60_000, 80_000),
      talk(6, 95_000, 99_000),
    ]);
    expect(chapters.map(({ talkId, at }) => [talkId, at])).toEqual([
      [2, 0],
      [3, 10_000],
      [4, 30_000],
      [5, 40_000],
    ]);
  });
});
