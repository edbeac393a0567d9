import { Link } from '@tanstack/react-router';
import { staffCalls } from '@meetingapp/contract/staff.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { chevronLeft } from '@meetingapp/ui/icons.ts';
import { Logo } from '../lib/Logo.tsx';
import { useT } from '../lib/texts.ts';
import { useCall } from '../lib/use-call.ts';

/** Which conference one works on, and the way to the others. */
export function ConferenceSwitch({ cid }: { cid: number }) {
  const t = useT('console');
  const { answer } = useCall(staffCalls.conferences, { words: '' });
  const here = answer?.conferences.find((one) => one.cId === cid);
  return (
    <Link to="/" className="conf" title={t('otherConferences')}>
      <Logo />
      <span className="who">
        <b>{here?.title ?? cid}</b>
        <span>
          <Icon icon={chevronLeft} />
          {t('otherConferences')}
        </span>
      </span>
    </Link>
  );
}
