import type { staff } from '@meetingapp/locales/zh/staff.ts';
import { useTaskName } from '../../../lib/task.ts';
import { useT } from '../../../lib/texts.ts';
import { placeOf } from '../view.ts';

/** Where something was done, as the navigation calls it. */
export function Place({ call }: { call: string }) {
  const t = useT('staff');
  const taskName = useTaskName();
  const place = placeOf(call);
  return 'task' in place ? taskName(place.task) : t(`areas.${place.area as keyof (typeof staff)['areas']}`);
}
