import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { RegistrationDetail } from '@meetingapp/contract/registration/wizard.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { CountdownPill } from '@meetingapp/ui/data/CountdownPill.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useState } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { serverClock } from '../../../lib/time/server-clock.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useWaiting } from '../../../shared/sign-up/use-waiting.ts';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ConfirmSections } from './ConfirmSections.tsx';
import { useSubmitOrder } from './use-submit-order.ts';
import './confirmation.css';

/** By who pays for the person: a contact of a group pays later for several people, or is another person. */
const wordsFor = {
  pay: { text: 'confirm.text', act: 'confirm.submitPay' },
  later: { text: 'confirm.textLater', act: 'confirm.submitLater' },
  contact: { text: 'confirm.textContact', act: 'confirm.submitContact' },
} as const;

/** Summary of all choices with the price, a link to each part, and the submit button. */
export function Confirmation({ signUp, registration }: { signUp: SignUp; registration: RegistrationDetail }) {
  const t = useT('orders');
  const app = useT('app');
  const { answer, failure, again } = useCall(
    orderCalls.preview,
    { regid: registration.regId },
    { fresh: 0, quiet: true },
  );
  const { submit, busy } = useSubmitOrder(signUp, registration.regId);
  const waitsFor = useWaiting(signUp.cid).entries.filter(
    (entry) => entry.regId === registration.regId && entry.state !== 'expired',
  );
  const [over, setOver] = useState(false);
  const preview = answer?.preview;
  const until = preview?.holdUntil ? Date.parse(preview.holdUntil) : null;
  const running = until !== null && until > serverClock.now() && !over;

  const price = preview ? moneyText(preview.total, preview.currency, true) : '';
  const { joins } = signUp.info;
  const words = wordsFor[joins?.own ? 'later' : joins?.payer === 'contact' ? 'contact' : 'pay'];
  const act = !preview || preview.total > 0 ? t(words.act, { price }) : t('confirm.submitFree');
  const agree = (
    <>
      {t('confirm.agree')}
      <Link name="agreement" className="link">
        {t('confirm.agreement')}
      </Link>
    </>
  );
  return (
    <WizardPage
      step="confirm"
      steps={signUp.steps}
      title={t('confirm.title')}
      text={t(preview?.review ? 'confirm.textReview' : words.text)}
      foot={
        <StickyFoot note={agree} aside={preview && <Money fen={preview.total} currency={preview.currency} size="xl" />}>
          <Button
            guard
            onClick={() => preview && void submit(preview)}
            disabled={!preview}
            loading={busy}
            loadingText={app('submitting')}
          >
            {preview?.review ? t('confirm.submitReview') : act}
          </Button>
        </StickyFoot>
      }
    >
      {running && (
        <p className="wizard-hold">
          <CountdownPill
            deadline={until}
            now={serverClock.now}
            text={(left) => t('confirm.kept', { left })}
            onEnd={() => setOver(true)}
          />
        </p>
      )}
      {preview && until !== null && !running && (
        <div className="wizard-hold">
          <Note kind="warn">{t('confirm.lapsed')}</Note>
        </div>
      )}
      {preview && waitsFor.length > 0 && (
        <div className="wizard-hold">
          <Note>
            {t('confirm.endsWaiting', { names: waitsFor.map((entry) => entry.title).join(t('confirm.comma')) })}
          </Note>
        </div>
      )}
      {failure && !preview && failure.name !== 'fee_missing' && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />
      )}
      {!preview && !failure && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="2.4rem" />
          <Skeleton height="1.6rem" />
          <Skeleton height="1.6rem" />
        </Waiting>
      )}
      {(preview || failure?.name === 'fee_missing') && (
        <ConfirmSections signUp={signUp} registration={registration} preview={preview ?? null} />
      )}
    </WizardPage>
  );
}
