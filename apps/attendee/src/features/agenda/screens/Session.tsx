import { useParameters } from '../../../lib/page.ts';
import { SessionGate } from '../parts/SessionGate.tsx';
import { SessionView } from '../parts/SessionView.tsx';

/** S45: one session with its talks, people and materials. */
export function Session() {
  const { calid } = useParameters('calDetail');
  return <SessionGate id={calid}>{(props) => <SessionView {...props} />}</SessionGate>;
}
