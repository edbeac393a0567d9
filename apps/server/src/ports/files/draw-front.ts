import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

// A program of its own, run by pdf-fronts.ts: takes a PDF and gives its first page as a picture, behind a line that says what it is.

/** As wide as a phone is sharp. */
const WIDTH = 800;
/** Of a page that is longer for its width, the picture would say nothing. */
const LONGEST = 3;
const MOST_MEMORY = 1_000_000_000;
/** Pictures inside the page that have more points are left out. */
const MOST_POINTS = 40_000_000;
/** In which the answer is written. */
const OUT = 3;

// Pictures and fonts lie outside the heap, whose size Node limits; this one looks even while the page keeps the program busy.
new Worker(
  `setInterval(() => process.memoryUsage.rss() > ${MOST_MEMORY} && process.kill(process.pid, 'SIGKILL'), 50)`,
  { eval: true },
).unref();

const { resolve } = createRequire(import.meta.url);
const parts = dirname(resolve('pdfjs-dist/package.json'));
const chinese = resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
// What a Chinese PDF does not carry within is drawn with the fonts of the reader.
for (const name of ['sans-serif', 'serif', 'monospace']) GlobalFonts.registerFromPath(chinese, name);

const folder = (name: string): string => join(parts, name, '/');
const pdf = await getDocument({
  data: new Uint8Array(await buffer(process.stdin)),
  cMapUrl: folder('cmaps'),
  standardFontDataUrl: folder('standard_fonts'),
  wasmUrl: folder('wasm'),
  iccUrl: folder('iccs'),
  enableXfa: false,
  isEvalSupported: false,
  useSystemFonts: false,
  maxImageSize: MOST_POINTS,
  verbosity: VerbosityLevel.ERRORS,
}).promise;
const page = await pdf.getPage(1);
const { width, height } = page.getViewport({ scale: 1 });
if (!(width > 0) || !(height > 0) || height / width > LONGEST) process.exit(1);
const viewport = page.getViewport({ scale: WIDTH / width });
const canvas = createCanvas(WIDTH, Math.max(1, Math.round(viewport.height)));
await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
const picture = await canvas.encode('webp', 72);
const said = Buffer.concat([
  Buffer.from(`${JSON.stringify({ pages: pdf.numPages, width, height, bytes: picture.length })}\n`),
  picture,
]);
for (let at = 0; at < said.length;) at += writeSync(OUT, said, at);
process.exit(0);
