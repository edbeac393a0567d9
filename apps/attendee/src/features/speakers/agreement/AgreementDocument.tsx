import '../../../shared/pdf/pdf-page.css';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { maximize } from '@meetingapp/ui/icons/icons-programme.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { drawPage } from '../../../shared/pdf/draw-page.ts';
import { openPdf, type OpenedPdf } from '../../../shared/pdf/pdf-library.ts';

interface AgreementDocumentProps {
  address: string;
  pages: number;
  /** Pages of which the end was seen; null: it is not counted. */
  read: number | null;
  onRead: (read: number) => void;
}

/** Upright A4. */
const UPRIGHT = 1.414;
/** CSS pixels below the edge that still count: the lower margin of a page is empty. */
const EDGE = 24;
/** Width of a page that is enlarged, in parts of the box; as in the style sheet. */
const LARGE = 1.9;

/** All pages of a document in one column. A page counts as read when it is drawn and its end was on the screen. */
export function AgreementDocument({ address, pages, read, onRead }: AgreementDocumentProps) {
  const t = useT('speakerAgreement');
  const [opened, setOpened] = useState<OpenedPdf | null>(null);
  const [tried, setTried] = useState(0);
  const [large, setLarge] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    let left = false;
    const opening = openPdf(address);
    void opening.then((outcome) => left || setOpened(outcome));
    return () => {
      left = true;
      void opening.then((outcome) => (outcome.ok ? outcome.pdf.loadingTask.destroy() : undefined));
    };
  }, [address, tried]);
  useEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const watch = new ResizeObserver(([box]) => setWidth(box?.contentRect.width ?? current.clientWidth));
    watch.observe(current);
    return () => watch.disconnect();
  }, [opened]);
  // A page is read when it is drawn and its end was above the lower edge of what one sees.
  const look = useEffectEvent(() => {
    const { current } = scroller;
    if (!current) return;
    const edge = Math.min(current.getBoundingClientRect().bottom, window.innerHeight) + EDGE;
    const reached = [...drawn].filter((page) => {
      const end = current.children[page - 1]?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      return !seen.has(page) && end <= edge;
    });
    if (reached.length === 0) return;
    const next = new Set([...seen, ...reached]);
    setSeen(next);
    onRead(next.size);
  });
  useEffect(() => look(), [drawn]);
  useEffect(() => {
    const listener = (): void => look();
    // With `capture` it hears the window and the box of the pages.
    document.addEventListener('scroll', listener, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', listener, { capture: true });
  }, []);
  if (opened && !opened.ok)
    return opened.reason === 'too_old' ? (
      <a className="link" href={address} target="_blank" rel="noreferrer" onClick={() => onRead(pages)}>
        {t('saveDocument')}
      </a>
    ) : (
      <ErrorState
        title={t('failed')}
        retry={{
          label: t('retry'),
          onPress: () => {
            setOpened(null);
            setTried(tried + 1);
          },
        }}
      />
    );
  if (!opened)
    return (
      <Waiting label={t('opening')}>
        <Skeleton height="5rem" />
      </Waiting>
    );
  return (
    <div className={joinClasses('ag-document', large && 'large')}>
      <div
        className="ag-scroll"
        ref={scroller}
        role="region"
        aria-label={t('document', { count: pages })}
        // A keyboard scrolls it.
        tabIndex={0}
      >
        {Array.from({ length: opened.pdf.numPages }, (_, at) => (
          <AgreementSheet
            key={at}
            opened={opened}
            number={at + 1}
            width={large ? width * LARGE : width}
            onDrawn={() => setDrawn((before) => (before.has(at + 1) ? before : new Set([...before, at + 1])))}
          />
        ))}
      </div>
      <div className="ag-bar">
        <span aria-live="polite">
          {read === null
            ? t('facts.pageCount', { count: pages })
            : read >= pages
              ? t('pages.all', { count: pages })
              : t('pages.some', { read, count: pages })}
        </span>
        <button type="button" aria-pressed={large} onClick={() => setLarge(!large)}>
          <Icon icon={maximize} size="s" />
          {large ? t('smaller') : t('larger')}
        </button>
      </div>
    </div>
  );
}

interface AgreementSheetProps {
  opened: Extract<OpenedPdf, { ok: true }>;
  number: number;
  width: number;
  onDrawn: () => void;
}

function AgreementSheet({ opened, number, width, onDrawn }: AgreementSheetProps) {
  const t = useT('speakerAgreement');
  const canvas = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<{ high: number; own: number } | null>(null);
  useEffect(() => {
    const [into, words] = [canvas.current, text.current];
    if (!into || !words || width === 0) return;
    const onShape = (high: number, own: number) => setShape({ high, own });
    return drawPage({ library: opened.library, pdf: opened.pdf, number, width, into, words, onShape });
  }, [opened, number, width]);
  const tell = useEffectEvent(onDrawn);
  const shown = shape !== null;
  useEffect(() => {
    if (shown) tell();
  }, [shown]);
  const style: CSSProperties & { '--total-scale-factor'?: number } = {
    aspectRatio: 1 / (shape?.high ?? UPRIGHT),
    '--total-scale-factor': shape ? width / shape.own : 1,
  };
  return (
    <section className="pdf-page ag-sheet" aria-label={t('page', { page: number })} style={style}>
      <div className="pdf-drawing" ref={canvas} aria-hidden="true" />
      <div className="pdf-text" ref={text} />
    </section>
  );
}
