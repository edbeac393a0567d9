import type { WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { liveDeskCalls as calls, type HeldMessage } from '@meetingapp/contract/live/desk.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { Segmented, Tabs } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ChatLog } from './ChatLog.tsx';
import { ModerationRow } from './ModerationRow.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import { Questions } from './Questions.tsx';
import type { RoomLog } from '../desk/room-log.ts';
import { useModeration, type Moderation } from './use-moderation.ts';
import { useModerationKeys } from './use-moderation-keys.ts';

const EVERY_MS = 1500;
type Part = 'all' | 'room' | 'questions';

interface ModerationQueueProps {
  rooms: readonly WatchedRoom[];
  room: WatchedRoom;
  /** Messages of the chosen room. */
  log: RoomLog;
}

/** Messages waiting for moderation in all rooms; questions and chat of the chosen room. */
export function ModerationQueue({ rooms, room, log }: ModerationQueueProps) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const cid = useCid();
  const [tab, setTab] = useState<'held' | 'questions' | 'chat'>('held');
  const [part, setPart] = useState<Part>('all');
  const [muting, setMuting] = useState<HeldMessage | null>(null);
  const broadcastIds = rooms.flatMap(({ broadcast }) => (broadcast ? [broadcast.id] : []));
  const feed = useCall(calls.feed, { cid, broadcastIds }, { enabled: broadcastIds.length > 0, again: () => EVERY_MS });
  const all = feed.answer?.held ?? [];
  const here = all.filter(({ broadcastId }) => broadcastId === room.broadcast?.id);
  const asked = all.filter(({ kind }) => kind === 'question');
  const judging = useModeration(part === 'all' ? all : part === 'room' ? here : asked);
  useModerationKeys(judging);
  const roomOf = (broadcastId: number) => rooms.find(({ broadcast }) => broadcast?.id === broadcastId);
  const name = pickLanguage(room.name, language);
  return (
    <section className="desk-column" aria-label={t('held.title')}>
      <header>
        <Tabs
          className="grow"
          activeKey={tab}
          onChange={(wish) => setTab(wish as typeof tab)}
          items={[
            { key: 'held', label: `${t('held.title')} ${judging.shown.length}` },
            { key: 'questions', label: t('questions.title') },
            { key: 'chat', label: t('chat.title') },
          ]}
        />
        {tab === 'held' && (
          <Segmented<Part>
            size="small"
            aria-label={t('held.title')}
            value={part}
            onChange={setPart}
            options={[
              { value: 'all', label: t('held.all') },
              { value: 'room', label: `${name} ${here.length}` },
              { value: 'questions', label: `${t('held.questions')} ${asked.length}` },
            ]}
          />
        )}
      </header>
      {tab === 'questions' && <Questions room={room} />}
      {tab === 'chat' && <ChatLog broadcastId={room.broadcast?.id ?? 0} log={log} />}
      {tab === 'held' && (
        <>
          <div className="desk-scroll">
            {judging.shown.length === 0 ? (
              <EmptyState
                icon={check}
                title={t(all.length === 0 ? 'held.none' : 'held.noneHere')}
                text={all.length === 0 ? t('held.noneText') : ''}
              />
            ) : (
              <ol className="desk-held">
                {judging.shown.map((message) => (
                  <ModerationRow
                    key={message.id}
                    message={message}
                    room={roomOf(message.broadcastId)}
                    judging={judging}
                    mute={() => setMuting(message)}
                  />
                ))}
              </ol>
            )}
          </div>
          <ModerationFoot judging={judging} caught={feed.answer?.caught ?? 0} />
        </>
      )}
      {muting && (
        <MuteDialog
          name={muting.name}
          broadcastId={muting.broadcastId}
          heldId={muting.id}
          sequence={null}
          close={() => setMuting(null)}
        />
      )}
    </section>
  );
}

/** Number of messages held automatically, and the keys. */
function ModerationFoot({ judging, caught }: { judging: Moderation; caught: number }) {
  const t = useT('liveDesk');
  return (
    <footer>
      <span>{t('held.caught', { count: caught })}</span>
      <span className="grow" />
      <span>
        <kbd>J</kbd> <kbd>K</kbd> {t('held.move')}
      </span>
      <ActButton size="small" type="text" lacks={{ nothingToUndo: !judging.mayUndo }} onClick={judging.undo}>
        <kbd>U</kbd> {t('held.undo')}
      </ActButton>
    </footer>
  );
}
