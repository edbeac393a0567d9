import { useGo } from './go.tsx';
import type { GoOptions } from './go.tsx';

/** Goes to the log-in on the way to signing up; it comes back to this very address, and nothing typed is lost. */
export function useLogIn(): (cid: string, options?: GoOptions) => void {
  const go = useGo();
  return (cid, options) => {
    const query = { back: location.pathname + location.search };
    if (cid) go('registrationLogin', { cid }, query, options);
    else go('login', {}, query, options);
  };
}
