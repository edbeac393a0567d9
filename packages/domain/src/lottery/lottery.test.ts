import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalList, commitmentOf, drawWinners, entrantMark, readList, seedOf, type Prize } from './draw.ts';
import { maskName } from './mask.ts';
import { md5 } from './md5.ts';
import { drand, readFigures, roundAt, timeOfRound } from './randomness.ts';
import { drawnNumber, randomKey, selectedPlace } from './select.ts';
import { sha256 } from './sha256.ts';
import { verifyStep, type DrawRecord } from './verify.ts';

describe('[A5] the selection of RFC 3797', () => {
  const key = randomKey([[9319n], [2n, 5n, 12n, 8n, 10n], [9n, 18n, 26n, 34n, 41n, 45n]]);

  it('gives the results that the RFC publishes for its own example (section 6)', () => {
    expect(key).toBe('9319./2.5.8.10.12./9.18.26.34.41.45./');
    const published = [
      ['990DD0A5692A029A98B5E01AA28F3459', 17],
      ['3691E55CB63FCC37914430B2F70B5EC6', 7],
      ['FE814EDF564C190AC1D25753979990FA', 2],
      ['1863CCACEB568C31D7DDBDF1D4E91387', 16],
      ['F4AB33DF4889F0AF29C513905BE1D758', 25],
      ['13EAEB529F61ACFB9A29D0BA3A60DE4A', 23],
      ['992DB77C382CA2BDB9727001F3CDCCD9', 8],
      ['63AB4258ECA922976811C7F55C383CE7', 24],
      ['DFBC5AC97CED01B3A6E348E3CC63F40D', 19],
      ['31CB111C4A4EBE9287CEAE16FE51B909', 13],
      ['07FA46C122F164C215BBC72793B189A3', 22],
      ['AC52F8D75CCBE2E61AFEB3387637D501', 5],
      ['53306F73E14FC0B2FBF434218D25948E', 18],
      ['B5D1403501A81F9A47318BE7893B347C', 9],
      ['85B10B356AA06663EF1B1B407765100A', 1],
      ['3269E6CE559ABD57E2BA6AAB495EB9BD', 4],
    ] as const;
    const pool = Array.from({ length: 25 }, (_, at) => at + 1);
    const drawn = published.map((_, at) => {
      const n = at + 1;
      const [chosen] = pool.splice(selectedPlace(key, n, pool.length), 1);
      return [drawnNumber(key, n).hash.toUpperCase(), chosen];
    });
    expect(drawn).toEqual(published);
  });

  it('uses the hashes of the standards, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(md5(bytes)).toBe(createHash('md5').update(bytes).digest('hex'));
        expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
    expect(sha256('抽奖')).toBe(createHash('sha256').update('抽奖').digest('hex'));
  });
});

const prizesOf = fc
  .array(fc.record({ count: fc.integer({ min: 1, max: 6 }), repeat: fc.boolean() }), { minLength: 1, maxLength: 5 })
  .map((list) => list.map((prize, at): Prize => ({ ...prize, id: at + 1 })));

describe('[A5] a draw', () => {
  it('depends on nothing but the seed, the set of tickets and the prizes; nobody wins a prize twice', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 60 }),
        prizesOf,
        fc.string(),
        (numbers, prizes, seed) => {
          const redraws = prizes.map(({ id }) => ({ prizeId: id, rank: 1 }));
          const drawn = drawWinners({ seed, numbers, prizes, redraws });
          expect(drawWinners({ seed, numbers: [...numbers].reverse(), prizes, redraws })).toEqual(drawn);
          expect(drawn.map(({ n }) => n)).toEqual(drawn.map((_, at) => at + 1));
          for (const prize of prizes) {
            const own = drawn.filter(({ prizeId }) => prizeId === prize.id).map(({ number }) => number);
            expect(new Set(own).size).toBe(own.length);
            const before = drawn
              .slice(
                0,
                drawn.findIndex(({ prizeId }) => prizeId === prize.id),
              )
              .map((one) => one.number);
            if (!prize.repeat) expect(own.filter((number) => before.includes(number))).toEqual([]);
          }
          const once = drawWinners({ seed, numbers, prizes, redraws: [] });
          expect(drawn.slice(0, once.length)).toEqual(once);
        },
      ),
    );
  });

  it('gives each of 20,000 tickets the same chance, within what chance allows', () => {
    const numbers = Array.from({ length: 20_000 }, (_, at) => at + 1);
    const counts = [0, 0, 0, 0];
    for (let round = 0; round < 20; round += 1) {
      const prizes = [{ id: 1, count: 200, repeat: false }];
      for (const { number } of drawWinners({ seed: `round ${round}`, numbers, prizes, redraws: [] }))
        counts[Math.floor((number - 1) / 5000)] = (counts[Math.floor((number - 1) / 5000)] ?? 0) + 1;
    }
    // 4,000 draws over four quarters: 1,000 each; five standard deviations are 137.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(137);
  });

  it('has more winners than tickets only as far as there are tickets', () => {
    const drawn = drawWinners({
      seed: 's',
      numbers: [1, 2],
      prizes: [{ id: 1, count: 5, repeat: false }],
      redraws: [{ prizeId: 1, rank: 1 }],
    });
    expect(drawn.map(({ number }) => number).sort((one, other) => one - other)).toEqual([1, 2]);
  });
});

