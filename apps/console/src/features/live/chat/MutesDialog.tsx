import type { WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { liveDeskCalls as calls, type Muted } from '@meetingapp/contract/live/desk.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';

const EVERY_MS = 10_000;

/** Lists current mutes with room and end, and lifts them. */
export function MutesDialog({ rooms, close }: { rooms: readonly WatchedRoom[]; close: () => void }) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const cid = useCid();
  const asked = useCall(calls.mutes, { cid }, { again: () => EVERY_MS });
  const lift = useChange(calls.unmute, { refreshes: [calls.mutes], said: t('mutes.lifted') });
  const whereOf = ({ broadcastId }: Muted) => {
    const room = rooms.find(({ broadcast }) => broadcast?.id === broadcastId);
    if (broadcastId === null) return t('mutes.everywhere');
    return room ? pickLanguage(room.name, language) : t('mutes.here');
  };
  return (
    <Dialog title={t('mutes.list')} footer={null} onCancel={close} width={560}>
      <Answered asked={asked}>
        {({ mutes }) =>
          mutes.length === 0 ? (
            <EmptyState icon={check} title={t('mutes.none')} />
          ) : (
            <ul className="desk-list">
              {mutes.map((mute) => (
                <li key={mute.id}>
                  <span className="grow">
                    <b>{mute.name}</b>
                    <span className="small quiet">
                      {[
                        whereOf(mute),
                        mute.until === null
                          ? t('mutes.always')
                          : t('mutes.until', { time: momentText(mute.until, language) }),
                        t('mutes.by', { name: mute.by, time: momentText(mute.at, language) }),
                      ].join(' · ')}
                    </span>
                  </span>
                  <Button
                    size="small"
                    loading={lift.busy}
                    aria-label={`${t('mutes.lift')} ${mute.name}`}
                    onClick={() => void lift.change({ cid, muteId: mute.id })}
                  >
                    {t('mutes.lift')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Dialog>
  );
}
