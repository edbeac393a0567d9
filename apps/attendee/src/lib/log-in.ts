import { useGo } from './go.tsx';

/** Goes to the log-in on the way to signing up; it comes back to this very address, and nothing typed is lost. */
export function useLogIn(): (cid: string) => void {
  const go = useGo();
  return (cid) => go('registrationLogin', { cid }, { back: location.pathname + location.search });
}
