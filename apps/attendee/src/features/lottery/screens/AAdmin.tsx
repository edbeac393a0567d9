import '../parts/lottery.css';
import { useParameters } from '../../../lib/navigation/page.ts';
import { StaffPage } from '../../../lib/parts/StaffPage.tsx';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { StaffDraw } from '../parts/StaffDraw.tsx';

/** S84: staff on the phone start a draw and hand over its prizes. */
export function AAdmin() {
  const t = useT('lottery');
  const { id } = useParameters('aAdmin');
  const cid = useCurrentCid() ?? '0';
  return (
    <StaffPage title={t('staff.title')}>{(access) => <StaffDraw cid={cid} drawId={id} access={access} />}</StaffPage>
  );
}
