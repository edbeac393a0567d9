import { orderCalls } from '@meetingapp/contract/orders.ts';
import type { Preview } from '@meetingapp/contract/orders.ts';
import { useState } from 'react';
import { invalidate } from '../../../lib/cache.ts';
import type { SignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { useCall } from '../../../lib/use-call.ts';

/** What is chosen so far with its price, once a fee's place is taken. `replace` puts in what a choice just answered. */
export function usePreview(
  signUp: SignUp,
  held: boolean,
): { shown: Preview | null; replace: (preview: Preview) => void } {
  const { regId } = signUp;
  const ready = held && regId !== null && signUp.info.register.regFeeId !== null;
  const { answer } = useCall(orderCalls.preview, ready ? { regid: regId } : null, { fresh: 0 });
  const [newer, setNewer] = useState<{ over: Preview | undefined; preview: Preview } | null>(null);
  const asked = answer?.preview;
  // What a choice answered stands until the server is asked again.
  const shown = newer && newer.over === asked ? newer.preview : (asked ?? null);
  return {
    shown: ready ? shown : null,
    replace: (preview) => {
      setNewer({ over: asked, preview });
      invalidate(orderCalls.preview);
    },
  };
}
