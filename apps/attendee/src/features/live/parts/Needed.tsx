import './Needed.css';
import type { Broadcast } from '@meetingapp/contract/live.ts';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { useAccount } from '../../../lib/account.ts';
import { To } from '../../../lib/go.tsx';
import { useLogIn } from '../../../lib/log-in.ts';
import type { LiveState } from '../../../lib/live/live-state.ts';
import { useT } from '../../../lib/texts.ts';

interface Props {
  broadcast: Broadcast;
  cid: number;
  free: boolean;
  bye: LiveState['bye'];
}

/** What one has to do first, where one may not watch. */
export function Needed({ broadcast: { watch }, cid, free, bye }: Props) {
  const t = useT('live');
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  if (watch === 'anyone' || (loggedIn && bye !== 'may_not_watch')) return null;
  const text =
    free && !loggedIn ? t('needs.freeOff') : t(`needs.${loggedIn || watch !== 'account' ? watch : 'account'}`);
  return (
    <div className="live-needed">
      <p className="grow">{text}</p>
      {loggedIn ? (
        <To name="signHome" params={{ opFlag: 0 }} query={{ cid }} className={buttonClass('soft', 'sm')}>
          {t('needs.register')}
        </To>
      ) : (
        <button type="button" className={buttonClass('soft', 'sm')} onClick={() => logIn(String(cid))}>
          {t('needs.logIn')}
        </button>
      )}
    </div>
  );
}
