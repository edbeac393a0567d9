import { useParameters } from '../../../lib/navigation/page.ts';
import { AgendaPage } from '../day/AgendaPage.tsx';
import { ByTime } from '../day/ByTime.tsx';

/** S43: the agenda by day and hall, with the present time marked and the person's plan, which is stored on the phone. */
export function Agenda() {
  const { cid } = useParameters('calList');
  return <AgendaPage cid={cid} layout="list" show={ByTime} />;
}
