import './EmergencyView.css';
import '@meetingapp/ui/layout/Card.css';
import './Contacts.css';
import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { Copyable } from '@meetingapp/ui/actions/Copyable.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { building2, hospital, logOut, mapPin, shieldCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { mapAddress, sortEmergency } from '../view.ts';
import { CallLink } from './CallLink.tsx';
import { EmergencyNotices } from './EmergencyNotices.tsx';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';

const icons = { firstAid: shieldCheck, hospital, exit: logOut, number: building2, other: building2 };

/** Emergency numbers first and large, then places of help, then current notices. */
export function EmergencyView({ conference }: { conference: ConferenceDetail }) {
  const t = useT('conference');
  const language = useLanguage();
  const { places } = sortEmergency(conference.emergency);
  const { venue, address, city } = conference;
  return (
    <>
      <h1 className="t-2xl">{t('emergency.title')}</h1>
      <EmergencyNotices cid={conference.cId} />
      <EmergencyNumbers conference={conference} />
      <div className="card contact-card">
        <ul className="contacts">
          <li>
            <span className="mark">
              <Icon icon={mapPin} />
            </span>
            <div className="grow">
              <b>{t('emergency.here')}</b>
              <Copyable
                text={[venue, address || city].filter((part) => part !== '').join(language === 'zh' ? ' ' : ', ')}
                label={t('emergency.copyPlace')}
                copiedLabel={t('copied')}
              />
            </div>
          </li>
          {places.map(({ kind, title, text, phone, lat, lng }) => (
            <li key={kind + title}>
              <span className="mark">
                <Icon icon={icons[kind]} />
              </span>
              <div className="grow">
                <b>{title}</b>
                {text !== '' && <span>{text}</span>}
                {phone !== '' && <Copyable text={phone} label={t('copyPhone')} copiedLabel={t('copied')} />}
                {lat !== null && lng !== null && (
                  <a
                    className="link"
                    href={mapAddress({ lat, lng, venue: title, address: '', city }, language, navigator.userAgent)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t('map')}
                  </a>
                )}
              </div>
              {phone !== '' && <CallLink phone={phone} name={title} />}
            </li>
          ))}
        </ul>
      </div>
      <p className="emergency-more">
        <Link name="callPhone" query={{ cid: conference.cId }} className="link">
          {t('contacts')}
        </Link>
      </p>
    </>
  );
}
