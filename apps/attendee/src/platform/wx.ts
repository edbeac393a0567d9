type Outcome<Answer> = {
  success?: (answer: Answer) => void;
  fail?: (answer: { errMsg: string }) => void;
  cancel?: () => void;
};

/** The part of the messenger's script that this app uses. */
export interface Wx {
  config(options: {
    debug: boolean;
    appId: string;
    timestamp: string;
    nonceStr: string;
    signature: string;
    jsApiList: readonly string[];
  }): void;
  ready(then: () => void): void;
  error(then: (answer: { errMsg: string }) => void): void;
  scanQRCode(options: { needResult: 1; scanType: readonly string[] } & Outcome<{ resultStr: string }>): void;
  chooseImage(
    options: { count: 1; sizeType: readonly string[]; sourceType: readonly string[] } & Outcome<{ localIds: string[] }>,
  ): void;
  getLocalImgData(options: { localId: string } & Outcome<{ localData: string }>): void;
  getLocation(options: { type: 'wgs84' } & Outcome<{ latitude: number; longitude: number; accuracy: number }>): void;
  updateAppMessageShareData(
    options: { title: string; desc: string; link: string; imgUrl: string } & Outcome<unknown>,
  ): void;
  updateTimelineShareData(options: { title: string; link: string; imgUrl: string } & Outcome<unknown>): void;
  chooseWXPay(
    options: {
      timestamp: string;
      nonceStr: string;
      package: string;
      signType: string;
      paySign: string;
    } & Outcome<unknown>,
  ): void;
  closeWindow(): void;
}

export const jsApiList = [
  'scanQRCode',
  'chooseImage',
  'getLocalImgData',
  'getLocation',
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'chooseWXPay',
  'closeWindow',
] as const;

/** Loads the messenger's script, which sets `wx` on the page; where the messenger is simulated, the simulator's script does. */
export async function loadWx(simulated: boolean): Promise<Wx> {
  if (simulated) await loadScript('/simulator/jweixin.js');
  else await import('weixin-js-sdk');
  return (globalThis as unknown as { wx: Wx }).wx;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not load`)));
    document.head.append(script);
  });
}
