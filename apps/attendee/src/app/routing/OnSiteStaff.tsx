import { ActivityAdmin } from '../../features/activities/screens/ActivityAdmin.tsx';
import { AAdmin } from '../../features/lottery/screens/AAdmin.tsx';
import { useSearch } from '../../lib/navigation/page.ts';

/** S84: the staff page of a draw or, with `of=activity` in its address, of an activity. */
export function OnSiteStaff() {
  const { of } = useSearch();
  return of === 'activity' ? <ActivityAdmin /> : <AAdmin />;
}
