import { changeCalls } from '@meetingapp/contract/orders/change.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { ask } from '../../../lib/calls/call-cache.ts';
import type { CallFailure } from '../../../lib/calls/call.ts';
import type { StayDraft } from '../../../shared/sign-up/draft.ts';
import { useChange } from '../../../shared/sign-up/use-change.ts';
import type { ChangeInput } from '../../../shared/sign-up/use-change.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { isRefusal, type Refusal } from './use-booking.ts';

/** Like booking, for a paid registration: the extra cost or refund is confirmed first. */
export function useStayChange(signUp: SignUp) {
  const regid = signUp.regId ?? 0;
  const change = useChange(signUp.cid, regid);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asking, setAsking] = useState(false);

  function fail({ name, msg, faults }: CallFailure) {
    if (isRefusal(name)) setRefusal(name);
    else showTopTip(faults[0]?.text ?? msg);
  }
  async function walk(wish: ChangeInput): Promise<void> {
    setRefusal(null);
    setAsking(true);
    const quoted = await ask(changeCalls.changeQuote, wish, { fresh: 0, quiet: true });
    setAsking(false);
    if (!quoted.ok) return fail(quoted.failure);
    const refused = await change.make(wish, quoted.answer.quote);
    if (refused) fail(refused);
  }

  return {
    busy: asking || change.busy,
    refusal,
    forget: () => setRefusal(null),
    async book({ roomTypeId, checkIn, checkOut, part, gender, mate }: StayDraft): Promise<void> {
      const shared = part === 'bed' ? { gender, mate } : { gender: '' as const, mate: '' };
      const stay = { roomTypeId: roomTypeId ?? 0, checkIn, checkOut, part, ...shared };
      await walk({ regid, kind: 'stay', stay });
    },
    skip: () => walk({ regid, kind: 'stay', stay: null }),
  };
}
