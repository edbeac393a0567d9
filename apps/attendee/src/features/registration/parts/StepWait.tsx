import type { WaitingKind } from '@meetingapp/contract/registration-waiting.ts';
import { useAccount } from '../../../lib/account.ts';
import { useLogIn } from '../../../lib/log-in.ts';
import { saveRegistration } from '../../../lib/sign-up/save-registration.ts';
import type { SignUp } from '../../../lib/sign-up/use-sign-up.ts';
import type { WaitingList } from '../../../lib/sign-up/use-waiting.ts';
import { WaitLine } from '../../../lib/sign-up/WaitLine.tsx';
import { useRefused } from './use-refused.ts';

interface StepWaitProps {
  signUp: SignUp;
  waiting: WaitingList;
  kind: WaitingKind;
  id: number;
}

/** Waiting for something within the wizard: what was entered so far is saved on the way, so that there is somebody who waits. */
export function StepWait({ signUp, waiting, kind, id }: StepWaitProps) {
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  const refused = useRefused(signUp);
  async function save(): Promise<number | null> {
    const saved = await saveRegistration(signUp);
    if (saved.ok) return saved.answer.register.regId;
    await refused(saved.failure);
    return null;
  }
  return (
    <WaitLine
      cid={signUp.cid}
      entry={waiting.entryOf(signUp.regId, kind, id)}
      busy={waiting.busy}
      onJoin={() => (loggedIn ? void waiting.join(save, kind, id) : logIn(signUp.cid))}
      onLeave={(entry) => void waiting.leave(entry)}
      onAccept={(entry) => void waiting.accept(entry)}
    />
  );
}
