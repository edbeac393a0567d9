import { lotteryConsoleCalls as calls, type ConsoleDraw } from '@meetingapp/contract/lottery/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { send } from '../../../lib/calls/call.ts';
import type { StaffAccess } from '../../../lib/session/use-staff-call.ts';
import { idbStore } from '../../../lib/storage/idb-store.ts';
import { nextCount } from '../view.ts';

interface Loaded {
  draw: ConsoleDraw;
  zone: string;
  conference: Bilingual;
}

/** What the device keeps: the draw, and how many winners this screen has shown. */
interface Kept extends Loaded {
  shown: number;
}

const EVERY_MS = 3000;

/**
 * State of the big screen. The draw with all its winners is loaded and kept on the device together with what was shown, so that revealing
 * needs no network and a reload takes nothing back; what is shown is sent to the server as soon as it can be reached. A log-in that ends
 * while a draw is shown is named and does not take the draw from the wall.
 */
export function useScreen(cid: string, drawId: string, { token, end }: StaffAccess) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [shown, setShown] = useState(0);
  const [online, setOnline] = useState(true);
  const [ended, setEnded] = useState(false);
  const [failure, setFailure] = useState('');
  const key = `draw:${cid}/${drawId}`;
  const { draw } = loaded ?? { draw: null };
  const count = Math.max(shown, draw?.revealed ?? 0);

  const restore = useEffectEvent(async () => {
    const stored = (await idbStore.get<Kept>(key))?.value;
    if (stored) setShown((now) => Math.max(now, stored.shown));
    return stored;
  });
  const read = useEffectEvent(async () => {
    const stored = loaded ? undefined : await restore();
    const outcome = await send(calls.read, { cid, drawId }, { token, quiet: true });
    if (outcome.ok) {
      setOnline(true);
      setEnded(false);
      setFailure('');
      setLoaded(outcome.answer);
      return;
    }
    setOnline(outcome.failure.name !== 'offline');
    const over = outcome.failure.name === 'session_invalid';
    if (over && !loaded) return end();
    setEnded(over);
    if (loaded) return;
    if (stored) setLoaded(stored);
    else setFailure(outcome.failure.msg);
  });
  const publish = useEffectEvent(async () => {
    if (!draw || draw.state !== 'drawn' || shown <= draw.revealed) return;
    const outcome = await send(calls.reveal, { cid, drawId, count: shown }, { token, quiet: true });
    setOnline(outcome.ok || outcome.failure.name !== 'offline');
    setEnded(!outcome.ok && outcome.failure.name === 'session_invalid');
  });
  useEffect(() => {
    const first = setTimeout(() => void read(), 0);
    const timer = setInterval(() => void publish().then(read), EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [cid, drawId, token]);
  useEffect(() => {
    const soon = setTimeout(() => void publish(), 0);
    return () => clearTimeout(soon);
  }, [shown]);
  useEffect(() => {
    if (loaded) void idbStore.put(key, { ...loaded, shown } satisfies Kept);
  }, [loaded, shown, key]);

  function reveal(whole: boolean): void {
    if (draw?.state === 'drawn') setShown(nextCount(draw.prizes, draw.winners, count, whole));
  }
  return { loaded, count, online, ended, failure, reveal };
}
