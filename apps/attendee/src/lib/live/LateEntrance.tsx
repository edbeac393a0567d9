import { Suspense, lazy, useSyncExternalStore } from 'react';
import { pageRests } from '../page-rests.ts';

export interface EntranceProps {
  cid: number;
  session: number;
  /** What the session, or the talk, is called. */
  title: string;
  /** `tag`: a word on a card; `foot`: at the end of the page; `talk`: to the moment of this talk in the film. */
  as: 'tag' | 'foot' | { talk: number };
}

const Absent = (_: EntranceProps): false => false;

/** Without a network it does not come, and the page is whole without it. */
const Entrance = lazy(() =>
  pageRests()
    .then(() => import('./Entrance.tsx'))
    .then(
      (file) => ({ default: file.Entrance }),
      () => ({ default: Absent }),
    ),
);
const never = (): (() => void) => () => undefined;

/** The way from the programme to the picture, once the page is there. */
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
