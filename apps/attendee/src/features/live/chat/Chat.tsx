import './Chat.css';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { TextAction } from '@meetingapp/ui/actions/TextAction.tsx';
import { arrowDown, messageCircle } from '@meetingapp/ui/icons/icons-topics.ts';
import { Suspense } from 'react';
import type { Line } from '../../../shared/live/live-state.ts';
import { clockText } from '../../../lib/time/dates.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import type { Talk } from '../data.ts';
import { PollCard } from '../poll/PollCard.tsx';
import { unsentMessages } from './late-unsent.ts';
import { useFollowEnd } from './use-follow-end.ts';

const NOW_MS = 1000;

/** Chat messages, newest at the bottom; polls appear where they were started. */
export function Chat({ talk, zone }: { talk: Talk; zone: string }) {
  const t = useT('live');
  const now = useNow(NOW_MS);
  const { state, socket, connected } = talk;
  const { lines, polls, unsent, me, pinned } = state;
  const { ref, behind, toEnd } = useFollowEnd(`${lines.at(-1)?.s ?? 0}/${unsent.length}/${polls.length}`);
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
        <Suspense>
          {unsent.map((one) => (
            <unsentMessages.Part key={one.key} unsent={one} name={me?.name ?? ''} socket={socket} />
          ))}
        </Suspense>
      </ol>
      {socket && !connected && (
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
