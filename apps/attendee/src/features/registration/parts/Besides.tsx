import { orderCalls } from '@meetingapp/contract/orders.ts';
import type { Preview } from '@meetingapp/contract/orders.ts';
import { showTopTip } from '@meetingapp/ui/feedback.ts';
import { useRef, useState } from 'react';
import type { CallFailure } from '../../../lib/call.ts';
import { useSend } from '../../../lib/use-call.ts';
import { useT } from '../../../lib/texts.ts';
import type { SignUp } from '../../../lib/sign-up/use-sign-up.ts';
import type { WaitingList } from '../../../lib/sign-up/use-waiting.ts';
import { Discount } from './Discount.tsx';
import { ExtraCard } from './ExtraCard.tsx';
import { StepWait } from './StepWait.tsx';

interface BesidesProps {
  signUp: SignUp;
  waiting: WaitingList;
  regId: number;
  preview: Preview;
  currency: string;
  onChosen: (preview: Preview) => void;
}

/** Additions and the discount code, beside a fee whose place is taken. Each change is kept by the server at once. */
export function Besides({ signUp, waiting, regId, preview, currency, onChosen }: BesidesProps) {
  const t = useT('registration');
  const { send } = useSend(orderCalls.choose);
  const [typed, setTyped] = useState<Readonly<Record<number, number>>>({});
  const last = useRef(0);
  const quantityOf = (extraId: number) =>
    typed[extraId] ?? preview.extras.find((extra) => extra.extraId === extraId)?.quantity ?? 0;

  async function choose(
    quantities: Readonly<Record<number, number>>,
    discountCode: string,
  ): Promise<CallFailure | null> {
    last.current += 1;
    const mine = last.current;
    const extras = preview.extras.map(({ extraId }) => ({
      extraId,
      quantity: quantities[extraId] ?? quantityOf(extraId),
    }));
    const outcome = await send({ regid: regId, discountCode, extras });
    // An older answer must not undo a newer tap.
    if (mine !== last.current) return null;
    setTyped({});
    if (outcome.ok) onChosen(outcome.answer.preview);
    return outcome.ok ? null : outcome.failure;
  }
  async function setQuantity(extraId: number, quantity: number) {
    const next = { ...typed, [extraId]: quantity };
    setTyped(next);
    const failure = await choose(next, preview.discountCode);
    if (failure) showTopTip(failure.msg);
  }

  return (
    <>
      {preview.extras.length > 0 && (
        <div className="head">
          <h2>{t('extras.title')}</h2>
        </div>
      )}
      {preview.extras.map((extra) => (
        <ExtraCard
          key={extra.extraId}
          extra={extra}
          currency={currency}
          quantity={quantityOf(extra.extraId)}
          onChange={(quantity) => void setQuantity(extra.extraId, quantity)}
          wait={
            (isGone(extra, quantityOf(extra.extraId)) ||
              waiting.entryOf(regId, 'extra', extra.extraId)?.state === 'offered') && (
              <StepWait signUp={signUp} waiting={waiting} kind="extra" id={extra.extraId} />
            )
          }
        />
      ))}
      <Discount preview={preview} currency={currency} onUse={(code) => choose(typed, code)} />
    </>
  );
}

/** Nothing is left for somebody who has none of it. */
const isGone = ({ left }: Preview['extras'][number], quantity: number) => left === 0 && quantity === 0;
