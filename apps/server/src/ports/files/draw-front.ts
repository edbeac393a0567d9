import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

// A separate program, run by pdf-fronts.ts: reads a PDF and writes its first page as a picture, after a line that describes it.

/** Pixels: the resolution of a phone's width. */
const WIDTH = 800;
/** Maximum ratio of height to width: a picture of a longer page would be illegible. */
const LONGEST = 3;
const MOST_MEMORY = 1_000_000_000;
/** Pictures in the page with more pixels are left out. */
const MOST_POINTS = 40_000_000;
/** File descriptor of the answer. */
const OUT = 3;

// Pictures and fonts are outside the heap that Node limits; this worker checks the memory even while the page blocks the main thread.
new Worker(
  `setInterval(() => process.memoryUsage.rss() > ${MOST_MEMORY} && process.kill(process.pid, 'SIGKILL'), 50)`,
  { eval: true },
).unref();

const { resolve } = createRequire(import.meta.url);
const parts = dirname(resolve('pdfjs-dist/package.json'));
const chinese = resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
// Fonts that a Chinese PDF does not embed are replaced by the server's.
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
