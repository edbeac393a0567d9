import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { Preview } from '@meetingapp/contract/orders/order.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useRef, useState } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import type { WaitingList } from '../../../shared/sign-up/use-waiting.ts';
import { DiscountCode } from './DiscountCode.tsx';
import { ExtraCard } from './ExtraCard.tsx';
import { FeeWaitLine } from './FeeWaitLine.tsx';

interface FeeExtrasProps {
  signUp: SignUp;
  waiting: WaitingList;
  regId: number;
  preview: Preview;
  currency: string;
  onChosen: (preview: Preview) => void;
}

/** Extras and the discount code, next to a held fee. Each change is saved on the server at once. */
export function FeeExtras({ signUp, waiting, regId, preview, currency, onChosen }: FeeExtrasProps) {
  const t = useT('registrationFee');
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
    // An older answer must not override a newer tap.
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
              <FeeWaitLine signUp={signUp} waiting={waiting} kind="extra" id={extra.extraId} />
            )
          }
        />
      ))}
      <DiscountCode preview={preview} currency={currency} onUse={(code) => choose(typed, code)} />
    </>
  );
}

/** Sold out, and this person holds none. */
const isGone = ({ left }: Preview['extras'][number], quantity: number) => left === 0 && quantity === 0;
