import {
  chatModes,
  liveConsoleCalls,
  type LiveHappening,
  type WatchedRoom,
} from '@meetingapp/contract/live/console.ts';
import { liveDeskCalls as calls } from '@meetingapp/contract/live/desk.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Select } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { onAir } from '../view.ts';
import { EventLog } from './EventLog.tsx';
import { RoomState } from './RoomState.tsx';
import { SignalFacts } from '../signal/SignalFacts.tsx';
import { OrganiserMessage } from '../chat/OrganiserMessage.tsx';
import { StateButtons } from './StateButtons.tsx';

const slowChoices = [0, 3, 10, 30, 60];

interface RoomControlsProps {
  room: WatchedRoom;
  rooms: readonly WatchedRoom[];
  happenings: readonly LiveHappening[];
  now: string;
}

/** The chosen room: state, signals, watch and chat rights, and the log of all rooms. */
export function RoomControls({ room, rooms, happenings, now }: RoomControlsProps) {
  const t = useT('liveDesk');
  const l = useT('liveConsole');
  const language = useLanguage();
  const cid = useCid();
  const chat = useChange(calls.setChat, { refreshes: [liveConsoleCalls.overview] });
  const { broadcast, before, streams } = room;
  const streamOf = (part: 'main' | 'backup') => streams.find((one) => one.part === part);
  return (
    <aside className="desk-column" aria-label={pickLanguage(room.name, language)}>
      <header>
        <h2 className="one">{pickLanguage(room.name, language)}</h2>
        <RoomState room={room} now={now} />
      </header>
      {broadcast && <StateButtons broadcast={broadcast} />}
      {before && (
        <StateButtons broadcast={before} hindered={broadcast && onAir(broadcast) ? t('room.otherOnAir') : ''} />
      )}
      <dl className="desk-facts">
        <dt>{t('room.main')}</dt>
        <dd>
          <SignalFacts stream={streamOf('main')} now={now} />
        </dd>
        <dt>{t('room.backup')}</dt>
        <dd>
          <SignalFacts stream={streamOf('backup')} now={now} />
        </dd>
        <dt>{t('room.switching')}</dt>
        <dd>{l(`rooms.switchings.${room.switching}`)}</dd>
        {broadcast && (
          <>
            <dt>{t('room.watch')}</dt>
            <dd>
              {l(`watchLevels.${broadcast.watch}`)}
              <span className="quiet">
                {' '}
                · {t('room.replayWatch')} {l(`watchLevels.${broadcast.replayWatch}`)}
              </span>
            </dd>
            <dt>{t('room.chat')}</dt>
            <dd className="row">
              <Select
                size="small"
                aria-label={t('room.chat')}
                loading={chat.busy}
                value={broadcast.chat}
                onChange={(mode) =>
                  void chat.change({
                    cid,
                    broadcastId: broadcast.id,
                    chat: mode,
                    slowSeconds: broadcast.slowSeconds,
                  })
                }
                options={chatModes.map((mode) => ({ value: mode, label: l(`chatModes.${mode}`) }))}
                popupMatchSelectWidth={false}
              />
              <Select
                size="small"
                aria-label={t('room.slow')}
                disabled={broadcast.chat === 'closed'}
                value={broadcast.slowSeconds}
                onChange={(slowSeconds) =>
                  void chat.change({ cid, broadcastId: broadcast.id, chat: broadcast.chat, slowSeconds })
                }
                options={[...new Set([...slowChoices, broadcast.slowSeconds])]
                  .toSorted((a, b) => a - b)
                  .map((seconds) => ({
                    value: seconds,
                    label: seconds === 0 ? t('room.noLimit') : t('room.seconds', { count: seconds }),
                  }))}
                popupMatchSelectWidth={false}
              />
            </dd>
            <dt>{t('room.stage')}</dt>
            <dd>
              <a
                className="link"
                href={basePath + href('liveDetail', { xqid: broadcast.id }, { cid })}
                target="_blank"
                rel="noreferrer"
              >
                {t('room.openPhone')}
              </a>
            </dd>
          </>
        )}
      </dl>
      {broadcast && (
        <OrganiserMessage key={broadcast.id} broadcastId={broadcast.id} name={pickLanguage(room.name, language)} />
      )}
      <EventLog happenings={happenings} rooms={rooms} now={now} />
    </aside>
  );
}
