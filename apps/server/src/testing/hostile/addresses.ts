import type { Random } from './random.ts';

const templates = [
  '/files/*',
  '/files/*?w=*',
  '/medapp/programme/*/*.pdf?lang=*',
  '/medapp/programme/*/*.json',
  '/medapp/programme/*/*/*.json',
  '/medapp/papers/*/*.json',
  '/medapp/papers/*/*/*.json',
  '/medapp/entrances/*.json',
  '/medapp/calendar/*.xml',
  '/console-files/*',
  '/medapp/papers/*/sheets/*/*.webp',
  '/medapp/calendar/plan/*',
  '/medapp/calendar/*.ics',
  '/medapp/media/may/*',
  '/medapp/media/*/*/*/*',
  '/mregister/tpl1Home/*?lang=*&sourceCode=*',
  '/mregister/live/*',
  '/mregister/callist/*',
  '/console/*',
  '/*',
  '/openapi.json?*=*',
];
const parts = [
  '5001',
  '1',
  '%00',
  '%ZZ',
  '%ED%A0%80',
  '9007199254740993',
  '99999999999999999999',
  '-1',
  '..%2f..%2fetc',
  '1e400',
  '%F0%9F%98%80',
  'x'.repeat(200),
  '',
  '2026-02-30',
  "'",
];

/** An address outside of the calls, with a hostile value in each of its places. */
export const hostileAddress = (random: Random): string =>
  random.pick(templates).replaceAll('*', () => random.pick(parts));
