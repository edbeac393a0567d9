import { expect, it } from 'vitest';
import { brandColours, contrast } from './brand-colours.ts';
import { moneyText } from '../data/money-parts.ts';
import { qrPath } from '../data/qr-path.ts';

it('[K1] the default colour is #33D0C2, also for an invalid one', () => {
  for (const wrong of [undefined, '', 'teal', '#12345', 'url(x)'])
    expect(brandColours(wrong)).toEqual({ '--brand': '#33D0C2' });
});

it('a conference can choose any colour: text reads 4.5:1 on white, on soft, and in the dark', () => {
  for (const colour of [
    '#ffe600',
    '#ffffff',
    '#000000',
    '#e60012',
    '#1d4ed8',
    '#7c3aed',
    '#33d0c3',
    '#777777',
    '#abc',
  ]) {
    const own = brandColours(colour);
    const ink = own['--own-ink'] ?? '';
    expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, own['--own-soft'] ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(own['--own-deep'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(own['--own-ink-dark'] ?? '', '#141d1b')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(own['--own-ink-dark'] ?? '', own['--own-soft-dark'] ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(own['--own-fill-dark'] ?? '', '#062925')).toBeGreaterThanOrEqual(4.5);
  }
});

it('money has thousands separators, and cents only for payments or when not zero', () => {
  expect(moneyText(262000)).toBe('¥2,620');
  expect(moneyText(262000, 'CNY', true)).toBe('¥2,620.00');
  expect(moneyText(5)).toBe('¥0.05');
  expect(moneyText(-123456789, 'USD')).toBe('−US$1,234,567.89');
  expect(moneyText(100000000, 'CHF')).toBe('CHF 1,000,000');
});

it('a QR code has its three corners and a size allowed by its version', () => {
  const { size, path } = qrPath('003728');
  expect((size - 17) % 4).toBe(0);
  expect(path.startsWith('M0 0h7v1h-7z')).toBe(true);
  expect(path).toContain(`M${size - 7} 0h7v1h-7z`);
  expect(path).toContain(`M0 ${size - 1}h7v1h-7z`);
});
