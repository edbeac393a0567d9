import { describe, expect, it } from 'vitest';
import { changedTerms, feeCell, readCodeCells, valueCell, type CodeCells, type CodeTerms } from './code-sheet.ts';

const words = [
  { kinds: { percent: 'Percent off|Percent', amount: 'Amount off', exempt: 'No fee' }, erased: '(erased)' },
  { kinds: { percent: '打折', amount: '减金额', exempt: '免注册费' }, erased: '（已删除）' },
];
const fees = [
  { id: 1, titles: ['标准注册费', 'Standard fee'] },
  { id: 2, titles: ['学生', 'Student; trainee'] },
  { id: 3, titles: ['会员', 'Member'] },
  { id: 4, titles: ['会员', 'Member of the branch'] },
];
const beside = { fees, words, currency: 'CNY', further: ['USD', 'JPY'] };
const row = (cells: CodeCells = {}): CodeCells => ({
  code: 'HEART10',
  kind: '打折',
  value: '10%',
  size: '5',
  ...cells,
});
const read = (cells: CodeCells, before: CodeTerms | null = null) => readCodeCells(row(cells), before, beside);
const termsOf = (cells: CodeCells, before: CodeTerms | null = null): CodeTerms => {
  const outcome = read(cells, before);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.terms;
};
const faultsOf = (cells: CodeCells, before: CodeTerms | null = null) => {
  const outcome = read(cells, before);
  return outcome.ok ? [] : outcome.faults.map(({ field, reason }) => `${field} ${reason}`);
};
const before: CodeTerms = {
  kind: 'percent',
  value: 1000,
  prices: {},
  size: 5,
  from: '2030-03-01T00:00',
  until: '2030-04-01T00:00',
  feeIds: [1],
  onlyFor: '13900000001',
};

