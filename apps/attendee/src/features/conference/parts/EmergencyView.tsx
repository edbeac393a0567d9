import './EmergencyView.css';
import '@meetingapp/ui/Card.css';
import './Contacts.css';
import type { ConferenceDetail } from '@meetingapp/contract/conference.ts';
import { Copyable } from '@meetingapp/ui/Copyable.tsx';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { building2, hospital, logOut, mapPin, shieldCheck } from '@meetingapp/ui/icons-topics.ts';
import { publicNumbers } from '@meetingapp/domain/conference/emergency-numbers.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { mapAddress, sortEmergency } from '../view.ts';
import { CallLink } from './CallLink.tsx';
import { EmergencyNotices } from './EmergencyNotices.tsx';

const icons = { firstAid: shieldCheck, hospital, exit: logOut, number: building2, other: building2 };

/** The numbers large and first; then where help is; then what the organisers say now. */
export function EmergencyView({ conference }: { conference: ConferenceDetail }) {
  const t = useT('conference');
  const language = useLanguage();
  const { numbers, places } = sortEmergency(conference.emergency);
  const called =
    numbers.length > 0
      ? numbers.map(({ title, phone }) => ({ title, phone }))
      : publicNumbers(conference.zone).map(({ service, phone }) => ({ title: t(`emergency.${service}`), phone }));
  const { venue, address, city } = conference;
  return (
    <>
      <h1 className="t-2xl">{t('emergency.title')}</h1>
      <EmergencyNotices cid={conference.cId} />
      {called.length > 0 && (
        <ul className="emergency-numbers">
          {called.map(({ title, phone }) => (
            <li key={title + phone}>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                <b>{phone}</b>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
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
        <To name="callPhone" query={{ cid: conference.cId }} className="link">
          {t('contacts')}
        </To>
      </p>
    </>
  );
}
