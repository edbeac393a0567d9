import type { WatchedRoom } from '@meetingapp/contract/live-console.ts';
import { liveDeskCalls as calls } from '@meetingapp/contract/live-desk.ts';
import { radio } from '@meetingapp/ui/icons-topics.ts';
import { Modal } from 'antd';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Answered } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { said } from '../view.ts';
import { ReplayLine } from './ReplayLine.tsx';

const EVERY_MS = 4000;

/** What has ended in all rooms, and how far the replay of each is: published from here, with what it lacks. */
export function ReplayDialog({ rooms, close }: { rooms: readonly WatchedRoom[]; close: () => void }) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const cid = useCid();
  const asked = useCall(calls.replays, { cid }, { again: () => EVERY_MS });
  return (
    <Modal open title={t('replays.title')} footer={null} onCancel={close} width={640}>
      <Answered asked={asked}>
        {({ replays }) =>
          replays.length === 0 ? (
            <Blank icon={radio} title={t('replays.none')} text={t('replays.noneText')} />
          ) : (
            <ul className="desk-list">
              {replays.map((replay) => {
                const room = rooms.find(({ id }) => id === replay.roomId);
                return (
                  <ReplayLine key={replay.broadcastId} replay={replay} room={room ? said(room.name, language) : ''} />
                );
              })}
            </ul>
          )
        }
      </Answered>
    </Modal>
  );
}
