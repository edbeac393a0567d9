import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { award, calendarCheck, idCard, ticket } from '@meetingapp/ui/icons/icons-topics.ts';
import type { RegistrationCard } from '@meetingapp/contract/registration/wizard.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  cid: string;
  /** The registration with the entry code; null: none is confirmed. */
  pass: RegistrationCard | null;
  /** Items of the person's plan. */
  planned: number;
}

/** The parts of Mine that are opened most. */
export function MineParts({ cid, pass, planned }: Props) {
  const t = useT('summary');
  return (
    <nav className="card mine-parts" aria-label={t('parts.label')}>
      {pass ? (
        <Link name="signOrder" query={{ cid: pass.cid, reg: pass.regId }}>
          <Icon icon={ticket} />
          {t('parts.registration')}
        </Link>
      ) : (
        <Link name="signHome" params={{ opFlag: 0 }} query={{ cid }}>
          <Icon icon={ticket} />
          {t('parts.registration')}
        </Link>
      )}
      <Link name="calList" params={{ cid }} query={{ mine: 1 }}>
        <Icon icon={calendarCheck} />
        {t('parts.plan')}
        {planned > 0 && <span className="badge">{planned}</span>}
      </Link>
      {pass?.cardId && (
        <Link name="downcard" params={{ cardid: pass.cardId }}>
          <Icon icon={idCard} />
          {t('parts.card')}
        </Link>
      )}
      <Link name="generateCert" params={{ id: cid }}>
        <Icon icon={award} />
        {t('parts.certificates')}
      </Link>
    </nav>
  );
}
