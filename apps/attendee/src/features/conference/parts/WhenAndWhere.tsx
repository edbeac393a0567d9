import './WhenAndWhere.css';
import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { calendar } from '@meetingapp/ui/icons/icons.ts';
import { building2, calendarPlus, mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { patiently } from '../../../lib/rendering/patiently.ts';
import { addToCalendar } from '../../../lib/device/add-to-calendar.ts';
import { daysText, weekday } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useOnPhone } from '../../../lib/device/use-on-phone.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { mapsOf } from '../view.ts';

const MapChoice = lazy(() =>
  patiently(() => import('./MapChoice.tsx')).then(({ MapChoice: part }) => ({ default: part })),
);

/** Days, venue and organiser. */
export function WhenAndWhere({ conference }: { conference: ConferenceDetail }) {
  const t = useT('conference');
  const language = useLanguage();
  const agent = useOnPhone(() => navigator.userAgent, '');
  const [choosing, setChoosing] = useState(false);
  const maps = mapsOf(conference, language, agent);
  const { startsOn, endsOn, venue, city, address, hosts } = conference;
  return (
    <dl className="facts">
      <Fact icon={calendar} label={t('when')}>
        <b>{daysText(startsOn, endsOn, language)}</b>
        <span>{t('weekdays', { first: weekday(startsOn, language), last: weekday(endsOn, language) })}</span>
        <button type="button" className="link" onClick={() => void addToCalendar(conference, language)}>
          <Icon icon={calendarPlus} size="xs" />
          {t('addToCalendar')}
        </button>
      </Fact>
      <Fact icon={mapPin} label={t('where')}>
        <b>{venue}</b>
        <span>{address === '' ? city : address}</span>
        {/* A link until the programme is released; then a choice. */}
        <a
          className="link"
          href={maps[0]?.address}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => {
            event.preventDefault();
            setChoosing(true);
          }}
        >
          {t('map')}
        </a>
        {choosing && (
          <Suspense>
            <MapChoice maps={maps} onClose={() => setChoosing(false)} />
          </Suspense>
        )}
      </Fact>
      {hosts.length > 0 && (
        <Fact icon={building2} label={t('hosts')}>
          {hosts.map((host) => (
            <span key={host}>{host}</span>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon icon={icon} />
        <span className="sr">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
