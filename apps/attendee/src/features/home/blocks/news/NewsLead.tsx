import './NewsLead.css';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { shortDay } from '../../../../lib/time/dates.ts';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { EngravedHeart } from '../art/EngravedHeart.tsx';
import { ClientOnlyArt } from '../art/ClientOnlyArt.tsx';
import type { Home } from '../block.ts';

/** The newest article, with a full-width picture. */
export function NewsLead({ home }: { home: Home }) {
  const language = useLanguage();
  const [lead] = home.info.news;
  const { host, zone } = home.info.conference;
  if (!lead) return null;
  return (
    <section className="hb-lead">
      <AddressLink address={lead.to} className="piece">
        <span className="pic">
          {lead.image === null ? (
            <ClientOnlyArt Art={EngravedHeart} />
          ) : (
            <img className="art" src={smallPicture(lead.image, 1152)} alt="" />
          )}
        </span>
        {lead.column !== '' && <small className="k">{lead.column}</small>}
        <h2>{lead.title}</h2>
        {lead.text !== '' && <span className="text">{lead.text}</span>}
        <small className="by">
          {[host, shortDay(dayOf(Date.parse(lead.at), zone), language)].filter((part) => part !== '').join(' · ')}
        </small>
      </AddressLink>
    </section>
  );
}
