import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it('[O1] a time zone is named as people know it, not by its technical name', () => {
  const winter = new Date('2027-01-10T00:00:00Z');
  expect(zoneName('Asia/Shanghai', 'en', winter)).toBe('China Standard Time UTC+8 · Shanghai');
  expect(zoneName('Asia/Shanghai', 'zh', winter)).toBe('中国标准时间 UTC+8 · Shanghai');
  expect(zoneName('Europe/Berlin', 'en', winter)).toBe('Central European Standard Time UTC+1 · Berlin');
  for (const zone of Intl.supportedValuesOf('timeZone'))
    for (const language of ['zh', 'en'] as const) expect(zoneName(zone, language, winter)).toMatch(/UTC.* · \S/);
});
