import type { FloorLevel } from '@meetingapp/contract/home/home.ts';
import { samePlace } from '@meetingapp/domain/home/floor-places.ts';
import type { FloorPlace } from '@meetingapp/domain/home/floor-way.ts';
import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../../../lib/rendering/after-first-paint.ts';
import type { Way } from './find-way.ts';

interface Asked {
  levels: readonly FloorLevel[];
  from: FloorPlace | null;
  to: FloorPlace | null;
  stairs: boolean;
}

/** Delays only the first route computation until the page is rendered; later ones start at once. */
let rested: Promise<void> | undefined;

/** Computes a way with code loaded on demand, outside the first load. Undefined until it is ready, null when there is no way. */
export function useWay({ levels, from, to, stairs }: Asked): Way | null | undefined {
  const [found, setFound] = useState<{ levels: readonly FloorLevel[]; key: string; way: Way | null } | null>(null);
  const asked = from && to && !samePlace(from, to) ? { from, to, stairs } : null;
  const key = JSON.stringify(asked);
  useEffect(() => {
    const wanted = JSON.parse(key) as { from: FloorPlace; to: FloorPlace; stairs: boolean } | null;
    if (!wanted) return;
    let current = true;
    const find = async () => {
      await (rested ??= afterFirstPaint());
      const { wayTo } = await import('./find-way.ts');
      if (current) setFound({ levels, key, way: wayTo(levels, wanted.from, wanted.to, wanted) });
    };
    // Offline the plan shows without a way.
    find().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [levels, key]);
  if (!asked) return null;
  return found?.levels === levels && found.key === key ? found.way : undefined;
}
