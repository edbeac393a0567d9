import './EmergencyView.css';
import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { publicNumbers } from '@meetingapp/domain/conference/emergency-numbers.ts';
import { usualZone } from '../../../lib/parts/use-conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { sortEmergency } from '../view.ts';

/** The organiser's numbers and the public ones, which are there even before a conference is known. */
export function EmergencyNumbers({ conference }: { conference?: ConferenceDetail }) {
  const t = useT('conference');
  const own = sortEmergency(conference?.emergency ?? []).numbers.map(({ title, phone }) => ({ title, phone }));
  const everywhere = publicNumbers(conference?.zone ?? usualZone)
    .filter(({ phone }) => own.every((one) => one.phone !== phone))
    .map(({ service, phone }) => ({ title: t(`emergency.${service}`), phone }));
  const called = [...own, ...everywhere];
  if (called.length === 0) return null;
  return (
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
  );
}