describe('[O3] a row of discount codes', () => {
  it('is read with words of either language and figures as people type them', () => {
    expect(termsOf({})).toEqual({
      kind: 'percent',
      value: 1000,
      prices: {},
      size: 5,
      from: null,
      until: null,
      feeIds: [],
      onlyFor: null,
    });
    expect(termsOf({ kind: 'amount OFF', value: '￥1,200.50', size: '' })).toMatchObject({
      kind: 'amount',
      value: 120_050,
      size: null,
    });
    expect(termsOf({ kind: '免注册费', value: '' })).toMatchObject({ kind: 'exempt', value: 0 });
    for (const value of ['200.00; USD 25.00; JPY 3,000', 'usd 25；jpy3000.00、 200', 'CNY 200; 25 USD; 3000 JPY'])
      expect(termsOf({ kind: '减金额', value })).toMatchObject({ value: 20_000, prices: { JPY: 3000, USD: 2500 } });
    expect(termsOf({ value: '12.5％' }).value).toBe(1250);
    expect(termsOf({ onlyFor: '+86 139-0000-0001' }).onlyFor).toBe('13900000001');
  });

  it('ends at the end of a day that has no time, and begins at its beginning', () => {
    expect(termsOf({ from: '2030-03-01', until: '2030-03-31' })).toMatchObject({
      from: '2030-03-01T00:00',
      until: '2030-04-01T00:00',
    });
    expect(termsOf({ until: '2030-03-31T18:00' }).until).toBe('2030-03-31T18:00');
    expect(termsOf({ from: '2030-03-01', until: '2030-03-01' }).until).toBe('2030-03-02T00:00');
    expect(faultsOf({ from: 'soon' })).toEqual(['from moment_form']);
    expect(faultsOf({ from: '2030-03-02', until: '2030-03-01T08:00' })).toEqual(['until window_empty']);
  });

  it('names fees by their titles, one per line, and by number where two have one title', () => {
    expect(termsOf({ fees: 'standard fee\n学生' }).feeIds).toEqual([1, 2]);
    expect(termsOf({ fees: '标准注册费；学生' }).feeIds).toEqual([1, 2]);
    expect(termsOf({ fees: 'Student; trainee' }).feeIds).toEqual([2]);
    expect(faultsOf({ fees: '会员' })).toEqual(['fees discount_fee']);
    expect(termsOf({ fees: '会员 #4' }).feeIds).toEqual([4]);
    expect(faultsOf({ fees: '别的 #9' })).toEqual(['fees discount_fee']);
  });

  const wrong: [CodeCells, string][] = [
    [{ code: '' }, 'code required'],
    [{ code: 'A B' }, 'code discount_name'],
    [{ kind: '' }, 'kind required'],
    [{ kind: 'half' }, 'kind discount_kind'],
    [{ value: '' }, 'value discount_value'],
    [{ value: '0' }, 'value discount_value'],
    [{ value: '100.01%' }, 'value discount_value'],
    [{ value: '12.345' }, 'value discount_value'],
    [{ value: '0.1' }, 'value discount_percent_sign'],
    [{ kind: '减金额', value: '10%' }, 'value discount_value'],
    [{ kind: '减金额', value: '-5' }, 'value discount_value'],
    [{ kind: '减金额', value: 'USD 25' }, 'value discount_value'],
    [{ kind: '减金额', value: '200; USD 25; 30 USD' }, 'value discount_value'],
    [{ kind: '减金额', value: '200; JPY 3000.5' }, 'value discount_value'],
    [{ kind: '减金额', value: '200; USD 0' }, 'value discount_value'],
    [{ kind: '减金额', value: '200; EUR 25' }, 'value discount_currency'],
    [{ value: '10%; USD 5' }, 'value discount_value'],
    [{ size: '1.5' }, 'size discount_uses'],
    [{ size: '1000001' }, 'size discount_uses'],
    [{ size: 'many' }, 'size discount_uses'],
    [{ onlyFor: 'nobody' }, 'onlyFor address_either'],
  ];
  it.each(wrong)('with %j is refused at its column', (cells, fault) => {
    expect(faultsOf(cells)).toEqual([fault]);
  });

  it('tells all faults at once', () => {
    expect(faultsOf({ code: '-', kind: '?', size: 'x', from: '?', fees: '?', onlyFor: '?' })).toHaveLength(6);
  });

  it('keeps of an existing code what the file has no column for', () => {
    const kept = termsOf({ value: '20%' }, before);
    expect(kept).toEqual({ ...before, value: 2000 });
    expect(changedTerms(before, kept)).toEqual(['value']);
    // The cell of a sum is the whole truth about it; a currency that was taken back stays where it is named.
    const sum = { ...before, kind: 'amount' as const, value: 20_000, prices: { EUR: 2500 } };
    expect(changedTerms(sum, termsOf({ kind: '减金额', value: '200; EUR 25' }, sum))).toEqual([]);
    const less = termsOf({ kind: '减金额', value: '200' }, sum);
    expect([less.prices, changedTerms(sum, less)]).toEqual([{}, ['value']]);
    expect(changedTerms(before, termsOf({ from: '', until: '', fees: '', onlyFor: '' }, before))).toEqual([
      'from',
      'until',
      'fees',
      'onlyFor',
    ]);
  });

  it('never opens the code of an erased person to others', () => {
    const erased = { ...before, onlyFor: '' };
    for (const onlyFor of [undefined, '', '(erased)', '（已删除）'])
      expect(termsOf(onlyFor === undefined ? {} : { onlyFor }, erased).onlyFor).toBe('');
    expect(faultsOf({ onlyFor: '13900000002' }, erased)).toEqual(['onlyFor discount_erased']);
  });

  it('repeats a code that was ended before it began', () => {
    const ended = { ...before, from: '2030-05-01T00:00' };
    expect(termsOf({ from: ended.from, until: ended.until ?? '' }, ended)).toEqual(ended);
  });
});

it('[O3] every value and every set of fees that a cell holds is read back as it was', () => {
  // A simple generator with a fixed seed: the same cases on every run.
  let seed = 20_270_301;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let turn = 0; turn < 500; turn += 1) {
    const percent = next(2) === 0;
    const terms = {
      kind: percent ? ('percent' as const) : ('amount' as const),
      value: 1 + next(percent ? 10_000 : 9_999_999),
      prices: {
        ...(!percent && next(2) === 0 ? { JPY: 1 + next(9_999_999) } : {}),
        ...(!percent && next(2) === 0 ? { USD: 1 + next(9_999_999) } : {}),
      },
    };
    const ids = fees.map(({ id }) => id).filter(() => next(2) === 0);
    const cells = {
      kind: percent ? '打折' : '减金额',
      value: valueCell(terms, 'CNY'),
      fees: ids
        .flatMap((id) => fees.find((fee) => fee.id === id) ?? [])
        .map((fee) => feeCell(fee, fee.titles[next(2)] ?? '', fees))
        .join('\n'),
    };
    expect([cells, termsOf(cells)]).toMatchObject([cells, { ...terms, feeIds: ids }]);
  }
});
