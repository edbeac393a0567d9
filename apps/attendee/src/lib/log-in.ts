import { basePath, matchPath } from '@meetingapp/contract/paths.ts';
import { useGo } from './go.tsx';
import type { GoOptions } from './go.tsx';

/** Goes to the log-in on the way to signing up; it comes back to this very address, and nothing typed is lost. */
export function useLogIn(): (cid: string, options?: GoOptions) => void {
  const go = useGo();
  return (cid, options) => {
    // An ended session may have led there in this very moment; what comes back must not come back to the log-in.
    const at = matchPath(location.pathname.slice(basePath.length))?.name;
    if (at === 'registrationLogin' || at === 'login') return;
    const query = { back: location.pathname + location.search };
    if (cid) go('registrationLogin', { cid }, query, options);
    else go('login', {}, query, options);
  };
}
