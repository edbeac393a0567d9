import type { WaitingKind } from '@meetingapp/contract/registration/waiting.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { saveRegistration } from '../../../shared/sign-up/save-registration.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import type { WaitingList } from '../../../shared/sign-up/use-waiting.ts';
import { WaitLine } from '../../../shared/sign-up/WaitLine.tsx';
import { useRefusal } from '../wizard/use-refusal.ts';

interface FeeWaitLineProps {
  signUp: SignUp;
  waiting: WaitingList;
  kind: WaitingKind;
  id: number;
}

/** Joins the waiting list within the wizard. The input so far is saved first, so that a registration exists. */
export function FeeWaitLine({ signUp, waiting, kind, id }: FeeWaitLineProps) {
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  const refused = useRefusal(signUp);
  async function save(): Promise<number | null> {
    const saved = await saveRegistration(signUp);
    if (saved.ok) return saved.answer.register.regId;
    await refused(saved.failure);
    return null;
  }
  return (
    <WaitLine
      zone={signUp.conInfo.zone}
      entry={waiting.entryOf(signUp.regId, kind, id)}
      busy={waiting.busy}
      onJoin={() => (loggedIn ? void waiting.join(save, kind, id) : logIn(signUp.cid))}
      onLeave={(entry) => void waiting.leave(entry)}
      onAccept={(entry) => void waiting.accept(entry)}
    />
  );
}
