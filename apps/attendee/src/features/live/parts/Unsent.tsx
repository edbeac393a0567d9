import { Avatar } from '@meetingapp/ui/Avatar.tsx';
import { TextAction } from '@meetingapp/ui/TextAction.tsx';
import type { LiveSocket } from '../../../lib/live/live-socket.ts';
import type { Unsent as UnsentLine } from '../../../lib/live/live-state.ts';
import { useT } from '../../../lib/texts.ts';

interface Props {
  unsent: UnsentLine;
  name: string;
  socket: LiveSocket | null;
}

/** What I wrote and others do not see (yet): on its way, with staff, or refused and why. */
export function Unsent({ unsent, name, socket }: Props) {
  const t = useT('live');
  const { key, text, held, why, waitSeconds } = unsent;
  return (
    <li className="msg unsent">
      <Avatar name={name} size="s" />
      <div className="grow">
        <p className="n">
          <span className="me">{name}</span>
        </p>
        <p className="txt">{text}</p>
        {why === null ? (
          <p className="waits" role="status">
            {held ? t('chat.waiting') : t('chat.sending')}
          </p>
        ) : (
          <>
            <p className="waits bad" role="alert">
              {why === 'slow' ? t('refused.slow', { seconds: Math.max(1, waitSeconds) }) : t(`refused.${why}`)}
            </p>
            <p className="acts">
              <TextAction onClick={() => socket?.settle(key, 'again')}>{t('chat.again')}</TextAction>
              <TextAction onClick={() => socket?.settle(key, 'forget')}>{t('chat.forget')}</TextAction>
            </p>
          </>
        )}
      </div>
    </li>
  );
}
