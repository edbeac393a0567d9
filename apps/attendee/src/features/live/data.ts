import { liveCalls } from '@meetingapp/contract/live/broadcast.ts';
import { liveWatchCalls } from '@meetingapp/contract/live/watch.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { send } from '../../lib/calls/call.ts';
import { language } from '../../lib/texts/language.ts';
import { LiveSocket } from '../../shared/live/live-socket.ts';
import { silence, type LiveState } from '../../shared/live/live-state.ts';
import type { Opening } from '../../shared/player/film.ts';
import { requestToken } from '../../lib/calls/request-token.ts';
import { deviceStorage, useDeviceValue } from '../../lib/storage/device-storage.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { isNumber } from './view.ts';

/** States change by signal and by hand: milliseconds between refreshes; a change reported by the socket refreshes at once. */
const AGAIN_MS = 30_000;

export const useRooms = (cid: string) =>
  useCall(liveCalls.rooms, isNumber(cid) ? { cid } : null, { every: AGAIN_MS, quiet: true });

export const useRoom = (roomId: string | undefined) =>
  useCall(liveCalls.room, isNumber(roomId) ? { roomId } : null, { every: AGAIN_MS, quiet: true, keepPrevious: true });

export const useSeries = (seriesId: string) =>
  useCall(liveCalls.series, isNumber(seriesId) ? { seriesId } : null, { every: AGAIN_MS, quiet: true });

export const useBroadcast = (broadcastId: string | undefined) =>
  useCall(liveCalls.broadcast, isNumber(broadcastId) ? { broadcastId } : null, { every: AGAIN_MS, quiet: true });

/** Requests the address of the stream; called on tap. */
export async function openPicture(lid: number): Promise<Opening> {
  const outcome = await send(liveWatchCalls.watch, { lid }, { quiet: true });
  if (!outcome.ok) return { ok: false, text: outcome.failure.msg, mayTryAgain: outcome.failure.name === 'offline' };
  const film = { hls: outcome.answer.hls, mp4: null, captions: [], chapters: [], position: 0 };
  return { ok: true, film };
}

export interface Talk {
  state: LiveState;
  connected: boolean;
  /** Null until the page is hydrated. */
  socket: LiveSocket | null;
}

const quiet: Talk = { state: silence, connected: false, socket: null };

/**
 * The chat of a broadcast while the page is open. Leaving the page closes the socket (T8), and so does the browser's back-forward
 * cache. Reconnects when another person logs in.
 */
export function useTalk(broadcastId: number | null): Talk {
  const [talk, setTalk] = useState<Talk & { of: number | null }>({ ...quiet, of: null });
  const made = useRef<LiveSocket | null>(null);
  const token = [useDeviceValue('newRegisterToken'), useDeviceValue('token')].find((one) => one !== null) ?? null;
  const make = useEffectEvent((id: number): LiveSocket => {
    const socket: LiveSocket = new LiveSocket({
      broadcastId: id,
      origin: location.origin.replace(/^http/, 'ws'),
      who: () => ({
        token: requestToken(),
        fingerprint: deviceStorage.get('fingerprint') ?? '',
        language: language.get(),
      }),
      onChange: (state, connected) => setTalk({ of: id, state, connected, socket: made.current }),
    });
    made.current = socket;
    return socket;
  });
  useEffect(() => {
    if (broadcastId === null) return;
    let socket: LiveSocket | null = make(broadcastId);
    const hurry = (): void => {
      if (document.visibilityState === 'visible') socket?.hurry();
    };
    const putAway = (): void => {
      socket?.close();
      socket = null;
    };
    const broughtBack = (): void => {
      socket ??= make(broadcastId);
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    addEventListener('pagehide', putAway);
    addEventListener('pageshow', broughtBack);
    return () => {
      putAway();
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      removeEventListener('pagehide', putAway);
      removeEventListener('pageshow', broughtBack);
    };
  }, [broadcastId, token]);
  return talk.of === broadcastId ? talk : quiet;
}
