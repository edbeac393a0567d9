import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../../forms/form-item.ts';
import { answerOf, type ImportField } from './answer.ts';
import { readRow, type Reading } from './row.ts';
import { guessColumns, soundColumns } from './targets.ts';

const targets = [
  { id: 'name', names: ['姓名', 'Name', 'Full name'] },
  { id: 'phone', names: ['手机号码', '手机', 'Mobile'] },
  { id: '@fee', names: ['费用类型', '注册类型', 'Fee'] },
];
const options = [
  { value: 'doctor', zh: '医师', en: 'Physician' },
  { value: 'nurse', zh: '护士', en: 'Nurse' },
];
const field = (kind: 'DDL' | 'MS'): ImportField => ({
  item: definitionOf({
    code: 'role',
    kind,
    options,
    format: '',
    pattern: '',
    required: false,
    showWhen: null,
  }),
  labels: options.map(({ zh, en }) => [zh, en]),
});

describe('[O7] a list of people', () => {
  it('guesses columns by their headers in either language, with any text around the name', () => {
    expect(guessColumns(['Full name *', '手机（必填）', '备注', '注册类型'], targets)).toEqual([
      'name',
      'phone',
      null,
      '@fee',
    ]);
    expect(guessColumns(['参会人姓名', '姓名'], targets)).toEqual([null, 'name']);
  });

  it('assigns each target to at most one column, for any headers', () => {
    const ids = new Set(targets.map(({ id }) => id));
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom(...targets.flatMap(({ names }) => names)))),
        (titles) => soundColumns(guessColumns(titles, targets), titles.length, ids),
      ),
    );
  });

  it('accepts an option by its value or any of its labels, and several with any separator', () => {
    for (const text of ['doctor', '医师', ' physician ']) expect(answerOf(field('DDL'), text)).toBe('doctor');
    for (const text of ['医师、护士', 'Physician, Nurse', 'doctor|nurse', '医师；护士；医师'])
      expect(answerOf(field('MS'), text)).toBe('doctor|nurse');
    expect(answerOf(field('DDL'), '校长')).toBe('校长');
  });

  it('parses any cells without throwing, and takes nothing from an empty one', () => {
    const reading: Reading = {
      columns: ['role', '@fee', '@paid', '@amount', '@number', '@currency'],
      fields: new Map([['role', field('MS')]]),
      forms: [],
      branches: [],
      fees: [{ id: 7, names: ['会员', 'Member'], branchId: null }],
      paidWords: { none: ['否'], cash: ['现金'], pos: ['刷卡'], elsewhere: ['是'] },
      dayOf: () => null,
      placeOf: (text) => text,
      currencies: ['CNY', 'JPY'],
      amountOf: (text, currency) => (/^\d+$/.test(text) ? Number(text) * (currency === 'JPY' ? 1 : 100) : null),
      reachable: () => true,
    };
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 8 }), (cells) => {
        const row = readRow(cells, reading);
        for (const [at, id] of reading.columns.entries())
          if ((cells[at] ?? '').trim() === '') expect(row.faults.some((fault) => fault.field === id)).toBe(false);
      }),
    );
    expect(readRow(['', 'member', '是', '1200', ''], reading)).toMatchObject({
      answers: {},
      feeId: 7,
      paid: 'elsewhere',
      amount: 120_000,
      currency: null,
      faults: [],
    });
    expect(readRow(['', 'member', '是', '1200', '', 'jpy'], reading)).toMatchObject({ amount: 1200, currency: 'JPY' });
    expect(readRow(['', 'member', '是', '1200', '', 'USD'], reading).faults).toEqual([
      { field: '@currency', reason: 'not_an_option' },
    ]);
  });
});
