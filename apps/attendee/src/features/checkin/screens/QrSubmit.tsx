import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { CheckInPage } from '../wall/CheckInPage.tsx';
import { wallCodeOf } from '../wall/which.ts';

/** S108: check in to the conference. */
export function QrSubmit() {
  const { cid } = useParameters('qrSubmit');
  const search = useSearch();
  const navigate = useNavigate();
  return (
    <CheckInPage
      which={{ cid, pointId: null }}
      wall={wallCodeOf(search)}
      done={(done) => navigate('qrSuccess', {}, { cid, done }, { replace: true })}
    />
  );
}
