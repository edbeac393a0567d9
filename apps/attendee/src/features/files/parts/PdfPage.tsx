import '../../../shared/pdf/pdf-page.css';
import type { PdfFront } from '@meetingapp/contract/files/file.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { drawPage, releasePage } from '../../../shared/pdf/draw-page.ts';
import type { Library } from '../../../shared/pdf/pdf-library.ts';

interface PdfPageProps {
  /** Null until the reader has loaded. */
  opened: { pdf: PDFDocumentProxy; library: Library } | null;
  /** The first page as rendered by the server; stays under the reader's drawing. */
  front: PdfFront | null;
  number: number;
  /** Width in CSS pixels; 0 when not known yet: the page then takes the available width. */
  width: number;
  /** What scrolls. */
  root: RefObject<HTMLElement | null>;
}

/** Aspect ratio of the first page by document; other pages use it until they load. */
const shapes = new WeakMap<PDFDocumentProxy, number>();
/** Upright A4. */
const UPRIGHT = 1.414;

/** One page: a box of its size and, near the viewport, its drawing with a text layer above. */
export function PdfPage({ opened, front, number, width, root }: PdfPageProps) {
  const t = useT('files');
  const place = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(number === 1);
  /** `high`: height per unit of width. `own`: natural width in pixels. */
  const [shape, setShape] = useState<{ high: number; own: number } | null>(null);

  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const watch = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      root: root.current,
      rootMargin: '60% 0px',
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [root]);

  useEffect(() => {
    const { current: into } = canvas;
    const { current: words } = text;
    if (!near || !into || !words || !opened || width === 0) return;
    const { pdf, library } = opened;
    return drawPage({
      library,
      pdf,
      number,
      width,
      into,
      words,
      onShape(high, own) {
        if (!shapes.has(pdf)) shapes.set(pdf, high);
        setShape({ high, own });
      },
    });
  }, [near, opened, number, width]);

  useEffect(() => {
    const { current: into } = canvas;
    const { current: words } = text;
    if (!near || !into || !words || !opened) return;
    return () => releasePage({ pdf: opened.pdf, number, into, words });
  }, [near, opened, number]);

  const usual = front ? front.height / front.width : UPRIGHT;
  const high = shape?.high ?? (opened && shapes.get(opened.pdf)) ?? usual;
  const style =
    width === 0
      ? { width: '100%', aspectRatio: 1 / high }
      : { width, height: Math.round(width * high), '--total-scale-factor': shape ? width / shape.own : 1 };
  return (
    <section className="pdf-page" ref={place} aria-label={t('page', { page: number })} style={style as CSSProperties}>
      {front && number === 1 && (
        // Fetched like the file, which may be readable but not savable.
        <img className="pdf-front" src={front.picture} alt="" crossOrigin="anonymous" fetchPriority="high" />
      )}
      <div className="pdf-drawing" ref={canvas} aria-hidden="true" />
      <div className="pdf-text" ref={text} />
    </section>
  );
}
