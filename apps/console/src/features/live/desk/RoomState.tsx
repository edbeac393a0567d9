import type { WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { Tag } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { onAir } from '../view.ts';

/** State of a room as one tag; a lost signal takes precedence over the broadcast's state. */
export function RoomState({ room, now }: { room: WatchedRoom; now: string }) {
  const t = useT('liveDesk');
  const l = useT('liveConsole');
  const { broadcast, streams } = room;
  if (!broadcast) return <Tag>{t('nothingOn')}</Tag>;
  const main = streams.some(({ part, connectedAt }) => part === 'main' && connectedAt !== null);
  const backup = streams.some(({ part, connectedAt }) => part === 'backup' && connectedAt !== null);
  if (onAir(broadcast) && !main) {
    if (backup) return <Tag color="warning">{t('onBackup')}</Tag>;
    return <Tag color={broadcast.state === 'live' ? 'error' : 'warning'}>{t('noSignal')}</Tag>;
  }
  if (broadcast.state === 'live') return <Tag className="live-tag">{l('broadcasts.states.live')}</Tag>;
  if (broadcast.state === 'paused') return <Tag color="warning">{l('broadcasts.states.paused')}</Tag>;
  if (broadcast.state === 'planned')
    return <Tag>{broadcast.from > now || main ? l('broadcasts.states.not_started') : t('noSignal')}</Tag>;
  return <Tag>{l(`broadcasts.states.${broadcast.status}`)}</Tag>;
}
