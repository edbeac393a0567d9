import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { LogInPage } from '../wall/LogInPage.tsx';

/** S107: log in for the conference's check-in. */
export function QrLogin() {
  const { cid } = useParameters('qrLogin');
  const { until, signature } = useSearch();
  const navigate = useNavigate();
  return (
    <LogInPage
      which={{ cid, pointId: null }}
      go={() => navigate('qrSubmit', { cid }, { until, signature }, { replace: true })}
    />
  );
}
