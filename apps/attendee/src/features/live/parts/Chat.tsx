import './Chat.css';
import { Avatar } from '@meetingapp/ui/Avatar.tsx';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { TextAction } from '@meetingapp/ui/TextAction.tsx';
import { arrowDown, messageCircle } from '@meetingapp/ui/icons-topics.ts';
import type { Line } from '../../../lib/live/live-state.ts';
import { clockText } from '../../../lib/dates.ts';
import { useT } from '../../../lib/texts.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { Talk } from '../data.ts';
import { PollCard } from './PollCard.tsx';
import { Unsent } from './Unsent.tsx';
import { useFollow } from './use-follow.ts';

const NOW_MS = 1000;

/** What is written, the newest below; polls stand where they were begun. */
export function Chat({ talk, zone }: { talk: Talk; zone: string }) {
  const t = useT('live');
  const now = useNow(NOW_MS);
  const { state, socket, connected } = talk;
  const { lines, polls, unsent, me, pinned } = state;
  const { ref, behind, toEnd } = useFollow(`${lines.at(-1)?.s ?? 0}/${unsent.length}/${polls.length}`);
  const rows = [
    ...lines.map((line) => ({
      s: line.s,
      row: <ChatLine key={line.s} line={line} mine={line.by.id === me?.id} zone={zone} />,
    })),
    ...polls.map((poll) => ({
      s: poll.s,
      row: (
        <li key={`poll${poll.poll.id}`}>
          <PollCard state={poll} now={now} socket={socket} mayVote={me !== null} />
        </li>
      ),
    })),
  ].toSorted((a, b) => a.s - b.s);
  const silent = rows.length === 0 && unsent.length === 0;
  return (
    <div className="live-chat" ref={ref}>
      {pinned && (
        <p className="pinned">
          <Tag kind="role">{t('chat.pinned')}</Tag> <b>{pinned.by.name}</b> {pinned.text}
        </p>
      )}
      {state.more && (
        <p className="older">
          <TextAction onClick={() => socket?.older()}>{t('chat.older')}</TextAction>
        </p>
      )}
      {silent && connected && (
        <EmptyState icon={messageCircle} title={t('chat.none')} text={me ? t('chat.noneText') : undefined} />
      )}
      <div role="log" aria-label={t('chat.label')}>
        <ol>{rows.map(({ row }) => row)}</ol>
      </div>
      <ol>
        {unsent.map((one) => (
          <Unsent key={one.key} unsent={one} name={me?.name ?? ''} socket={socket} />
        ))}
      </ol>
      {socket && !connected && state.bye === null && (
        <p className="off" role="status">
          {t(state.last === null ? 'chat.connecting' : 'chat.offline')}
        </p>
      )}
      {behind && (
        <button type="button" className="newest" onClick={toEnd}>
          <Icon icon={arrowDown} size="xs" />
          {t('chat.newest')}
        </button>
      )}
    </div>
  );
}

function ChatLine({ line, mine, zone }: { line: Line; mine: boolean; zone: string }) {
  const t = useT('live');
  const { by, text, question, at } = line;
  return (
    <li className={question ? 'msg q' : 'msg'}>
      {!question && <Avatar name={by.name} size="s" />}
      <div className="grow">
        <p className="n">
          {question && <Tag kind="role">{t('chat.question')}</Tag>}
          <span className={mine ? 'me' : undefined}>{by.name}</span>
          {by.staff && <Tag kind="ok">{t('chat.staff')}</Tag>}
          <time dateTime={new Date(at).toISOString()}>{clockText(at, zone)}</time>
        </p>
        <p className="txt">{text}</p>
      </div>
    </li>
  );
}
