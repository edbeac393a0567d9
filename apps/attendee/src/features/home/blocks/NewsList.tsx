import './NewsList.css';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { shortDay } from '../../../lib/dates.ts';
import { To, ToAddress } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import { CellsDrawing } from './art/CellsDrawing.tsx';
import { LateArt } from './art/LateArt.tsx';
import { PaperDrawing } from './art/PaperDrawing.tsx';
import { RouteDrawing } from './art/RouteDrawing.tsx';
import type { Home } from './block.ts';

/** In turn, where a piece has no picture. */
const drawings = [PaperDrawing, CellsDrawing, RouteDrawing];

/** Pieces one under the other, from the `from`th on, each with a picture. */
export function NewsList({ home, from = 0, max = 3 }: { home: Home; from?: number; max?: number }) {
  const t = useT('home');
  const language = useLanguage();
  const shown = home.info.news.slice(from, from + max);
  if (shown.length === 0) return null;
  return (
    <section className="hb-news">
      <SectionHead title={t('news.title')}>
        <To name="infoList" params={{ id: home.info.conference.cId }} className="more">
          {t('news.all')}
        </To>
      </SectionHead>
      {shown.map((piece, at) => {
        const Drawing = drawings[at % drawings.length] ?? PaperDrawing;
        return (
          <ToAddress key={piece.to} address={piece.to} className="piece">
            <span>
              {piece.column !== '' && <small className="k">{piece.column}</small>}
              <b>{piece.title}</b>
              <small>{shortDay(dayOf(Date.parse(piece.at), home.info.conference.zone), language)}</small>
            </span>
            {piece.image === null ? (
              <LateArt Art={Drawing} />
            ) : (
              <img className="art" src={piece.image} alt="" loading="lazy" />
            )}
          </ToAddress>
        );
      })}
    </section>
  );
}
