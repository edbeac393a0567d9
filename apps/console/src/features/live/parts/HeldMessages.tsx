import type { WatchedRoom } from '@meetingapp/contract/live-console.ts';
import { liveDeskCalls as calls, type HeldMessage } from '@meetingapp/contract/live-desk.ts';
import { check } from '@meetingapp/ui/icons.ts';
import { Segmented, Tabs } from 'antd';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { said } from '../view.ts';
import { ChatLog } from './ChatLog.tsx';
import { HeldFoot } from './HeldFoot.tsx';
import { HeldLine } from './HeldLine.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import { Questions } from './Questions.tsx';
import type { RoomLog } from './room-log.ts';
import { useJudging } from './use-judging.ts';
import { useJudgingKeys } from './use-judging-keys.ts';

const EVERY_MS = 1500;
type Part = 'all' | 'room' | 'questions';

interface HeldMessagesProps {
  rooms: readonly WatchedRoom[];
  room: WatchedRoom;
  /** What is said in it. */
  log: RoomLog;
}

/** What people wrote and staff have not let pass, of all rooms; and what stands in the chosen one: questions, the chat. */
export function HeldMessages({ rooms, room, log }: HeldMessagesProps) {
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
  const judging = useJudging(part === 'all' ? all : part === 'room' ? here : asked);
  useJudgingKeys(judging);
  const roomOf = (broadcastId: number) => rooms.find(({ broadcast }) => broadcast?.id === broadcastId);
  const name = said(room.name, language);
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
              <Blank
                icon={check}
                title={t(all.length === 0 ? 'held.none' : 'held.noneHere')}
                text={all.length === 0 ? t('held.noneText') : ''}
              />
            ) : (
              <ol className="desk-held">
                {judging.shown.map((message) => (
                  <HeldLine
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
          <HeldFoot judging={judging} caught={feed.answer?.caught ?? 0} />
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
