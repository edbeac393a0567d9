import './NewsList.css';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { shortDay } from '../../../../lib/time/dates.ts';
import { Link, AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { useT } from '../../../../lib/texts/texts.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { CellsDrawing } from '../art/CellsDrawing.tsx';
import { ClientOnlyArt } from '../art/ClientOnlyArt.tsx';
import { PaperDrawing } from '../art/PaperDrawing.tsx';
import { RouteDrawing } from '../art/RouteDrawing.tsx';
import type { Home } from '../block.ts';

/** Used in turn for articles without a picture. */
const drawings = [PaperDrawing, CellsDrawing, RouteDrawing];

/** Articles in a list, starting at index `from`, each with a picture. */
export function NewsList({ home, from = 0, max = 3 }: { home: Home; from?: number; max?: number }) {
  const t = useT('home');
  const language = useLanguage();
  const shown = home.info.news.slice(from, from + max);
  if (shown.length === 0) return null;
  return (
    <section className="hb-news">
      <SectionHead title={t('news.title')}>
        <Link name="infoList" params={{ id: home.info.conference.cId }} className="more">
          {t('news.all')}
        </Link>
      </SectionHead>
      {shown.map((piece, at) => {
        const Drawing = drawings[at % drawings.length] ?? PaperDrawing;
        return (
          <AddressLink key={piece.to} address={piece.to} className="piece">
            <span>
              {piece.column !== '' && <small className="k">{piece.column}</small>}
              <b>{piece.title}</b>
              <small>{shortDay(dayOf(Date.parse(piece.at), home.info.conference.zone), language)}</small>
            </span>
            {piece.image === null ? (
              <ClientOnlyArt Art={Drawing} />
            ) : (
              <img className="art" src={smallPicture(piece.image, 256)} alt="" loading="lazy" />
            )}
          </AddressLink>
        );
      })}
    </section>
  );
}
