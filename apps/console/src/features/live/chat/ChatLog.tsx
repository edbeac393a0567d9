import { liveDeskCalls as calls } from '@meetingapp/contract/live/desk.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { trash2 } from '@meetingapp/ui/icons/icons.ts';
import { ban } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { messageCircle } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Tag, Tooltip } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { shownZone } from '../../../lib/time/zone.ts';
import { clockOf } from '../view.ts';
import { MuteDialog } from './MuteDialog.tsx';
import type { RoomLog, MessageLine } from '../desk/room-log.ts';

/** Messages that viewers of the chosen room see, newest first: staff can pin or remove them. */
export function ChatLog({ broadcastId, log }: { broadcastId: number; log: RoomLog }) {
  const t = useT('liveDesk');
  const cid = useCid();
  const [muting, setMuting] = useState<MessageLine | null>(null);
  const pin = useChange(calls.pin);
  const remove = useChange(calls.remove, { said: t('chat.removed') });
  if (log.said.length === 0) return <EmptyState icon={messageCircle} title={t('chat.none')} />;
  return (
    <div className="desk-scroll">
      <ol className="desk-held">
        {log.said.toReversed().map((line) => {
          const { s: sequence, by, at, kind, text } = line;
          const onTop = log.pinned === sequence;
          return (
            <li key={sequence} className={onTop ? 'on' : ''}>
              <div className="grow">
                <p className="small desk-by">
                  <b>{by.name}</b>
                  <span>{clockOf(new Date(at).toISOString(), shownZone.get())}</span>
                  {by.staff && <Tag color="success">{t('chat.staff')}</Tag>}
                  {kind === 'question' && <Tag color="processing">{t('held.question')}</Tag>}
                  {onTop && <Tag color="warning">{t('chat.onTop')}</Tag>}
                </p>
                <p className="desk-text">{text}</p>
              </div>
              <span className="desk-acts">
                <Button
                  size="small"
                  type="text"
                  onClick={() => void pin.change({ cid, broadcastId, sequence: onTop ? null : sequence })}
                >
                  {t(onTop ? 'chat.unpin' : 'chat.pin')}
                </Button>
                <Tooltip title={t('chat.remove')}>
                  <Button
                    size="small"
                    type="text"
                    aria-label={`${t('chat.remove')} ${by.name}`}
                    icon={<Icon icon={trash2} />}
                    onClick={() => void remove.change({ cid, broadcastId, sequence })}
                  />
                </Tooltip>
                {!by.staff && (
                  <Tooltip title={t('held.mute')}>
                    <Button
                      size="small"
                      type="text"
                      aria-label={`${t('held.mute')} ${by.name}`}
                      icon={<Icon icon={ban} />}
                      onClick={() => setMuting(line)}
                    />
                  </Tooltip>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {muting && (
        <MuteDialog
          name={muting.by.name}
          broadcastId={broadcastId}
          heldId={null}
          sequence={muting.s}
          close={() => setMuting(null)}
        />
      )}
    </div>
  );
}
