import { useParameters } from '../../../lib/page.ts';
import { SatelliteView } from '../parts/SatelliteView.tsx';
import { SessionGate } from '../parts/SessionGate.tsx';

/** S48: a satellite meeting: who holds it, what is said there, how one gets in. */
export function Satellite() {
  const { id } = useParameters('smeet');
  return <SessionGate id={id}>{(props) => <SatelliteView {...props} />}</SessionGate>;
}
