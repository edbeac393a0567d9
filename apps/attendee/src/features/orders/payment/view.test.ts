import { describe, expect, it } from 'vitest';
import { fittingMethods } from './view.ts';

const all = (['bank_transfer', 'native', 'alipay_wap', 'h5', 'jsapi'] as const).map((method) => ({ method }));
const names = (methods: readonly { method: string }[]) => methods.map((one) => one.method);

describe('[S121] payment methods fit the environment', () => {
  it('inside the messenger only its own payment, and nothing that leaves it', () => {
    expect(names(fittingMethods(all, { messenger: true, phone: true }))).toEqual(['jsapi', 'bank_transfer']);
  });
  it('on a phone those that open another app', () => {
    expect(names(fittingMethods(all, { messenger: false, phone: true }))).toEqual([
      'h5',
      'alipay_wap',
      'native',
      'bank_transfer',
    ]);
  });
  it('elsewhere a QR code to scan', () => {
    expect(names(fittingMethods(all, { messenger: false, phone: false }))).toEqual([
      'native',
      'alipay_wap',
      'bank_transfer',
    ]);
  });
  it('only those that are configured', () => {
    expect(fittingMethods([{ method: 'jsapi' }], { messenger: false, phone: true })).toEqual([]);
  });
});
