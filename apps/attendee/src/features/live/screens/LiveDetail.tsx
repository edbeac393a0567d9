import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { BroadcastScreen } from '../broadcast/BroadcastScreen.tsx';

/** S61: a broadcast opened at its details; leaving closes the socket (T8). */
export function LiveDetail() {
  const { xqid } = useParameters('liveDetail');
  const search = useSearch();
  return <BroadcastScreen id={xqid ?? search['xqid']} first="about" />;
}
