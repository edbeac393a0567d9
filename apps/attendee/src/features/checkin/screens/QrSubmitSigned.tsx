import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { CheckInPage } from '../wall/CheckInPage.tsx';
import { wallCodeOf } from '../wall/which.ts';

/** S106: the address of a code on a wall or a screen, with its signed parameters. */
export function QrSubmitSigned() {
  const search = useSearch();
  const navigate = useNavigate();
  const { cid, point } = search;
  return (
    <CheckInPage
      which={{ cid: null, pointId: /^\d{1,15}$/.test(point ?? '') ? (point ?? null) : null }}
      wall={wallCodeOf(search)}
      done={(done) => navigate('qrSuccess', {}, { cid, done }, { replace: true })}
    />
  );
}
