import { accountCalls } from '@meetingapp/contract/accounts.ts';
import { Note } from '@meetingapp/ui/Note.tsx';
import { logOut, useAccount } from '../../../lib/account.ts';
import { useSearch } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';
import { backOf, goBackTo } from '../data.ts';

/** Who is logged in already, with the two things they may want here. */
export function AlreadyIn() {
  const t = useT('accounts');
  const search = useSearch();
  const { loggedIn, user } = useAccount();
  const { send } = useSend(accountCalls.logout);
  if (!loggedIn) return null;

  function leave(): void {
    // The device forgets at once; that the server hears of it too must not keep the person waiting.
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
