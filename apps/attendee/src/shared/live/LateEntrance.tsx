import { Suspense, lazy, useSyncExternalStore } from 'react';
import { afterFirstPaint } from '../../lib/rendering/after-first-paint.ts';

export interface EntranceProps {
  cid: number;
  session: number;
  /** Title of the session or talk. */
  title: string;
  /** `tag`: a word on a card; `foot`: a button at the end of the page; `talk`: opens the film at this talk. */
  as: 'tag' | 'foot' | { talk: number };
}

const Absent = (_: EntranceProps): false => false;

/** Offline it does not load, and the page is complete without it. */
const Entrance = lazy(() =>
  afterFirstPaint()
    .then(() => import('./Entrance.tsx'))
    .then(
      (file) => ({ default: file.Entrance }),
      () => ({ default: Absent }),
    ),
);
const never = (): (() => void) => () => undefined;

/** Link from the programme to the player, loaded after the page. */
export function LateEntrance(props: EntranceProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    alive && (
      <Suspense fallback={null}>
        <Entrance {...props} />
      </Suspense>
    )
  );
}
