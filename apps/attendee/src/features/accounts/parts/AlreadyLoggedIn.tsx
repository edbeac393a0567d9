import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { logOut, useAccount } from '../../../lib/session/account.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { backOf, goBackTo } from '../data.ts';

/** Shown to a person who is already logged in, with the two actions they may want. */
export function AlreadyLoggedIn() {
  const t = useT('accounts');
  const search = useSearch();
  const { loggedIn, user } = useAccount();
  const { send } = useSend(accountCalls.logout);
  if (!loggedIn) return null;

  function leave(): void {
    // The device logs out at once; the call to the server must not delay it.
    void send({}, { quiet: true });
    logOut();
  }

  return (
    <Note kind="ok">
      <p>{t('login.already', { name: user?.name || user?.phone || user?.email || '' })}</p>
      <p className="row gap-4">
        <button type="button" className="link" onClick={() => goBackTo(backOf(search))}>
          {t('login.proceed')}
        </button>
        <button type="button" className="link" onClick={leave}>
          {t('login.switch')}
        </button>
      </p>
    </Note>
  );
}
