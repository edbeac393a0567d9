import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Library } from './pdf-library.ts';

interface DrawPage {
  library: Library;
  pdf: PDFDocumentProxy;
  number: number;
  width: number;
  /** Container of the drawing. */
  into: HTMLElement;
  /** Container of the transparent text layer over the drawing, for screen readers, selection and copying. */
  words: HTMLElement;
  onShape: (high: number, own: number) => void;
}

/** Pixels above which a phone may refuse to draw. */
const MOST_PIXELS = 6_000_000;

/** Draws a page into its box. The previous drawing stays until the new one is ready. Returns a function that cancels it. */
export function drawPage({ library, pdf, number, width, into, words, onShape }: DrawPage): () => void {
  let left = false;
  let task: RenderTask | undefined;
  let text: InstanceType<Library['TextLayer']> | undefined;

  async function draw(): Promise<void> {
    const page = await pdf.getPage(number);
    if (left) return;
    const whole = page.getViewport({ scale: 1 });
    onShape(whole.height / whole.width, whole.width);
    const viewport = page.getViewport({ scale: width / whole.width });
    const dense = Math.min(devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width * dense);
    canvas.height = Math.floor(viewport.height * dense);
    task = page.render({ canvas, viewport, transform: [dense, 0, 0, dense, 0, 0] });
    await task.promise;
    if (left) return release(canvas);
    for (const old of into.querySelectorAll('canvas')) release(old);
    into.replaceChildren(canvas);
    words.replaceChildren();
    text = new library.TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
    await text.render();
  }

  // Cancelled, or the document was closed.
  void draw().catch(() => undefined);
  return () => {
    left = true;
    task?.cancel();
    text?.cancel();
  };
}

/** Releases the memory of a page that is out of view. */
export function releasePage({ pdf, number, into, words }: Pick<DrawPage, 'pdf' | 'number' | 'into' | 'words'>): void {
  for (const canvas of into.querySelectorAll('canvas')) release(canvas);
  into.replaceChildren();
  words.replaceChildren();
  void pdf.getPage(number).then(
    (page) => page.cleanup(),
    () => undefined,
  );
}

/** Some browsers release a canvas only when its size is 0. */
function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
