import type { Layout, LayoutBox } from '@meetingapp/contract/layout.ts';
import { designPapers, type DesignPaper } from '@meetingapp/domain/checkin/badge.ts';
import { withBleed } from '@meetingapp/domain/checkin/badge-bleed.ts';
import { layoutFor } from '@meetingapp/domain/checkin/badge-layout.ts';
import { BLEED, perSheet, sheetMarks, sheetPaper, sheetPlaces } from '@meetingapp/domain/checkin/badge-sheet.ts';
import { cardMarks, cardPlaces, cardSheet } from '@meetingapp/domain/checkin/name-card.ts';
import { Switch } from 'antd';
import { browserMeasure } from '../../../lib/designer/browser-measure.ts';
import { LayoutView } from '../../../lib/designer/LayoutView.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

type Texts = Readonly<Record<string, string>>;

export interface SheetOptions {
  folded: boolean;
  bleed: boolean;
}

interface SheetViewProps {
  layout: Layout;
  paper: DesignPaper;
  kind: SheetOptions;
  setKind: (next: SheetOptions) => void;
  /** People to try, who take the places of the sheet in turn. */
  samples: readonly Texts[];
}

interface Placed {
  layout: Layout;
  trim?: LayoutBox;
  texts: Texts;
  x: number;
  y: number;
  turn: 0 | 90 | 180 | 270;
}

/** The whole sheet as it leaves the printer: every place filled, with bleed, cut marks and folds. */
export function SheetView({ layout, paper, kind, setKind, samples }: SheetViewProps) {
  const t = useT('checkinConsole');
  const language = useLanguage();
  const isCard = paper === 'card';
  const count = isCard ? 1 : perSheet({ paper, ...kind });
  const sheet = isCard ? cardSheet(layout) : sheetPaper;
  const marks = isCard ? cardMarks(layout) : sheetMarks({ paper, ...kind });
  const places = isCard
    ? cardPlaces(layout).map((place) => ({ ...place, badge: 0 }))
    : sheetPlaces(count, { paper, ...kind });
  const placed = places.map(({ badge, x, y, turn }): Placed => {
    const texts = samples[badge % Math.max(1, samples.length)] ?? {};
    const own = layoutFor(layout, texts, browserMeasure);
    return { ...(!isCard && kind.bleed ? withBleed(own, kind.folded) : { layout: own }), texts, x, y, turn };
  });
  const { width, height } = designPapers[paper];
  return (
    <div className="badge-sheet">
      <div className="row badge-sheet-bar">
        <span className="grow">
          {isCard ? t('design.cardSheet') : t('design.sheetCount', { count, width, height })}
          {count === 0 && <b className="bad"> {t('design.sheetSmall')}</b>}
        </span>
        {!isCard && (
          <>
            <label>
              {t('badge.folded')}{' '}
              <Switch size="small" checked={kind.folded} onChange={(folded) => setKind({ ...kind, folded })} />
            </label>
            <label>
              {t('design.bleed', { bleed: BLEED })}{' '}
              <Switch size="small" checked={kind.bleed} onChange={(bleed) => setKind({ ...kind, bleed })} />
            </label>
          </>
        )}
      </div>
      <div className="badge-sheet-ground">
        <svg
          role="img"
          aria-label={isCard ? t('design.cardSheet') : t('design.sheetOf', { count })}
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}
        >
          <rect width={sheet.width} height={sheet.height} fill="#ffffff" />
          {placed.map(({ layout: page, trim, texts, x, y, turn }, index) => (
            <g
              key={index}
              className="badge-place"
              transform={`translate(${cornerOf(page, x, y, turn)}) rotate(${turn})`}
            >
              <LayoutView layout={page} {...(trim ? { trim } : {})} texts={texts} language={language} />
              <Edge box={trim ?? { x: 0, y: 0, width: page.width, height: page.height }} />
            </g>
          ))}
          {marks.map((mark, index) => (
            <path
              key={index}
              className={mark.fold ? 'mark fold' : 'mark'}
              d={`M${mark.x1} ${mark.y1}L${mark.x2} ${mark.y2}`}
            />
          ))}
        </svg>
      </div>
      <p className="small quiet-2">
        {t(isCard ? 'design.cardText' : kind.bleed ? 'design.bleedText' : 'design.edgeText')}
      </p>
    </div>
  );
}

/** Where the page's own upper left corner comes to lie, once it is turned. */
function cornerOf({ width, height }: Layout, x: number, y: number, turn: Placed['turn']): string {
  const [right, below] = { 0: [0, 0], 90: [height, 0], 180: [width, height], 270: [0, width] }[turn] as [
    number,
    number,
  ];
  return `${x + right} ${y + below}`;
}

/** The line where it is cut; not printed. */
const Edge = ({ box }: { box: LayoutBox }) => <rect className="trim" {...box} />;
