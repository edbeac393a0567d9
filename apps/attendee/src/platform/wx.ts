type Outcome<Answer> = {
  success?: (answer: Answer) => void;
  fail?: (answer: { errMsg: string }) => void;
  cancel?: () => void;
};

/** What we use of the messenger's script. */
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

/** The messenger's script; where the messenger is only played, the player's stands in for it. */
export async function loadWx(simulated: boolean): Promise<Wx> {
  if (!simulated) return (await import('weixin-js-sdk')).default as unknown as Wx;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '/simulator/jweixin.js';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The script of the simulated messenger did not load')));
    document.head.append(script);
  });
  return (globalThis as unknown as { wx: Wx }).wx;
}
