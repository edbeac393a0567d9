import { useParameters } from '../../../lib/navigation/page.ts';
import { SessionGate } from '../session/SessionGate.tsx';
import { SessionView } from '../session/SessionView.tsx';

/** S45: one session with its talks, people and materials. */
export function Session() {
  const { calid } = useParameters('calDetail');
  return <SessionGate id={calid}>{(props) => <SessionView {...props} />}</SessionGate>;
}
