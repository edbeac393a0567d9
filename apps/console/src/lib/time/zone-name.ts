import type { Language } from '@meetingapp/contract/shapes.ts';

/** A time zone as people know it: `中国标准时间 UTC+8 · Shanghai`, `Central European Standard Time UTC+1 · Berlin`. */
export function zoneName(zone: string, language: Language, at = new Date()): string {
  const part = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { timeZone: zone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const offset = part('shortOffset').replace('GMT', 'UTC');
  const long = part('long');
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  // Some zones have no name of their own in a language; the offset then stands alone.
  const name = /^(?:GMT|UTC)[+-]/.test(long) ? '' : `${long} `;
  return `${name}${offset} · ${city}`;
}
