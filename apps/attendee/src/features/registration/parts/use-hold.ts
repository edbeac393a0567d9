import { registrationCalls } from '@meetingapp/contract/registration.ts';
import type { ConFee } from '@meetingapp/contract/registration.ts';
import { orderCalls } from '@meetingapp/contract/orders.ts';
import { useRef, useState } from 'react';
import { useAccount } from '../../../lib/account.ts';
import { invalidate } from '../../../lib/cache.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { saveRegistration } from '../../../lib/sign-up/save-registration.ts';
import type { SignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { useWhen } from '../../../lib/use-when.ts';
import { useRefused } from './use-refused.ts';

const gone = new Set<string>(['fee_sold_out', 'fee_not_eligible']);

/** Which fee is chosen, and whether its place is taken for this person. Taps follow one another; the last one counts. */
export function useHold(signUp: SignUp, fees: readonly ConFee[] | null) {
  const { loggedIn } = useAccount();
  const refused = useRefused(signUp);
  const { regFeeId, holdUntil } = signUp.info.register;
  const [taking, setTaking] = useState(false);
  const [over, setOver] = useState(false);
  const wanted = useRef<number | null>(null);
  const running = useRef<Promise<boolean> | null>(null);

  const free = fees?.filter((fee) => fee.available === '1') ?? [];
  const only = free.length === 1 ? (free[0]?.feeId ?? null) : null;
  const chosen = signUp.draft.feeId ?? regFeeId ?? only;
  const running_out = holdUntil !== null && Date.parse(holdUntil) > serverClock.now() && !over;
  const held = regFeeId !== null && regFeeId === chosen && running_out && !taking;

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

  /** Takes the place of a fee; true when it is taken. */
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

  // Back from the log-in, or only one to choose from: its place is taken without another tap.
  const pending =
    loggedIn && chosen !== null && !held && !taking && !over && free.some((fee) => fee.feeId === chosen)
      ? chosen
      : null;
  const tried = useRef<number | null>(null);
  useWhen(pending, (fee) => {
    // A place that was refused is not asked for again by itself.
    if (tried.current === fee) return;
    tried.current = fee;
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
