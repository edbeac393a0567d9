import { useParameters, useSearch } from '../../../lib/page.ts';
import { BroadcastScreen } from '../parts/BroadcastScreen.tsx';

/** S61: a broadcast from its details on; leaving closes the socket (T8). */
export function LiveDetail() {
  const { xqid } = useParameters('liveDetail');
  const search = useSearch();
  return <BroadcastScreen id={xqid ?? search['xqid']} first="about" />;
}
