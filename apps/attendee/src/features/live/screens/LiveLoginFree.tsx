import { useParameters, useSearch } from '../../../lib/page.ts';
import { BroadcastScreen } from '../parts/BroadcastScreen.tsx';

/** S62: a broadcast for a visitor, where the organiser lets everybody watch. */
export function LiveLoginFree() {
  const { xqid } = useParameters('liveLoginFree');
  const search = useSearch();
  return <BroadcastScreen id={xqid ?? search['xqid']} first="about" free />;
}
