import type { WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { liveDeskCalls as calls } from '@meetingapp/contract/live/desk.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { radio } from '@meetingapp/ui/icons/icons-topics.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { ReplayRow } from './ReplayRow.tsx';

const EVERY_MS = 4000;

/** Ended broadcasts of all rooms with the state of their replays, what each lacks, and the button to publish. */
export function ReplayDialog({ rooms, close }: { rooms: readonly WatchedRoom[]; close: () => void }) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const cid = useCid();
  const asked = useCall(calls.replays, { cid }, { again: () => EVERY_MS });
  return (
    <Dialog title={t('replays.title')} footer={null} onCancel={close} width={640}>
      <Answered asked={asked}>
        {({ replays }) =>
          replays.length === 0 ? (
            <EmptyState icon={radio} title={t('replays.none')} text={t('replays.noneText')} />
          ) : (
            <ul className="desk-list">
              {replays.map((replay) => {
                const room = rooms.find(({ id }) => id === replay.roomId);
                return (
                  <ReplayRow
                    key={replay.broadcastId}
                    replay={replay}
                    room={room ? pickLanguage(room.name, language) : ''}
                  />
                );
              })}
            </ul>
          )
        }
      </Answered>
    </Dialog>
  );
}
