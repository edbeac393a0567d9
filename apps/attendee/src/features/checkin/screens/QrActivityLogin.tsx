import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { LogInPage } from '../wall/LogInPage.tsx';

/** S103: log in for an activity's check-in. */
export function QrActivityLogin() {
  const { acid } = useParameters('qrActivityLogin');
  const { until, signature } = useSearch();
  const navigate = useNavigate();
  return (
    <LogInPage
      which={{ cid: null, pointId: acid }}
      go={() => navigate('qrActivitySubmit', { acid }, { until, signature }, { replace: true })}
    />
  );
}
