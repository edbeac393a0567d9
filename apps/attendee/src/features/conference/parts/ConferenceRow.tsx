import '@meetingapp/ui/layout/Card.css';
import './ConferenceRow.css';
import type { ConferenceCard } from '@meetingapp/contract/conference/conference.ts';
import { phaseOf } from '@meetingapp/domain/conference/phase.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { brandColours } from '@meetingapp/ui/styles/brand-colours.ts';
import type { CSSProperties } from 'react';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { daysText, monthText } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { homePath } from '../../../lib/navigation/home-path.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** One conference of the list, in its own colour; links to its home. */
export function ConferenceRow({ conference }: { conference: ConferenceCard }) {
  const t = useT('conference');
  const language = useLanguage();
  const phase = phaseOf(conference, serverClock.now());
  const day = Number(conference.startsOn.slice(-2));
  return (
    <Link name={homePath(conference.theme.template)} params={{ cid: conference.cId }} className="card conference-row">
      <span
        className={phase.phase === 'after' ? 'leaf past' : 'leaf'}
        style={brandColours(conference.theme.brand) as CSSProperties}
        aria-hidden="true"
      >
        <small>{monthText(conference.startsOn, language).slice(0, 3)}</small>
        <b>{day}</b>
      </span>
      <span className="grow">
        <h3>
          <Phrases text={conference.title} />
        </h3>
        <span className="meta">{daysText(conference.startsOn, conference.endsOn, language)}</span>
        <span className="meta">
          {conference.city} · {conference.venue}
        </span>
        {phase.phase === 'before' && (
          <Tag kind="role">{phase.days > 0 ? t('list.inDays', { days: phase.days }) : t('list.tomorrow')}</Tag>
        )}
        {phase.phase === 'during' && <Tag kind="ok">{t('list.dayOf', { day: phase.day, of: phase.of })}</Tag>}
        {phase.phase === 'after' && <Tag>{t('phase.after')}</Tag>}
      </span>
    </Link>
  );
}
