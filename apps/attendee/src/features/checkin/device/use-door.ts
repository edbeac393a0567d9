import { useEffect, useState, useSyncExternalStore } from 'react';
import { DoorDevice } from './door-device.ts';
import type { DoorState } from './door-state.ts';

/** Milliseconds between exchanges with the server while the page is open. */
const EVERY_MS = 3000;

/** The door of this page, open and in contact with the server as long as the page is shown. */
export function useDoor(): { door: DoorDevice; state: DoorState } {
  const [door] = useState(() => new DoorDevice());
  const state = useSyncExternalStore(door.subscribe, () => door.state);
  useEffect(() => {
    void door.open();
    const timer = window.setInterval(() => void door.sync(), EVERY_MS);
    const online = () => void door.sync();
    window.addEventListener('online', online);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', online);
    };
  }, [door]);
  return { door, state };
}
