import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Fields of a step in their real size, while they load. */
export function FieldSkeletons() {
  return (
    <div className="fields">
      {ROWS.map((row) => (
        <Skeleton key={row} height="1.16rem" />
      ))}
    </div>
  );
}
