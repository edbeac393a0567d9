import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { Preview } from '@meetingapp/contract/orders/order.ts';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

/** The choices so far with their price, once a fee is held. `replace` applies the answer of a change. */
export function usePricePreview(
  signUp: SignUp,
  held: boolean,
): { shown: Preview | null; replace: (preview: Preview) => void } {
  const { regId } = signUp;
  const ready = held && regId !== null && signUp.info.register.regFeeId !== null;
  const { answer } = useCall(orderCalls.preview, ready ? { regid: regId } : null, { fresh: 0 });
  const [newer, setNewer] = useState<{ over: Preview | undefined; preview: Preview } | null>(null);
  const asked = answer?.preview;
  // The answer of a change is valid until the server is asked again.
  const shown = newer && newer.over === asked ? newer.preview : (asked ?? null);
  return {
    shown: ready ? shown : null,
    replace: (preview) => {
      setNewer({ over: asked, preview });
      invalidate(orderCalls.preview);
    },
  };
}
