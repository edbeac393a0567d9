import { expect, it } from 'vitest';
import { blank, findingsOf, insertAt, isLink, mailingOf, type MailingCheck, writtenOf, type Written } from './view.ts';

const now = new Date('2027-04-15T02:00:00Z');
const written: Written = {
  ...blank,
  name: '班车',
  subject: { zh: '班车', en: 'Shuttle' },
  body: { zh: '{name}，七点发车', en: '{name}, it leaves at seven' },
};
const check: MailingCheck = {
  recipients: 412,
  channels: { inbox: 0, messenger: 0, phone: 412, email: 0 },
  texts: { pieces: 412, fen: 1854 },
  withoutAccount: 0,
  unknownNames: [],
  missing: [],
  sample: [],
};
const t = ((key: string) => key) as unknown as Parameters<typeof findingsOf>[0];
const bad = (part: Partial<Written>, found: MailingCheck | undefined = check, conflicts = false) =>
  findingsOf(t, 'en', { written: { ...written, ...part }, check: found, conflicts, now }).flatMap(({ level, text }) =>
    level === 'bad' ? [text] : [],
  );
const warned = (part: Partial<Written>, found = check) =>
  findingsOf(t, 'en', { written: { ...written, ...part }, check: found, conflicts: false, now }).flatMap(
    ({ level, text }) => (level === 'warn' ? [text] : []),
  );

it('[O18] a message that is ready has nothing to correct', () => {
  expect(bad({})).toEqual([]);
  expect(warned({})).toEqual([]);
});

it('[O18] it cannot be sent without a name, a text, recipients, or with a mistyped placeholder, a wrong address or rate', () => {
  expect(bad({ name: ' ' })).toEqual(['checks.noName']);
  expect(bad({ subject: { zh: '', en: '' } })).toEqual(['checks.noText']);
  expect(bad({ body: { zh: '{nmae}', en: '' } })).toEqual(['checks.unknownPlaces']);
  expect(bad({}, { ...check, recipients: 0 })).toEqual(['checks.nobody']);
  expect(bad({ link: 'https://example.org' })).toEqual(['checks.link']);
  expect(bad({ rates: { messenger: null, phone: 0, email: 20 } })).toEqual(['checks.rate']);
  expect(bad({}, check, true)).toEqual(['checks.conflicts']);
});

it('[O18] it is not sent before the recipients are counted', () => {
  const findings = findingsOf(t, 'en', { written, check: undefined, conflicts: false, now });
  expect(findings[0]).toEqual({ level: 'bad', text: 'checks.counting' });
});

it('[O18] one language, a missing value, a person without an account and a past time are named, and do not block', () => {
  expect(warned({ body: { zh: '七点发车', en: '' } })).toEqual(['checks.oneLanguage']);
  expect(warned({}, { ...check, missing: [{ placeholder: 'branch', people: 18 }] })).toEqual(['checks.missing']);
  expect(warned({}, { ...check, withoutAccount: 2 })).toEqual(['audience.withoutAccount']);
  expect(warned({ startsAt: '2027-04-15T01:59:00.000Z' })).toEqual(['checks.past']);
});

it('[O18] an address on the phone begins with one slash', () => {
  expect(['', '/callist/5001', '/sign/morder?cid=5001'].map(isLink)).toEqual([true, true, true]);
  expect(['callist', '//example.org', '/a b', '/a\\b', 'javascript:alert(1)'].filter(isLink)).toEqual([]);
});

it('[O18] a chip puts its placeholder at the caret and replaces what is selected', () => {
  expect(insertAt('您好，班车', 'name', [2, 2])).toEqual({ text: '您好{name}，班车', at: 8 });
  expect(insertAt('Dear X,', 'name', [5, 6])).toEqual({ text: 'Dear {name},', at: 11 });
});

it('[O18] a saved message with its fields in another order is not taken for a changed one', () => {
  const saved = JSON.parse(
    '{"texts":{"body":{"en":"{name}, it leaves at seven","zh":"{name}，七点发车"},"subject":{"en":"Shuttle","zh":"班车"}},' +
      '"audience":{"filter":{"words":"","until":null,"from":null,"orders":[],"fees":[],"branches":[],"states":[]},"of":"registrations"},' +
      '"rates":{"email":null,"phone":null,"messenger":null},"startsAt":null,"link":"","urgent":false,"required":false,"kind":"organiser","name":"班车"}',
  ) as ReturnType<typeof mailingOf>;
  expect(JSON.stringify(writtenOf(saved))).toBe(JSON.stringify(written));
  expect(writtenOf(mailingOf(written))).toEqual(written);
});
