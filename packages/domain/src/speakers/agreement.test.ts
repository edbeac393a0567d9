import { describe, expect, it } from 'vitest';
import {
  agreementPlaceholders,
  amountInChinese,
  fillAgreement,
  hasInk,
  netFee,
  unknownPlaceholders,
} from './agreement.ts';

describe('[S54] [O10] agreements', () => {
  const values = Object.fromEntries(agreementPlaceholders.map((name) => [name, `<${name}>`])) as Record<
    (typeof agreementPlaceholders)[number],
    string
  >;

  it('fill every placeholder and name those that nothing can fill', () => {
    expect(unknownPlaceholders('{name} {salary} {fee} {}')).toEqual(['salary', '']);
    expect(fillAgreement(agreementPlaceholders.map((name) => `{${name}}`).join(''), values)).toBe(
      agreementPlaceholders.map((name) => `<${name}>`).join(''),
    );
  });

  it('take a value as it is: a name with brackets fills nothing', () => {
    expect(fillAgreement('{name}{fee}', { ...values, name: '{fee}$&' })).toBe('{fee}$&<fee>');
  });

  it('withhold the tax of a lecture fee by its table', () => {
    const net = (yuan: number) => netFee(yuan * 100) / 100;
    expect([0, 800, 2000, 4000, 5000, 25_000, 30_000, 62_500, 100_000].map(net)).toEqual([
      0, 800, 1760, 3360, 4200, 21_000, 24_800, 49_500, 75_000,
    ]);
  });

  it('never pay more for less, nor more than the fee', () => {
    let before = 0;
    for (let fee = 0; fee <= 12_000_000; fee += 997) {
      const net = netFee(fee);
      expect(Number.isInteger(net) && net <= fee && net >= before).toBe(true);
      before = net;
    }
  });

  it('write amounts in Chinese capital numerals', () => {
    const words = (yuan: number) => amountInChinese(Math.round(yuan * 100), '零壹贰叁肆伍陆柒捌玖拾佰仟万亿元角分整');
    expect(
      [0, 0.05, 0.5, 2000, 1409.5, 6007.14, 1680.32, 107_000.53, 10_001, 100_000_000, 100_010_000, 16_000].map(words),
    ).toEqual([
      '零元整',
      '伍分',
      '伍角整',
      '贰仟元整',
      '壹仟肆佰零玖元伍角整',
      '陆仟零柒元壹角肆分',
      '壹仟陆佰捌拾元叁角贰分',
      '壹拾万柒仟元伍角叁分',
      '壹万零壹元整',
      '壹亿元整',
      '壹亿零壹万元整',
      '壹万陆仟元整',
    ]);
  });

  it('take a drawn name, not a tap', () => {
    expect(hasInk([])).toBe(false);
    expect(hasInk([[{ x: 5, y: 5, p: 50 }]])).toBe(false);
    expect(
      hasInk([
        [
          { x: 0, y: 0, p: 50 },
          { x: 90, y: 90, p: 50 },
        ],
      ]),
    ).toBe(true);
  });
});
