import type { StoredBroadcast } from '@meetingapp/contract/live/console.ts';
import { Tag } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

const colours = {
  live: 'error',
  paused: 'warning',
  not_started: 'default',
  closed: 'default',
  review: 'success',
} as const;

/** Tag with the state of a broadcast. */
export function BroadcastTag({ broadcast }: { broadcast: StoredBroadcast }) {
  const t = useT('liveConsole');
  if (broadcast.removed) return <Tag>{t('broadcasts.removed')}</Tag>;
  return <Tag color={colours[broadcast.status]}>{t(`broadcasts.states.${broadcast.status}`)}</Tag>;
}
