import type { PdfFront } from '@meetingapp/contract/files/file.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { followPinch } from './follow-pinch.ts';
import type { Point } from './follow-pinch.ts';
import type { Library } from '../../../shared/pdf/pdf-library.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfTools } from './PdfTools.tsx';

interface PdfPagesProps {
  opened: { pdf: PDFDocumentProxy; library: Library } | null;
  front: PdfFront | null;
  pages: number;
}

/** Zoom limits; 1 is the page's width. */
const LEAST = 0.5;
const MOST = 4;
const STEP = 1.25;
const DOUBLE_TAP = 2;

const within = (zoom: number): number => Math.min(MOST, Math.max(LEAST, zoom));

/** All pages in one column. A page is drawn when it comes near; its memory is released when it is far away. */
export function PdfPages({ opened, front, pages }: PdfPagesProps) {
  const t = useT('files');
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  /** Point that stays in place when the zoom changes: as a fraction of the content, and its position in the viewport. */
  const anchor = useRef<{ x: number; y: number; left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const watch = new ResizeObserver(() => setWidth(current.clientWidth));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);

  /** `at` in pixels of the pages' viewport; default: its centre. */
  function enlarge(next: number, at?: Point) {
    const { current } = scroller;
    if (!current) return;
    const left = at?.x ?? current.clientWidth / 2;
    const top = at?.y ?? current.clientHeight / 3;
    anchor.current = {
      left,
      top,
      x: (current.scrollLeft + left) / current.scrollWidth,
      y: (current.scrollTop + top) / current.scrollHeight,
    };
    setZoom(within(next));
  }
  useLayoutEffect(() => {
    const { current } = scroller;
    const kept = anchor.current;
    anchor.current = null;
    if (!current || !kept) return;
    current.scrollLeft = kept.x * current.scrollWidth - kept.left;
    current.scrollTop = kept.y * current.scrollHeight - kept.top;
  }, [zoom]);

  const pinched = useEffectEvent((times: number, at: Point) => enlarge(zoom * times, at));
  const doubleTapped = useEffectEvent((at: Point) => enlarge(zoom > 1 ? 1 : DOUBLE_TAP, at));
  useEffect(() => {
    const { current } = scroller;
    if (!current || !list.current) return;
    return followPinch(current, list.current, {
      onPinch: (times, at) => pinched(times, at),
      onDoubleTap: (at) => doubleTapped(at),
    });
  }, []);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const next = { '+': zoom * STEP, '=': zoom * STEP, '-': zoom / STEP, '0': 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    enlarge(next);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const pageAt = (number: number): Element | undefined => list.current?.children[number - 1];

  /** Finds the page in the upper third of the viewport. */
  function findPage() {
    const { current } = scroller;
    if (!current || !list.current) return;
    const line = current.getBoundingClientRect().top + current.clientHeight / 3;
    const first = [...list.current.children].findIndex((one) => one.getBoundingClientRect().bottom > line);
    setPage(first === -1 ? pages : first + 1);
  }

  return (
    <>
      <main className="pdf-window" ref={scroller} aria-label={t('pages')} tabIndex={0} onScroll={findPage}>
        <div className="pdf-pages" ref={list}>
          {Array.from({ length: width > 0 ? pages : 1 }, (_, index) => (
            <PdfPage
              key={index}
              opened={opened}
              front={front}
              number={index + 1}
              width={width * zoom}
              root={scroller}
            />
          ))}
        </div>
      </main>
      <PdfTools
        page={page}
        pages={pages}
        onPage={(number) => pageAt(number)?.scrollIntoView({ block: 'start' })}
        zoom={zoom}
        canShrink={zoom > LEAST}
        canGrow={zoom < MOST}
        onShrink={() => enlarge(zoom / STEP)}
        onGrow={() => enlarge(zoom * STEP)}
        onFit={() => enlarge(1)}
      />
    </>
  );
}
