import workerAddress from './code-worker.ts?worker&url';
import type { CodeAnswer, CodeRequest } from './code-worker.ts';

/** Reads codes in pictures of a camera. */
export interface CodeReader {
  read(picture: HTMLVideoElement): Promise<string | null>;
  close(): void;
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const formats = ['qr_code', 'code_128'];
/** Longest edge of a picture that is read, in pixels: a QR code of 49 modules needs about 200. */
const LONGEST = 800;

/** The browser's own reader, which needs no download; otherwise one in a worker (WebAssembly, about 400 kB). */
export async function codeReader(): Promise<CodeReader> {
  const Native = (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const supported = (await Native?.getSupportedFormats().catch(() => [])) ?? [];
  if (Native && formats.every((format) => supported.includes(format))) {
    const detector = new Native({ formats });
    return { read: async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null, close: () => undefined };
  }
  return workerReader();
}

function workerReader(): CodeReader {
  const worker = new Worker(workerAddress, { type: 'module' });
  const canvas = document.createElement('canvas');
  const waiting = new Map<number, (text: string | null) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<CodeAnswer>) => {
    waiting.get(data.number)?.(data.text);
    waiting.delete(data.number);
  });
  return {
    read(picture) {
      const scale = Math.min(1, LONGEST / Math.max(picture.videoWidth, picture.videoHeight, 1));
      canvas.width = Math.round(picture.videoWidth * scale);
      canvas.height = Math.round(picture.videoHeight * scale);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context || canvas.width === 0) return Promise.resolve(null);
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      last += 1;
      const request: CodeRequest = { number: last, picture: context.getImageData(0, 0, canvas.width, canvas.height) };
      return new Promise((resolve) => {
        waiting.set(request.number, resolve);
        worker.postMessage(request, [request.picture.data.buffer]);
      });
    },
    close: () => worker.terminate(),
  };
}