describe('[A5] a record', () => {
  const entrants = Array.from({ length: 40 }, (_, at) => ({
    number: at + 1,
    mark: entrantMark(at + 1, `R${at}`, 'salt'),
  }));
  const list = canonicalList(entrants);
  const prizes = [{ id: 7, count: 3, repeat: false }];
  const secret = 'a'.repeat(64);
  const redraws = [{ prizeId: 7, rank: 2 }];
  const winners = drawWinners({
    seed: seedOf(secret, 'r'),
    numbers: entrants.map(({ number }) => number),
    prizes,
    redraws,
  });
  const record: DrawRecord = {
    list,
    listHash: sha256(list),
    commitment: commitmentOf(secret),
    secret,
    randomness: 'r',
    prizes,
    winners,
    redraws,
  };
  const outcome = (changed: Partial<DrawRecord>) =>
    (['list', 'commitment', 'draw'] as const).map((step) => verifyStep({ ...record, ...changed }, step).ok);

  it('is confirmed, and each forgery is found in its own step', () => {
    expect(outcome({})).toEqual([true, true, true]);
    expect(outcome({ list: list.replace('\n', '\n\n') })[0]).toBe(false);
    expect(outcome({ list: list.split('\n').slice(1).join('\n') })).toEqual([false, true, false]);
    expect(outcome({ secret: 'b'.repeat(64) })[1]).toBe(false);
    expect(outcome({ randomness: 'q' })).toEqual([true, true, false]);
    const [first, ...rest] = winners;
    expect(outcome({ winners: first ? [{ ...first, number: (first.number % 40) + 1 }, ...rest] : [] })[2]).toBe(false);
    expect(outcome({ winners: rest })[2]).toBe(false);
  });

  it('has one text for one list, whatever its order', () => {
    expect(canonicalList([...entrants].reverse())).toBe(list);
    expect(readList(list)).toEqual(entrants);
    expect(readList(`${list} `)).toBeNull();
    expect(readList(`2 ${'a'.repeat(32)}\n1 ${'a'.repeat(32)}\n`)).toBeNull();
  });
});

describe('[A5] public randomness', () => {
  it('is the first round at or after a moment', () => {
    expect(roundAt(drand.genesisMs)).toBe(1);
    expect(roundAt(drand.genesisMs + 1)).toBe(2);
    fc.assert(
      fc.property(fc.integer({ min: drand.genesisMs, max: drand.genesisMs * 2 }), (at) => {
        const round = roundAt(at);
        expect(timeOfRound(round)).toBeGreaterThanOrEqual(at);
        expect(timeOfRound(round - 1)).toBeLessThan(at);
      }),
    );
  });

  it('may be figures that people type in any of the usual ways', () => {
    const expected = randomKey([[3n, 9n, 18n]]);
    for (const text of ['09 18 03', '９、18、3', '9,18 + 3', ' 9\n18\n3 '])
      expect(randomKey([readFigures(text) ?? []])).toBe(expected);
    for (const text of ['', 'abc', '9 18 x', '1'.repeat(19)]) expect(readFigures(text)).toBeNull();
  });
});

it('[A5] a name is masked as the organiser sets it', () => {
  expect(['陈晓', '何静姝', '欧阳晴', 'Marta Ivanova', 'Li'].map((name) => maskName(name, 'one'))).toEqual([
    '陈*',
    '何*姝',
    '欧*晴',
    'Marta I*',
    'L*',
  ]);
  expect(['陈晓', 'Marta Ivanova'].map((name) => maskName(name, 'tail'))).toEqual(['*晓', 'M* I*']);
  expect(maskName(' 陈晓 ', 'none')).toBe('陈晓');
});
