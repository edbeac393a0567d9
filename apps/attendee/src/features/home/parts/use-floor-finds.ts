import { homeCalls } from '@meetingapp/contract/home.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import type { Home } from '../blocks/block.ts';
import type { findOnFloor, FloorFind } from './floor-index.ts';
import { useFloor } from './use-floor.ts';

/** What answers the words, as soon as what searches has come: it comes when somebody begins to look (`searching`). */
export function useFloorFinds(home: Home, words: string, searching: boolean): FloorFind[] | null {
  const floor = useFloor(home);
  const [find, setFind] = useState<typeof findOnFloor | null>(null);
  // Without a network one still finds by what is written.
  const asked = useCall(homeCalls.floorReadings, searching ? { cid: home.cid } : null, { quiet: true, kept: true });
  useEffect(() => {
    if (!searching || find) return;
    let wanted = true;
    import('./floor-index.ts').then((file) => wanted && setFind(() => file.findOnFloor)).catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [searching, find]);
  if (!find || words.trim() === '') return null;
  return find(floor, asked.answer?.readings ?? '', words);
}
