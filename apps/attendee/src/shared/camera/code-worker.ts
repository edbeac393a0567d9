import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Reads codes in pictures, beside the page, where the browser has no reader of its own.

/** A picture to read; the answer has the same number. */
export interface CodeRequest {
  number: number;
  picture: ImageData;
}

export interface CodeAnswer {
  number: number;
  text: string | null;
}

prepareZXingModule({ overrides: { locateFile: () => wasmAddress } });

addEventListener('message', ({ data }: MessageEvent<CodeRequest>) => {
  void readBarcodes(data.picture, { formats: ['QRCode', 'Code128'], maxNumberOfSymbols: 1 })
    .then((found) => found[0]?.text ?? null)
    .catch(() => null)
    .then((text) => postMessage({ number: data.number, text } satisfies CodeAnswer));
});
