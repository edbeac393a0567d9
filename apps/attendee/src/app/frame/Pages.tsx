import { Activity, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Failed } from './Failed.tsx';
import { NotFound } from './NotFound.tsx';
import { PageFrame } from './PageFrame.tsx';
import type { Open } from './PageFrame.tsx';
import type { Shown } from '../routing/router-state.ts';
import { useRouterState } from '../routing/router-state.ts';

/** Pages kept alive. The least recently visited is dropped first. */
const MOST = 5;

/** Another conference, paper or order is another page: no state of the previous one may remain (T15). */
const keyOf = ({ name, parameters }: Open): string => `${name} ${JSON.stringify(parameters)}`;

const isKept = (shown: Shown | null): shown is Open => shown?.status === 'open' && shown.screen.keepAlive === true;

/** Renders the current page and, hidden behind it, the pages kept alive with their state (T15). */
export function Pages() {
  const { shown } = useRouterState();
  const [kept, setKept] = useState<readonly Open[]>([]);

  if (isKept(shown) && !kept.includes(shown)) {
    const others = kept.filter((one) => keyOf(one) !== keyOf(shown));
    setKept([...others, shown].slice(-MOST));
  }

  return (
    <>
      {kept.map((one) => (
        <Activity key={keyOf(one)} mode={isKept(shown) && keyOf(one) === keyOf(shown) ? 'visible' : 'hidden'}>
          <Guarded open={one} />
        </Activity>
      ))}
      {shown && !isKept(shown) && <Present shown={shown} />}
    </>
  );
}

function Present({ shown }: { shown: Shown }) {
  if (shown.status === 'not_found') return <NotFound />;
  if (shown.status === 'failed') return <Failed error={shown.error} />;
  return <Guarded key={keyOf(shown)} open={shown} />;
}

function Guarded({ open }: { open: Open }) {
  return (
    <ErrorBoundary>
      <Suspense>
        <PageFrame open={open} />
      </Suspense>
    </ErrorBoundary>
  );
}
