import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { ConFee } from '@meetingapp/contract/registration/wizard.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { useRef, useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { saveRegistration } from '../../../shared/sign-up/save-registration.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { useRefusal } from '../wizard/use-refusal.ts';

const gone = new Set<string>(['fee_sold_out', 'fee_not_eligible']);

/** The chosen fee, and whether its place is held. Taps are processed in order; the last one counts. */
export function useFeeHold(signUp: SignUp, fees: readonly ConFee[] | null) {
  const { loggedIn } = useAccount();
  const refused = useRefusal(signUp);
  const { regFeeId, holdUntil } = signUp.info.register;
  const [taking, setTaking] = useState(false);
  const [over, setOver] = useState(false);
  const wanted = useRef<number | null>(null);
  const running = useRef<Promise<boolean> | null>(null);

  const free = fees?.filter((fee) => fee.available === '1') ?? [];
  const only = free.length === 1 ? (free[0]?.feeId ?? null) : null;
  const chosen = signUp.draft.feeId ?? regFeeId ?? only;
  const running_out = holdUntil !== null && Date.parse(holdUntil) > serverClock.now() && !over;
  const isSaved = signUp.currency === signUp.savedCurrency;
  const held = regFeeId !== null && regFeeId === chosen && isSaved && running_out && !taking;

  async function takeWanted(): Promise<boolean> {
    let done = true;
    while (wanted.current !== null) {
      const feeId = wanted.current;
      const outcome = await saveRegistration(signUp, { feeId });
      if (wanted.current === feeId) wanted.current = null;
      done = outcome.ok;
      if (!outcome.ok && wanted.current === null) {
        if (gone.has(outcome.failure.name)) {
          signUp.change({ feeId: null });
          invalidate(registrationCalls.info);
        }
        await refused(outcome.failure);
      }
    }
    setOver(false);
    invalidate(orderCalls.preview);
    return done;
  }

  /** Takes a hold on a fee; true when it succeeded. */
  function take(feeId: number): Promise<boolean> {
    wanted.current = feeId;
    if (!running.current) {
      setTaking(true);
      running.current = takeWanted().finally(() => {
        running.current = null;
        setTaking(false);
      });
    }
    return running.current;
  }

  async function choose(feeId: number): Promise<void> {
    signUp.change({ feeId });
    if (loggedIn) await take(feeId);
  }

  // After returning from the log-in, or with a single fee, the hold is taken without another tap.
  const pending =
    loggedIn && chosen !== null && !held && !taking && !over && free.some((fee) => fee.feeId === chosen)
      ? chosen
      : null;
  const tried = useRef('');
  useEffectWhen(pending, (fee) => {
    // A refused hold is not retried automatically.
    const wish = `${fee} ${signUp.currency}`;
    if (tried.current === wish) return;
    tried.current = wish;
    void take(fee);
  });

  return {
    chosen,
    held,
    taking,
    until: holdUntil,
    lapsed: over && regFeeId === chosen,
    lapse: () => setOver(true),
    choose,
    take,
  };
}
