import { useParameters } from '../../../lib/navigation/page.ts';
import { SatelliteView } from '../session/SatelliteView.tsx';
import { SessionGate } from '../session/SessionGate.tsx';

/** S48: a satellite meeting: sponsor, talks, and how to attend. */
export function Satellite() {
  const { id } = useParameters('smeet');
  return <SessionGate id={id}>{(props) => <SatelliteView {...props} />}</SessionGate>;
}
