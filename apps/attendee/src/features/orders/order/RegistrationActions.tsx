import type { RegistrationDetail } from '@meetingapp/contract/registration/wizard.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { pencil, userPlus } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { calendarPlus, idCard } from '@meetingapp/ui/icons/icons-topics.ts';
import { addToCalendar } from '../../../lib/device/add-to-calendar.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useConference } from '../../../lib/parts/use-conference.ts';

const ended = new Set(['cancelled', 'gone', 'refused']);

/** Main actions of a registration. Impossible ones are left out; the reasons are listed with the changes. */
export function RegistrationActions({ registration }: { registration: RegistrationDetail }) {
  const t = useT('orders');
  const language = useLanguage();
  const { cid, regId, cardId, state } = registration;
  const conference = useConference(cid);
  return (
    <nav className="own-acts" aria-label={t('own.title')}>
      {cardId && (
        <Link name="downcard" params={{ cardid: cardId }}>
          <Act icon={idCard} />
          {t('own.card')}
        </Link>
      )}
      {conference && !ended.has(state) && (
        <button type="button" onClick={() => void addToCalendar(conference, language)}>
          <Act icon={calendarPlus} />
          {t('own.calendar')}
        </button>
      )}
      {registration.can.edit && (
        <Link name="signHome" params={{ opFlag: 1 }} query={{ cid, reg: regId }}>
          <Act icon={pencil} />
          {t('own.edit')}
        </Link>
      )}
      <Link name="signAdd" params={{ opFlag: 0 }} query={{ cid, add: 1 }}>
        <Act icon={userPlus} />
        {t('own.colleague')}
      </Link>
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
