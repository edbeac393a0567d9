import type { Done, JsapiPayment, Position, Shared } from './device.ts';
import { asJpeg } from './jpeg.ts';
import { pictureOf, scannedText } from './messenger-picture.ts';
import type { Wx } from './wx.ts';

const LOCATION_TIMEOUT_MS = 10_000;

interface Calls<Answer> {
  success: (answer: Answer) => void;
  fail: () => void;
  cancel: () => void;
}

/** Wraps a callback function of the script in a promise. */
function answerOf<Answer, T>(run: (calls: Calls<Answer>) => void, read: (answer: Answer) => T): Promise<Done<T>> {
  return new Promise((resolve) => {
    run({
      success: (answer) => resolve({ ok: true, value: read(answer) }),
      fail: () => resolve({ ok: false, reason: 'failed' }),
      cancel: () => resolve({ ok: false, reason: 'cancelled' }),
    });
  });
}

export function scan(wx: Wx): Promise<Done<string>> {
  return answerOf<{ resultStr: string }, string>(
    (calls) => wx.scanQRCode({ needResult: 1, scanType: ['qrCode', 'barCode'], ...calls }),
    ({ resultStr }) => scannedText(resultStr),
  );
}

export async function pickImage(wx: Wx, from: 'album' | 'camera' | undefined): Promise<Done<File>> {
  const sourceType = from ? [from] : ['album', 'camera'];
  const chosen = await answerOf<{ localIds: string[] }, string>(
    (calls) => wx.chooseImage({ count: 1, sizeType: ['original'], sourceType, ...calls }),
    ({ localIds }) => localIds[0] ?? '',
  );
  if (!chosen.ok) return chosen;
  const data = await answerOf<{ localData: string }, string>(
    (calls) => wx.getLocalImgData({ localId: chosen.value, ...calls }),
    ({ localData }) => localData,
  );
  return data.ok ? { ok: true, value: await asJpeg(pictureOf(data.value)) } : data;
}

export function location(wx: Wx): Promise<Done<Position>> {
  const tooLong = new Promise<Done<Position>>((resolve) => {
    setTimeout(() => resolve({ ok: false, reason: 'timeout' }), LOCATION_TIMEOUT_MS);
  });
  const found = answerOf<{ latitude: number; longitude: number; accuracy: number }, Position>(
    (calls) => wx.getLocation({ type: 'wgs84', ...calls }),
    ({ latitude, longitude, accuracy }) => ({
      lat: Number(latitude),
      lng: Number(longitude),
      accuracy: Number(accuracy),
    }),
  );
  return Promise.race([found, tooLong]);
}

/** Sets what the messenger's menu shares; opens nothing. */
export function share(wx: Wx, { title, text, link, image }: Shared): Promise<Done<null>> {
  wx.updateTimelineShareData({ title, link, imgUrl: image });
  return answerOf<unknown, null>(
    (calls) => wx.updateAppMessageShareData({ title, desc: text, link, imgUrl: image, ...calls }),
    () => null,
  );
}

/** The script expects the key `timestamp` in lower case, unlike the server. */
export function pay(wx: Wx, { timeStamp, ...rest }: JsapiPayment): Promise<Done<null>> {
  return answerOf<unknown, null>(
    (calls) => wx.chooseWXPay({ ...rest, timestamp: timeStamp, ...calls }),
    () => null,
  );
}
