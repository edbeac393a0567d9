// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isMessenger } from './find-platform.ts';
import { location as locate, pay, scan } from './messenger-calls.ts';
import { pictureOf, scannedText } from './messenger-picture.ts';
import { messengerPlatform } from './messenger.ts';
import { newNonce } from './nonce.ts';
import { otherAddress, signingAddress } from './signing-address.ts';
import type { Wx } from './wx.ts';

const android = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) MicroMessenger/8.0.50';
const landing = 'https://m.example/meetingapp/wap/3?code=1#top';
const present = 'https://m.example/meetingapp/sign/pay?order=5';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[T14] signs the entry address on iPhones, the current one elsewhere, never the part after #', () => {
  expect(signingAddress(iphone, landing, present)).toBe('https://m.example/meetingapp/wap/3?code=1');
  expect(signingAddress(android, landing, present)).toBe(present);
  expect(otherAddress(present, landing, present)).toBe('https://m.example/meetingapp/wap/3?code=1');
  expect(otherAddress(present, present, present)).toBeNull();
});

it('detects the messenger by its name', () => {
  expect([isMessenger(android), isMessenger('Mozilla/5.0 (Linux; Android 14) Chrome/120')]).toEqual([true, false]);
});

it('[K3] a nonce is 16 lower-case letters', () => {
  expect(newNonce()).toMatch(/^[a-z]{16}$/);
  expect(newNonce()).not.toBe(newNonce());
});

it('reads a picture in the formats of both phone systems', async () => {
  const plain = pictureOf('aGVs\nbG8=');
  const named = pictureOf('data:image/png;base64,aGVsbG8=');
  expect([plain.type, named.type, plain.size, named.size]).toEqual(['image/jpeg', 'image/png', 5, 5]);
});

it('[V20] a bar code comes without its kind, a QR code unchanged', () => {
  expect(scannedText('EAN_13,6901234567892')).toBe('6901234567892');
  expect(scannedText('CODE_128,A,B')).toBe('A,B');
  expect(scannedText('https://m.example/?a=1,2')).toBe('https://m.example/?a=1,2');
});

it('distinguishes a cancellation from a failure', async () => {
  const wx = { scanQRCode: (options: { cancel?: () => void }) => options.cancel?.() } as unknown as Wx;
  expect(await scan(wx)).toEqual({ ok: false, reason: 'cancelled' });
});

it('pays with the time under the name the script expects', async () => {
  const chooseWXPay = vi.fn<(options: { success?: (answer: unknown) => void }) => void>(({ success }) => success?.({}));
  const payment = { timeStamp: '1795000000', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' };
  expect(await pay({ chooseWXPay } as unknown as Wx, payment)).toEqual({ ok: true, value: null });
  expect(chooseWXPay.mock.lastCall?.[0]).toMatchObject({ timestamp: '1795000000', signType: 'RSA' });
});

it('[K4] a position that takes over ten seconds is none', async () => {
  vi.useFakeTimers();
  const found = locate({ getLocation: () => undefined } as unknown as Wx);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await found).toEqual({ ok: false, reason: 'timeout' });
});

it('[T14][C7] a refused signature is retried once with the other address, and a working address is not signed again', async () => {
  window.history.replaceState(null, '', '/meetingapp/sign/pay');
  const signed: string[] = [];
  let failing = true;
  const wx = {
    ready: (then: () => void) => void (failing || then()),
    error: (then: (answer: { errMsg: string }) => void) =>
      void (failing && then({ errMsg: 'config:invalid signature' })),
    config: () => undefined,
  };
  Object.assign(globalThis, { wx });
  vi.spyOn(document.head, 'append').mockImplementation(
    (script) => void (script as Element).dispatchEvent(new Event('load')),
  );
  const platform = messengerPlatform({
    userAgent: android,
    landing: `${location.origin}/meetingapp/wap/3`,
    simulated: true,
    sign: async ({ url, noncestr, timestamp }) => {
      signed.push(url);
      failing = signed.length === 1;
      expect([noncestr, timestamp]).toEqual([expect.stringMatching(/^[a-z]{16}$/), expect.stringMatching(/^\d{10}$/)]);
      return { ticket: 'signature', appId: 'wx1' };
    },
  });
  await platform.configure();
  await platform.configure();
  expect(signed).toEqual([`${location.origin}/meetingapp/sign/pay`, `${location.origin}/meetingapp/wap/3`]);
});
