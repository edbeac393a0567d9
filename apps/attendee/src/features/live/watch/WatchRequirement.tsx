import './WatchRequirement.css';
import type { WatchLevel } from '@meetingapp/contract/live/socket.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  need: Exclude<WatchLevel, 'anyone'>;
  cid: number;
  /** True for the address that needs no log-in. */
  free?: boolean;
  /** `stage`: in place of the picture; `strip`: below it. */
  as: 'stage' | 'strip';
}

/** What a person must do before they may watch, and the way there. */
export function WatchRequirement({ need, cid, free = false, as }: Props) {
  const t = useT('live');
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const style = buttonClass(as === 'stage' ? 'fill' : 'soft', 'sm');
  return (
    <div className={`live-needed ${as}`}>
      <p className="grow">{free && !loggedIn ? t('needs.freeOff') : t(`needs.${need}`)}</p>
      {loggedIn ? (
        <Link name="signHome" params={{ opFlag: 0 }} query={{ cid }} className={style}>
          {t(need === 'paid' ? 'needs.pay' : 'needs.register')}
        </Link>
      ) : (
        <button type="button" className={style} onClick={() => logIn(String(cid))}>
          {t('needs.logIn')}
        </button>
      )}
    </div>
  );
}
