import { useParameters } from '../../../lib/navigation/page.ts';
import { StaffPage } from '../../../lib/parts/StaffPage.tsx';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { StaffActivity } from '../parts/StaffActivity.tsx';

/** S84, of an activity: staff on the phone start and end it, check people in and hand over its prizes. */
export function ActivityAdmin() {
  const t = useT('activities');
  const { id } = useParameters('aAdmin');
  const cid = useCurrentCid() ?? '0';
  return (
    <StaffPage title={t('staff.title')}>
      {(access) => <StaffActivity cid={cid} activityId={id} access={access} />}
    </StaffPage>
  );
}
