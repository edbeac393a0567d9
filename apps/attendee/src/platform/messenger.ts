import { browserPlatform } from './browser.ts';
import type { Done, Platform } from './device.ts';
import { location as locate, pay, pickImage, scan, share } from './messenger-calls.ts';
import { newNonce } from './nonce.ts';
import { otherAddress, signingAddress } from './signing-address.ts';
import { jsApiList, loadWx } from './wx.ts';
import type { Wx } from './wx.ts';

/** Signs an address for the messenger (C7), with its own timestamp where the phone's clock is wrong; null when not possible now. */
export type SignPage = (page: {
  noncestr: string;
  timestamp: string;
  url: string;
}) => Promise<{ ticket: string; appId: string; timestamp?: string } | null>;

interface Surroundings {
  userAgent: string;
  /** Address with which the page was opened. */
  landing: string;
  simulated: boolean;
  sign: SignPage;
}

async function configureFor(wx: Wx, url: string, sign: SignPage): Promise<boolean> {
  const noncestr = newNonce();
  const timestamp = String(Math.floor(Date.now() / 1000));
  const answer = await sign({ noncestr, timestamp, url });
  if (!answer) return false;
  return new Promise((resolve) => {
    wx.ready(() => resolve(true));
    wx.error(() => resolve(false));
    wx.config({
      debug: false,
      appId: answer.appId,
      timestamp: answer.timestamp ?? timestamp,
      nonceStr: noncestr,
      signature: answer.ticket,
      jsApiList,
    });
  });
}

/** The messenger's browser. Its functions work only on an address signed by the server. */
export function messengerPlatform({ userAgent, landing, simulated, sign }: Surroundings): Platform {
  let script: Promise<Wx | null> | undefined;
  /** The address for which the functions currently work. */
  let signed: string | null = null;

  const load = (): Promise<Wx | null> => (script ??= loadWx(simulated).catch(() => null));

  async function configure(): Promise<void> {
    const wx = await load();
    const url = signingAddress(userAgent, landing, location.href);
    if (!wx || signed === url) return;
    const other = otherAddress(url, landing, location.href);
    if ((await configureFor(wx, url, sign)) || (other !== null && (await configureFor(wx, other, sign)))) signed = url;
  }

  async function withWx<T>(run: (wx: Wx) => Promise<Done<T>>): Promise<Done<T>> {
    await configure();
    const wx = await load();
    return wx && signed !== null ? run(wx) : { ok: false, reason: 'failed' };
  }

  return {
    ...browserPlatform,
    kind: 'messenger',
    configure,
    scan: () => withWx(scan),
    pickImage: (from) => withWx((wx) => pickImage(wx, from)),
    location: () => withWx(locate),
    share: (what) => withWx((wx) => share(wx, what)),
    close: () => void load().then((wx) => wx?.closeWindow()),
    pay: (payment) => withWx((wx) => pay(wx, payment)),
  };
}
