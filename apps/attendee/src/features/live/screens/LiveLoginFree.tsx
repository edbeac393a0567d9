import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { BroadcastScreen } from '../broadcast/BroadcastScreen.tsx';

/** S62: a broadcast without log-in, where the organiser allows it. */
export function LiveLoginFree() {
  const { xqid } = useParameters('liveLoginFree');
  const search = useSearch();
  return <BroadcastScreen id={xqid ?? search['xqid']} first="about" free />;
}
