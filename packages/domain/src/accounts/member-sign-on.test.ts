import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signOnStep, verifiedAddresses } from './member-sign-on.ts';

const said = { email: 'Li@Hospital.example', emailVerified: true, phone: '+8613900101001', phoneVerified: true };

it('[X2] only verified addresses of a member count, the phone number first', () => {
  expect(verifiedAddresses(said, [])).toEqual([
    { channel: 'phone', value: '13900101001' },
    { channel: 'email', value: 'li@hospital.example' },
  ]);
  expect(verifiedAddresses({ ...said, phoneVerified: false, emailVerified: false }, ['hospital.example'])).toEqual([]);
  expect(verifiedAddresses({ ...said, phoneVerified: false }, ['clinic.example'])).toEqual([]);
  // A phone number in place of an e-mail address, and the other way round, finds nobody.
  expect(verifiedAddresses({ ...said, email: '13900101001', phone: 'li@hospital.example' }, [])).toEqual([]);
});

it('[X2] [T20] no account of the device is left without a question, and none is linked twice', () => {
  const account = fc.option(fc.integer({ min: 1, max: 3 }));
  fc.assert(
    fc.property(account, account, fc.boolean(), (device, found, deviceLinked) => {
      const step = signOnStep({ device, found, deviceLinked });
      if ('enter' in step) {
        expect(device === null || device === found).toBe(true);
        expect(step.enter).toBe(found === null ? 'new' : 'found');
      } else {
        expect(device).not.toBeNull();
        expect(step.ask.includes('link')).toBe(found === null && !deviceLinked);
        expect(step.ask.includes('switch')).toBe(found !== null);
      }
    }),
  );
});
