import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { registrationTime } from '@meetingapp/domain/conference/registration-time.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';

/** Offers to register for the conference of a satellite session: only while registration is open, and not to people who have one. */
export function SatelliteFoot({ cid }: { cid: string }) {
  const t = useT('agenda');
  const { loggedIn } = useAccount();
  const { answer: detail } = useCall(conferenceCalls.detail, { cid }, { kept: true, quiet: true });
  const { answer: own, failure } = useCall(registrationCalls.mine, loggedIn ? { cid } : null, { quiet: true });
  if (!detail || registrationTime(detail.conference, serverClock.now()).state !== 'open') return null;
  if (loggedIn && (failure || !own || own.registrations.some(({ regFl }) => regFl > 0))) return null;
  return (
    <StickyFoot note={t('signUpText')}>
      <Link name="signHome" params={{ opFlag: 0 }} query={{ cid }} className={buttonClass()}>
        {t('signUp')}
      </Link>
    </StickyFoot>
  );
}
