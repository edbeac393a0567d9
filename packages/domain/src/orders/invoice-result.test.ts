import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceSerial, matchResult, type ResultLine } from './invoice-result.ts';

const asked = [1, 2, 3].map((id) => ({ id, serial: invoiceSerial(id), title: `医院${id}`, net: id * 100 }));
const number = (n: number) => `2533200000${String(n).padStart(10, '0')}`;
/** Issued over 10.00, of which 4.00 was refunded. */
const standing = [{ id: 8, number: number(800), amount: 1000, redAmount: 0, kept: 600 }];
const line = (id: number, more: Partial<ResultLine> = {}): ResultLine => ({
  serial: invoiceSerial(id),
  number: number(id),
  day: '2027-05-01',
  amount: id * 100,
  title: `医院${id}`,
  remark: '',
  ...more,
});
const fates = (lines: ResultLine[], known: string[] = []) =>
  matchResult(lines, { asked, standing, known: new Set(known) }).map(({ fate }) => fate);

describe('[O8] the tax office’s result', () => {
  it('is matched by the number of the request, in its column or in the remark', () => {
    expect(fates([line(1), line(2, { serial: '', remark: `注册费 ${invoiceSerial(2)}` })])).toEqual([
      'matched',
      'matched',
    ]);
  });

  it('reports for each row why it is refused', () => {
    expect(
      fates([
        line(1, { amount: 99 }),
        line(1, { title: '别的单位' }),
        line(1, { number: '12345' }),
        line(1, { amount: -100 }),
        line(9),
        line(2),
        line(2, { number: number(7) }),
        line(3, { number: number(2) }),
      ]),
    ).toEqual(['differs', 'title_differs', 'unreadable', 'red', 'nothing', 'matched', 'double', 'double']);
    expect(fates([line(1)], [number(1)])).toEqual(['issued']);
  });

  it('deducts a red letter from the invoice named in its remark, for at most the refund or for all of it', () => {
    const red = (n: number, amount: number, of = 800) =>
      line(0, {
        serial: '',
        number: number(n),
        amount,
        remark: `被红冲蓝字数电发票号码：${number(of)} 红字发票信息确认单编号：33012605011234567890`,
      });
    expect(fates([red(1, -300), red(1, -100), red(2, -200), red(3, -100), red(4, -100, 801)])).toEqual([
      'red_matched',
      'double',
      'differs',
      'red_matched',
      'red',
    ]);
    expect(fates([red(1, -1000)])).toEqual(['red_matched']);
    expect(fates([red(1, -1000)], [number(1)])).toEqual(['issued']);
  });

  it('never assigns two numbers to one request, nor one number to two requests', () => {
    const any = fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      of: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(any), (rows) => {
        const lines = rows.map(({ id, of }) => line(id, { number: number(of) }));
        const matches = matchResult(lines, { asked, standing, known: new Set() });
        const taken = matches.flatMap((match, index) =>
          match.fate === 'matched' ? [{ id: match.invoiceId, number: lines[index]?.number }] : [],
        );
        expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
        expect(new Set(taken.map((one) => one.number)).size).toBe(taken.length);
      }),
    );
  });
});
