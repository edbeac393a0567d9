import { useParameters } from '../../../lib/page.ts';
import { AgendaPage } from '../parts/AgendaPage.tsx';
import { ByTime } from '../parts/ByTime.tsx';

/** S43: the agenda by day and hall; the present time marked, one's own plan, kept on the phone. */
export function Agenda() {
  const { cid } = useParameters('calList');
  return <AgendaPage cid={cid} layout="list" show={ByTime} />;
}
