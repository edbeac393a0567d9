import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillText, placeholdersIn } from './fill-text.ts';
import { fitText, LINE_HEIGHT, type Measure } from './fit-text.ts';
import { breakable } from './line-breaks.ts';
import { handles, boxOnPage, movedBox, resizedBox, snappedBox } from './move-box.ts';
import { placeLayout } from './place-layout.ts';

/** Chinese characters are as wide as high, others half; the widest is 1. */
const measure: Measure = (text) => [...text].reduce((sum, one) => sum + (/[\u3400-\u9fff]/.test(one) ? 1 : 0.55), 0);

const words = fc.string({
  unit: fc.constantFrom(...'林知远阿依努尔·买买提吐尔逊，。（）abcdefgWM -é㛃䶮𫖯'),
  minLength: 1,
  maxLength: 60,
});
const boxes = fc
  .record({
    width: fc.integer({ min: 60, max: 600 }),
    height: fc.integer({ min: 10, max: 200 }),
    size: fc.integer({ min: 6, max: 60 }),
    smallest: fc.integer({ min: 4, max: 20 }),
    lines: fc.integer({ min: 1, max: 4 }),
  })
  .map((box) => ({ ...box, smallest: Math.min(box.smallest, box.size) }));

describe('[O15] text fitted to its box', () => {
  it('is never wider than its box, never smaller than allowed, and never loses a character', () => {
    fc.assert(
      fc.property(words, boxes, (text, box) => {
        const fitted = fitText(text, box, measure);
        expect(fitted.size).toBeGreaterThanOrEqual(box.smallest);
        expect(fitted.size).toBeLessThanOrEqual(box.size);
        for (const line of fitted.lines) expect(measure(line) * fitted.size).toBeLessThanOrEqual(box.width + 1e-3);
        expect(fitted.lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        if (!fitted.fits) expect(fitted.size).toBe(box.smallest);
        else {
          expect(fitted.lines.length).toBeLessThanOrEqual(box.lines);
          expect(fitted.lines.length * fitted.size * LINE_HEIGHT).toBeLessThanOrEqual(box.height + 1e-3);
        }
      }),
    );
  });

  it('takes the largest size at which it fits', () => {
    const box = { width: 100, height: 60, size: 30, smallest: 8, lines: 1 };
    expect(fitText('林知远', box, measure)).toEqual({ size: 30, lines: ['林知远'], fits: true });
    expect(fitText('林知远林知远林知远林', box, measure).size).toBe(10);
    expect(fitText('林知远林知远林知远林', { ...box, lines: 2 }, measure)).toMatchObject({
      size: 20,
      lines: ['林知远林知', '远林知远林'],
    });
  });

  it('wraps a word that fits at no size, and says that it does not fit', () => {
    const fitted = fitText(
      'Wolfeschlegelsteinhausenbergerdorff',
      { width: 100, height: 20, size: 30, smallest: 14, lines: 1 },
      measure,
    );
    expect(fitted).toMatchObject({ size: 14, fits: false });
    expect(fitted.lines.length).toBeGreaterThan(1);
  });

  it('begins no line with a closing mark and ends none with an opening one', () => {
    expect(breakable('参加（中国）年会，特此证明。')).toEqual([
      '参',
      '加',
      '（中',
      '国）',
      '年',
      '会，',
      '特',
      '此',
      '证',
      '明。',
    ]);
    expect(breakable('Aleksandra Núñez-Vega')).toEqual(['Aleksandra ', 'Núñez-', 'Vega']);
  });
});

describe('[O15] placeholders', () => {
  it('are replaced by values, and by nothing else', () => {
    expect(fillText('{name}（{affiliation}）{none}', { name: '林{affiliation}', affiliation: '医院' })).toBe(
      '林{affiliation}（医院）',
    );
    expect(fillText('{constructor}', {})).toBe('');
    expect(placeholdersIn('{name} {city} {name} {1}')).toEqual(['name', 'city']);
  });
});

describe('[O15] a page', () => {
  const field = {
    kind: 'text',
    id: 'name',
    label: { zh: '姓名', en: 'Name' },
    box: { x: 10, y: 20, width: 100, height: 20 },
    text: { zh: '{name}', en: '{nameEn}' },
    role: 'heading',
    size: 34,
    smallest: 14,
    lines: 1,
    bold: true,
    colour: '#000000',
  } as const;

  it('places text of a language by its alignment within the box', () => {
    const values = { texts: { name: '林知远', nameEn: 'LIN' }, tables: {} };
    for (const align of ['left', 'centre', 'right'] as const) {
      const [placed] = placeLayout({ unit: 'mm', fields: [{ ...field, align }] }, values, 'zh', (text) =>
        measure(text),
      );
      if (placed?.kind !== 'text') throw new Error('not a text');
      const [line] = placed.lines;
      expect(line?.text).toBe('林知远');
      expect(line?.width).toBeCloseTo((3 * 34 * 25.4) / 72);
      const room = 100 - (line?.width ?? 0);
      expect(line?.x).toBeCloseTo(10 + { left: 0, centre: room / 2, right: room }[align]);
      expect(line?.y).toBeGreaterThan(20);
      expect(line?.y).toBeLessThan(40);
    }
  });

  it('sets all cells of a table in one size that fits each', () => {
    const table = {
      kind: 'table',
      id: 't',
      label: field.label,
      box: field.box,
      source: 'credits',
      size: 12,
      smallest: 6,
      colour: '#000000',
    } as const;
    const rows = [
      ['国家 I 类', '8.5'],
      ['AMA PRA Category 1 Credit(s)', '6.0'],
    ];
    const [placed] = placeLayout(
      { unit: 'mm', fields: [table] },
      { texts: {}, tables: { credits: rows } },
      'zh',
      (text) => measure(text),
    );
    if (placed?.kind !== 'table') throw new Error('not a table');
    expect(placed.fits).toBe(true);
    for (const cell of placed.rows.flat()) expect(cell.width).toBeLessThanOrEqual(50.001);
    expect(placed.rows[0]?.[1]?.x).toBeGreaterThan(100);
  });
});

describe('[O15] moving fields', () => {
  const page = { width: 297, height: 210 };
  const box = fc.record({
    x: fc.double({ min: 0, max: 290, noNaN: true }),
    y: fc.double({ min: 0, max: 200, noNaN: true }),
    width: fc.double({ min: 1, max: 400, noNaN: true }),
    height: fc.double({ min: 1, max: 400, noNaN: true }),
  });
  const by = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -400, max: 400 }) });

  it('keeps a field on its page, moved, resized or snapped', () => {
    fc.assert(
      fc.property(box, box, by, fc.constantFrom(...handles), (one, other, step, handle) => {
        const kept = boxOnPage(one, page);
        const all = [
          kept,
          movedBox(kept, step, page),
          resizedBox(kept, handle, step, page),
          snappedBox(kept, [other], page, 3).box,
        ];
        for (const { x, y, width, height } of all) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(1.9);
          expect(x + width).toBeLessThanOrEqual(page.width + 0.11);
          expect(y + height).toBeLessThanOrEqual(page.height + 0.11);
        }
      }),
    );
  });

  it('leaves the opposite edge where it is, and snaps to the middle of the page', () => {
    const start = { x: 50, y: 50, width: 100, height: 20 };
    expect(resizedBox(start, 'w', { x: 10, y: 5 }, page)).toEqual({ x: 60, y: 50, width: 90, height: 20 });
    expect(resizedBox(start, 'se', { x: 10, y: 5 }, page)).toEqual({ x: 50, y: 50, width: 110, height: 25 });
    expect(snappedBox({ ...start, x: 97 }, [], page, 2)).toEqual({
      box: { ...start, x: 98.5 },
      lines: { x: 148.5, y: null },
    });
  });
});
