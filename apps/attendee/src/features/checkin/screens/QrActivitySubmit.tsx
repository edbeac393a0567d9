import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { CheckInPage } from '../wall/CheckInPage.tsx';
import { wallCodeOf } from '../wall/which.ts';

/** S104: check in to an activity. */
export function QrActivitySubmit() {
  const { acid } = useParameters('qrActivitySubmit');
  const search = useSearch();
  const navigate = useNavigate();
  return (
    <CheckInPage
      which={{ cid: null, pointId: acid }}
      wall={wallCodeOf(search)}
      done={(done) => navigate('qrActivitySuccess', { acid }, { done }, { replace: true })}
    />
  );
}
