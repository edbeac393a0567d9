import { useParameters } from '../../../lib/navigation/page.ts';
import { BroadcastScreen } from '../broadcast/BroadcastScreen.tsx';

/** S58: a live broadcast with its chat. */
export function Live() {
  const { lid } = useParameters('live');
  return <BroadcastScreen id={lid} first="chat" />;
}
