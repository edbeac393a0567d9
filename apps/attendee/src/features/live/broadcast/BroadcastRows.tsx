import type { ListedBroadcast } from '@meetingapp/contract/live/listed.ts';
import { BroadcastRow } from './BroadcastRow.tsx';

interface Props {
  broadcasts: readonly ListedBroadcast[];
  cid: number;
  zone: string;
  now: number;
}

/** List of broadcasts on a card. */
export function BroadcastRows({ broadcasts, ...rest }: Props) {
  return (
    <ul className="card live-rows">
      {broadcasts.map((broadcast) => (
        <li key={broadcast.id}>
          <BroadcastRow broadcast={broadcast} {...rest} />
        </li>
      ))}
    </ul>
  );
}
