import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { TextAction } from '@meetingapp/ui/actions/TextAction.tsx';
import type { LiveSocket } from '../../../shared/live/live-socket.ts';
import type { Unsent as UnsentLine } from '../../../shared/live/live-state.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  unsent: UnsentLine;
  name: string;
  socket: LiveSocket | null;
}

/** The person's messages that others do not see (yet): being sent, in moderation, or refused with the reason. */
export function UnsentMessages({ unsent, name, socket }: Props) {
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
