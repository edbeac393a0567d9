import { basePath, matchPath } from '@meetingapp/contract/paths.ts';
import { useNavigate } from '../navigation/navigation.tsx';
import type { NavigateOptions } from '../navigation/navigation.tsx';

/** Opens the log-in used while registering; it returns to this address with all input kept. */
export function useLogIn(): (cid: string, options?: NavigateOptions) => void {
  const go = useNavigate();
  return (cid, options) => {
    // An ended session may have just redirected to the log-in, which must not become its own return address.
    const at = matchPath(location.pathname.slice(basePath.length))?.name;
    if (at === 'registrationLogin' || at === 'login') return;
    const query = { back: location.pathname + location.search };
    if (cid) go('registrationLogin', { cid }, query, options);
    else go('login', {}, query, options);
  };
}
