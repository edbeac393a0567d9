import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';

export function PaneStays({ one }: { one: RegistrationAtDesk }) {
  const t = useT('registrationConsole');
  if (one.stays.length === 0) return <p className="quiet">{t('pane.noStays')}</p>;
  return (
    <ul>
      {one.stays.map((stay) => (
        <li key={`${stay.hotel}${stay.checkIn}`} className="row">
          <span className="grow">
            <b>{stay.hotel}</b> {stay.roomType}
            <br />
            <span className="small quiet">
              {stay.checkIn} – {stay.checkOut} {!stay.kept && t('pane.notKept')}
            </span>
          </span>
          {amountText(stay.amount, one.currency)}
        </li>
      ))}
    </ul>
  );
}
