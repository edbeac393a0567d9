import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkSettings } from './check-settings.ts';
import { moveConference, type ConferenceEvent, type ConferenceState } from './conference-states.ts';

const settings = {
  startsOn: '2027-05-01',
  endsOn: '2027-05-03',
  zone: 'Asia/Shanghai',
  currency: 'CNY',
  brand: '#33D0C2',
  registrationOpensAt: null,
  registrationClosesAt: null,
  refundPolicy: [],
  bankAccounts: {},
  currencies: [],
};

it('[O1] a published conference becomes a draft again only by its withdrawal, never while it is stopped', () => {
  const events: ConferenceEvent[] = ['publish', 'close', 'reopen', 'stop'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (done) => {
      let state: ConferenceState = 'published';
      for (const event of done) {
        const moved = moveConference(state, event);
        if (moved.ok) ({ state } = moved);
      }
      expect(state).not.toBe('draft');
    }),
  );
  const withdrawn = (state: ConferenceState) => moveConference(state, 'withdraw');
  for (const state of ['published', 'closed'] as const) expect(withdrawn(state)).toEqual({ ok: true, state: 'draft' });
  for (const state of ['draft', 'stopped'] as const) expect(withdrawn(state).ok).toBe(false);
});

it('[O1] a refund rule that pays more for a later cancellation is refused, a falling one is accepted', () => {
  const step = fc.record({ untilDaysBefore: fc.nat(365), percent: fc.nat(100) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (refundPolicy) => {
      const falls = refundPolicy.every((one, at) =>
        refundPolicy
          .slice(at + 1)
          .every((later) => later.untilDaysBefore < one.untilDaysBefore && later.percent <= one.percent),
      );
      expect(checkSettings({ ...settings, refundPolicy }).length === 0).toBe(falls);
    }),
  );
});

it('[O1] days, zone, colour and opening times must be consistent', () => {
  expect(checkSettings(settings)).toEqual([]);
  const reasonOf = (change: object) => checkSettings({ ...settings, ...change }).map(({ reason }) => reason);
  expect(reasonOf({ endsOn: '2027-04-30' })).toEqual(['days_order']);
  expect(reasonOf({ startsOn: '2027-02-30' })).toEqual(['date_invalid']);
  for (const zone of ['', 'Mars/Base', "'; drop"]) expect(reasonOf({ zone })).toEqual(['zone_unknown']);
  expect(reasonOf({ brand: '#fff' })).toEqual(['colour_form']);
  expect(reasonOf({ currency: 'JPY' })).toEqual([]);
  expect(reasonOf({ currency: 'CLF' })).toEqual(['currency_decimals']);
  expect(reasonOf({ currency: 'RMB' })).toEqual(['currency_unknown']);
  expect(reasonOf({ currencies: ['USD', 'EUR'] })).toEqual([]);
  expect(reasonOf({ currencies: ['USD', 'JPY'] })).toEqual([]);
  for (const currencies of [['CNY'], ['USD', 'USD']]) expect(reasonOf({ currencies })).toEqual(['currency_twice']);
  const account = { holder: 'European Cardiology', number: 'DE02', bank: 'Bank' };
  expect(reasonOf({ bankAccounts: { USD: account, EUR: account } })).toEqual([]);
  for (const bankAccounts of [{ CNY: account }, { USD: { ...account, bank: '' } }, { XYZ: account }])
    expect(reasonOf({ bankAccounts })).toEqual(['bank_account_part']);
  const at = '2027-01-01T00:00:00.000Z';
  expect(reasonOf({ registrationOpensAt: at, registrationClosesAt: at })).toEqual(['moments_order']);
});
