import type { EntranceStatus } from '@meetingapp/domain/live/entrance.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { useT } from '../../lib/texts/texts.ts';
import { statusKinds } from './status-kinds.ts';

/** Status of a broadcast as a word and a colour (T3). */
export function StatusTag({ status }: { status: EntranceStatus }) {
  const t = useT('live');
  return <Tag kind={statusKinds[status]}>{t(`status.${status}`)}</Tag>;
}
