import { Tag, type TagProps } from '@meetingapp/ui/Tag.tsx';
import { useT } from '../../../lib/texts.ts';
import type { ShownStatus } from '../view.ts';

const kinds: Record<ShownStatus, TagProps['kind']> = {
  live: 'live',
  soon: 'soon',
  paused: 'soon',
  not_started: 'role',
  review: 'replay',
  closed: 'ended',
};

/** Where a broadcast stands, in a word and a colour (T3). */
export function StatusTag({ status }: { status: ShownStatus }) {
  const t = useT('live');
  return <Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>;
}
