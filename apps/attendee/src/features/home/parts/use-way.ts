import type { FloorLevel } from '@meetingapp/contract/home.ts';
import { samePlace } from '@meetingapp/domain/home/floor-places.ts';
import type { FloorPlace } from '@meetingapp/domain/home/floor-way.ts';
import { useEffect, useState } from 'react';
import { pageRests } from '../../../lib/page-rests.ts';
import type { Way } from './find-way.ts';

interface Asked {
  levels: readonly FloorLevel[];
  from: FloorPlace | null;
  to: FloorPlace | null;
  stairs: boolean;
}

/** The first way is found once the page is there; who looks for another does not wait. */
let rested: Promise<void> | undefined;

/** The way, as soon as what finds it has come: it does not belong to a first load. Undefined until then, null where there is none. */
export function useWay({ levels, from, to, stairs }: Asked): Way | null | undefined {
  const [found, setFound] = useState<{ levels: readonly FloorLevel[]; key: string; way: Way | null } | null>(null);
  const asked = from && to && !samePlace(from, to) ? { from, to, stairs } : null;
  const key = JSON.stringify(asked);
  useEffect(() => {
    const wanted = JSON.parse(key) as { from: FloorPlace; to: FloorPlace; stairs: boolean } | null;
    if (!wanted) return;
    let current = true;
    const find = async () => {
      await (rested ??= pageRests());
      const { wayTo } = await import('./find-way.ts');
      if (current) setFound({ levels, key, way: wayTo(levels, wanted.from, wanted.to, wanted) });
    };
    // Without a network there is the plan, and no way on it.
    find().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [levels, key]);
  if (!asked) return null;
  return found?.levels === levels && found.key === key ? found.way : undefined;
}
