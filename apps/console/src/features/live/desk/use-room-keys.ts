import type { WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { useEffect, useEffectEvent } from 'react';
import { isSingleKey } from '../parts/single-key.ts';

/** Keys 1 to 9 choose the room at that position. */
export function useRoomKeys(rooms: readonly WatchedRoom[], choose: (id: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event)) return;
    const room = rooms[Number(event.key) - 1];
    if (room) choose(room.id);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
