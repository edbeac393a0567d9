import { StaffPage } from '../../../lib/parts/StaffPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { StaffEntrances } from '../parts/StaffEntrances.tsx';

/** S39: staff log-in with the second factor; it leads to the console and to the staff pages of the phone. */
export function AdminLogin() {
  const t = useT('pages');
  return <StaffPage title={t('staff.title')}>{(access) => <StaffEntrances access={access} />}</StaffPage>;
}
