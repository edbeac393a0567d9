import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, languageOf, type Undecided } from './decision.ts';
import { channels, messageKinds } from './delivery.ts';

const noon = new Date('2027-04-15T12:00:00+08:00');
const night = new Date('2027-04-15T23:00:00+08:00');
const all = { canSend: () => true };
const one: Undecided = {
  kind: 'organiser',
  required: false,
  urgent: false,
  zone: 'Asia/Shanghai',
  language: null,
  digest: null,
  addresses: [{ channel: 'email', address: 'a@b.example', bounced: false }],
  chosen: [],
  quiet: null,
  tried: [],
};

describe('[S41] the choice of channel and time', () => {
  it('lets an e-mail wait for the digest of a person who wants one, and sends it when the digest is built, also at night', () => {
    expect(decide({ ...one, digest: 1200 }, noon, all)).toMatchObject({
      channel: null,
      state: 'waiting',
      digestDue: new Date('2027-04-15T20:00:00+08:00'),
    });
    expect(decide({ ...one, digest: 1200 }, night, { ...all, digestNow: true })).toMatchObject({ channel: 'email' });
    expect(decide({ ...one, digest: 1200, urgent: true }, noon, all)).toMatchObject({ channel: 'email' });
  });

  it('holds back what is not urgent in the quiet hours', () => {
    expect(decide(one, night, all)).toMatchObject({ channel: null, dueAt: new Date('2027-04-16T07:00:00+08:00') });
    expect(decide({ ...one, urgent: true }, night, all)).toMatchObject({ channel: 'email', state: 'sending' });
  });

  it('takes the language of the person, and without one that of their number', () => {
    expect(languageOf(one)).toBe('zh');
    expect(languageOf({ ...one, language: 'en' })).toBe('en');
    const abroad = { ...one, addresses: [{ channel: 'phone', address: '+4612345678', bounced: false }] as const };
    expect(languageOf(abroad)).toBe('en');
    expect(languageOf({ ...abroad, language: 'zh' })).toBe('zh');
  });

  it('never sends to an address that has bounced, that the person has switched off, or that was tried', () => {
    const address = fc.record({ channel: fc.constantFrom(...channels), bounced: fc.boolean() });
    fc.assert(
      fc.property(
        fc.uniqueArray(address, { selector: ({ channel }) => channel }),
        fc.constantFrom(...messageKinds),
        fc.subarray([...channels]),
        fc.subarray([...channels]),
        fc.boolean(),
        (addresses, kind, wanted, tried, required) => {
          const due: Undecided = {
            ...one,
            kind,
            required,
            tried,
            chosen: [{ kind, channels: wanted }],
            addresses: addresses.map((each) => ({ ...each, address: each.channel })),
          };
          const { channel, recipient } = decide(due, noon, all);
          if (channel === null) return;
          expect(recipient).toBe(channel);
          expect(due.addresses.find((each) => each.channel === channel)?.bounced).toBe(false);
          expect(tried).not.toContain(channel);
          if (!required) expect(wanted).toContain(channel);
        },
      ),
    );
  });
});
