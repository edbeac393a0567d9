import { basePath } from '@meetingapp/contract/paths.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type * as Pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { END_BYTES, openRanges } from '../../lib/calls/file-ranges.ts';

export type Library = typeof Pdf;

let library: Promise<Library> | undefined;
let worker: Worker | undefined;

/** Milliseconds to wait for the first-page picture. */
const PICTURE_MS = 4000;

/** Waits for the picture of the first page, which gets the connection first because the person waits for it. */
async function frontShown(): Promise<void> {
  const front = document.querySelector<HTMLImageElement>('.pdf-front');
  if (!front || front.complete) return;
  await new Promise<void>((done) => {
    for (const outcome of ['load', 'error']) front.addEventListener(outcome, () => done(), { once: true });
    setTimeout(done, PICTURE_MS);
  });
}

async function fetchLibrary(): Promise<Library> {
  await frontShown();
  worker ??= new Worker(workerAddress, { type: 'module' });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

/** Fetches the library and its worker in parallel. Half a megabyte, so loading starts as soon as somebody may need it. */
export function loadLibrary(): Promise<Library> {
  library ??= fetchLibrary().catch((failure: unknown) => {
    library = undefined;
    throw failure;
  });
  return library;
}

export type PdfFault = 'not_found' | 'failed' | 'locked' | 'damaged' | 'too_old';
export type OpenedPdf = { ok: true; pdf: PDFDocumentProxy; library: Library } | { ok: false; reason: PdfFault };

/** Opens a file of this server by byte ranges: of a large file only the parts needed for the current pages. */
export async function openPdf(address: string): Promise<OpenedPdf> {
  const opening = frontShown().then(() => openRanges(address));
  const found = await loadLibrary().catch(() => null);
  const opened = await opening;
  if (!opened.ok) return opened;
  // Either the browser cannot run the library, or the network failed; only the latter is worth a retry.
  if (!found || !worker) return { ok: false, reason: navigator.onLine ? 'too_old' : 'failed' };
  const { file } = opened;
  const parts = `${location.origin}${basePath}/assets/pdfjs-${found.version}/`;
  const range = new found.PDFDataRangeTransport(file.size, file.first, file.first.length === file.size);
  range.requestDataRange = (from, to) =>
    void file.read(from, to).then((bytes) => {
      if (bytes) range.onDataRange(from, bytes);
      else void task.destroy();
    });
  const task = found.getDocument({
    range,
    worker: found.PDFWorker.create({ port: worker }),
    rangeChunkSize: END_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    isEvalSupported: false,
    cMapUrl: `${parts}cmaps/`,
    standardFontDataUrl: `${parts}standard_fonts/`,
    wasmUrl: `${parts}wasm/`,
    iccUrl: `${parts}iccs/`,
  });
  try {
    return { ok: true, pdf: await task.promise, library: found };
  } catch (failure) {
    const name = failure instanceof Error ? failure.name : '';
    const reasons: Record<string, PdfFault> = { PasswordException: 'locked', InvalidPDFException: 'damaged' };
    return { ok: false, reason: reasons[name] ?? 'failed' };
  }
}
