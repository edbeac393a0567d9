import { useParameters } from '../../../lib/page.ts';
import { BroadcastScreen } from '../parts/BroadcastScreen.tsx';

/** S58: a live broadcast with its talk. */
export function Live() {
  const { lid } = useParameters('live');
  return <BroadcastScreen id={lid} first="chat" />;
}
