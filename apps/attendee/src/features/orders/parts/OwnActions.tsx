import type { RegistrationDetail } from '@meetingapp/contract/registration.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { pencil, userPlus } from '@meetingapp/ui/icons-sign-up.ts';
import { calendarPlus, idCard } from '@meetingapp/ui/icons-topics.ts';
import { addToCalendar } from '../../../lib/add-to-calendar.ts';
import { To } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { useConference } from '../../../lib/use-conference.ts';

const ended = new Set(['cancelled', 'gone', 'refused']);

/** What one does most with a registration. An act that is not possible is not there; why not stands with the changes. */
export function OwnActions({ registration }: { registration: RegistrationDetail }) {
  const t = useT('orders');
  const { cid, regId, cardId, state } = registration;
  const conference = useConference(cid);
  return (
    <nav className="own-acts" aria-label={t('own.title')}>
      {cardId && (
        <To name="downcard" params={{ cardid: cardId }}>
          <Act icon={idCard} />
          {t('own.card')}
        </To>
      )}
      {conference && !ended.has(state) && (
        <button type="button" onClick={() => void addToCalendar(conference)}>
          <Act icon={calendarPlus} />
          {t('own.calendar')}
        </button>
      )}
      {registration.can.edit && (
        <To name="signHome" params={{ opFlag: 1 }} query={{ cid, reg: regId }}>
          <Act icon={pencil} />
          {t('own.edit')}
        </To>
      )}
      <To name="signAdd" params={{ opFlag: 0 }} query={{ cid, add: 1 }}>
        <Act icon={userPlus} />
        {t('own.colleague')}
      </To>
    </nav>
  );
}

function Act({ icon }: { icon: string }) {
  return (
    <span>
      <Icon icon={icon} />
    </span>
  );
}
