import { signOnCalls } from '@meetingapp/contract/staff/sign-on.ts';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { PlainButton } from '../../../lib/plain/PlainButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { useTry } from '../data.ts';
import { signOnAttempt } from './sign-on-attempt.ts';

/** Buttons that lead to the providers' pages; nothing where no society has a provider. */
export function SignOnWays({ attempt }: Pick<ReturnType<typeof useTry>, 'attempt'>) {
  const t = useT('staff');
  const { answer } = useCall(signOnCalls.ways, {});
  const [under, setUnder] = useState<number | null>(null);
  async function leave(wayId: number): Promise<void> {
    setUnder(wayId);
    const begun = await attempt(signOnCalls.begin, { wayId });
    if (!begun) return setUnder(null);
    signOnAttempt.keep({ attempt: begun.attempt, search: location.search });
    location.assign(begun.address);
  }
  return answer?.ways.map(({ wayId, name }) => (
    <PlainButton key={wayId} size="large" block loading={under === wayId} onClick={() => void leave(wayId)}>
      {t('signOn.act', { name })}
    </PlainButton>
  ));
}
