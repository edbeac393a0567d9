import './WatchRequirement.css';
import type { Broadcast } from '@meetingapp/contract/live/broadcast.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLogIn } from '../../../lib/session/log-in.ts';
import type { LiveState } from '../../../shared/live/live-state.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  broadcast: Broadcast;
  cid: number;
  free: boolean;
  bye: LiveState['bye'];
}

/** What a person must do before they may watch. */
export function WatchRequirement({ broadcast: { watch }, cid, free, bye }: Props) {
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
        <Link name="signHome" params={{ opFlag: 0 }} query={{ cid }} className={buttonClass('soft', 'sm')}>
          {t('needs.register')}
        </Link>
      ) : (
        <button type="button" className={buttonClass('soft', 'sm')} onClick={() => logIn(String(cid))}>
          {t('needs.logIn')}
        </button>
      )}
    </div>
  );
}
