import { useParameters } from '../../../lib/navigation/page.ts';
import { PersonGate } from '../parts/PersonGate.tsx';
import { PersonView } from '../parts/PersonView.tsx';

/** S50: one expert: introduction, and all their items at this conference. */
export function PersonDetail() {
  const { pid } = useParameters('personDetail');
  return <PersonGate pid={pid}>{(props) => <PersonView {...props} />}</PersonGate>;
}
