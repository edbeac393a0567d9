import { changeCalls } from '@meetingapp/contract/orders/change.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { ticket } from '@meetingapp/ui/icons/icons-topics.ts';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange, useQuoteText } from '../../../shared/sign-up/use-change.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { ExtraCard } from './ExtraCard.tsx';
import './fee.css';

/** Adds extras to a paid registration; what they cost is shown first, and they are had once that is paid. */
export function AddExtras({ signUp, regId }: { signUp: SignUp; regId: number }) {
  const t = useT('registrationChange');
  const fee = useT('registrationFee');
  const wizard = useT('registration');
  const offered = useCall(changeCalls.changeOptions, { regid: regId }, { fresh: 0, quiet: true });
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({});
  const change = useChange(signUp.cid, regId);
  const text = useQuoteText();
  const extras = Object.entries(quantities).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ extraId: Number(id), quantity }] : [],
  );
  const wish = extras.length > 0 ? { regid: regId, kind: 'extras' as const, extras } : null;
  const asked = useCall(changeCalls.changeQuote, wish, { fresh: 0, quiet: true });
  const quote = wish ? asked.answer?.quote : undefined;

  async function go() {
    if (!wish || !quote) return showTopTip(asked.failure?.msg ?? t('change.chooseExtras'));
    const refused = await change.make(wish, quote);
    if (!refused) return;
    showTopTip(refused.msg);
    offered.again();
  }

  const { answer, failure } = offered;
  return (
    <WizardPage
      step="fee"
      steps={[]}
      title={t('change.extrasTitle')}
      text={t('change.extrasText')}
      foot={
        <StickyFoot note={quote ? text(quote, 'extras') : (asked.failure?.msg ?? t('change.chooseExtras'))}>
          <Button guard onClick={() => void go()} loading={change.busy} disabled={!quote}>
            {quote && quote.toPay === 0 ? t('change.addExtras') : t('change.goOnPayExtras')}
          </Button>
        </StickyFoot>
      }
    >
      {!answer && !failure && (
        <Waiting label={wizard('wizard.loading')} className="stack">
          <Skeleton height="1.72rem" />
          <Skeleton height="1.72rem" />
        </Waiting>
      )}
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: fee('fee.retry'), onPress: offered.again }} />
      )}
      {answer?.extras.length === 0 && <EmptyState icon={ticket} title={t('change.noExtras')} />}
      {answer?.extras.map((extra) => (
        <ExtraCard
          key={extra.extraId}
          extra={extra}
          currency={answer.currency}
          quantity={quantities[extra.extraId] ?? 0}
          onChange={(quantity) => setQuantities({ ...quantities, [extra.extraId]: quantity })}
        />
      ))}
    </WizardPage>
  );
}
