import type { staff } from '@meetingapp/locales/zh/staff.ts';
import { useTaskName } from '../../../lib/calls/task.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { placeOf } from '../view.ts';

/** Area where a change was made, named as in the navigation. */
export function AuditPlace({ call }: { call: string }) {
  const t = useT('staff');
  const taskName = useTaskName();
  const place = placeOf(call);
  return 'task' in place ? taskName(place.task) : t(`areas.${place.area as keyof (typeof staff)['areas']}`);
}
