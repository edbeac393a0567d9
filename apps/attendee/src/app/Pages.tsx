import { Outlet, useMatches } from '@tanstack/react-router';
import { Activity, Suspense, useState } from 'react';
import { PageFrame } from './PageFrame.tsx';
import type { ShownMatch } from './PageFrame.tsx';

interface Kept {
  key: string;
  match: ShownMatch;
}

/** So many pages stay; the one that was left longest ago goes first. */
const MOST = 5;

/** The present page, and behind it those that are kept alive with their state (T15). */
export function Pages() {
  const leaf = useMatches().at(-1);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const alive = leaf?.status === 'success' && leaf.staticData.screen?.keepAlive === true;
  const key = leaf && alive ? `${leaf.routeId} ${JSON.stringify(leaf.params)}` : null;
  const before = kept.find((one) => one.key === key);

  // The match is a new object with every navigation; only what stands in it counts.
  if (leaf && key !== null && (!before || JSON.stringify(before.match.search) !== JSON.stringify(leaf.search))) {
    const match = { params: leaf.params, search: leaf.search, staticData: leaf.staticData };
    setKept([...kept.filter((one) => one.key !== key), { key, match }].slice(-MOST));
  }

  return (
    <Suspense>
      {kept.map((one) => (
        <Activity key={one.key} mode={one.key === key ? 'visible' : 'hidden'}>
          <Suspense>
            <PageFrame match={one.match} />
          </Suspense>
        </Activity>
      ))}
      {key === null && <Outlet />}
    </Suspense>
  );
}
