import { Link } from '@tanstack/react-router';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronLeft } from '@meetingapp/ui/icons/icons.ts';
import { Logo } from '../lib/layout/Logo.tsx';
import { useT } from '../lib/texts/texts.ts';
import { useCall } from '../lib/calls/use-call.ts';

/** Shows the current conference and links to the others. One that the user has no role in has no name here. */
export function ConferenceSwitch({ cid }: { cid: number }) {
  const t = useT('console');
  const { answer } = useCall(staffCalls.conferences, { words: '' });
  const here = answer?.conferences.find((one) => one.cId === cid);
  return (
    <Link to="/" className="conf" title={t('otherConferences')}>
      <Logo />
      <span className="who">
        <b>{here ? here.title : answer ? t('foreign.here') : '\u00a0'}</b>
        {here?.sandbox && <em className="sandbox-mark">{t('sandbox.mark')}</em>}
        <span>
          <Icon icon={chevronLeft} />
          {t('otherConferences')}
        </span>
      </span>
    </Link>
  );
}
