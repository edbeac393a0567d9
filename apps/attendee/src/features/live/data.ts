import { liveCalls } from '@meetingapp/contract/live.ts';
import { liveWatchCalls } from '@meetingapp/contract/live-watch.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { send } from '../../lib/call.ts';
import { language } from '../../lib/language.ts';
import { LiveSocket } from '../../lib/live/live-socket.ts';
import { silence, type LiveState } from '../../lib/live/live-state.ts';
import type { Opening } from '../../lib/player/film.ts';
import { requestToken } from '../../lib/request-token.ts';
import { stored, useStored } from '../../lib/stored.ts';
import { useCall } from '../../lib/use-call.ts';
import { isNumber } from './view.ts';

/** States change by signals and by hand: what is shown is asked for again so often, and at once where the socket tells of a change. */
const AGAIN_MS = 30_000;

export const useRooms = (cid: string) =>
  useCall(liveCalls.rooms, isNumber(cid) ? { cid } : null, { every: AGAIN_MS, quiet: true });

export const useRoom = (roomId: string | undefined) =>
  useCall(liveCalls.room, isNumber(roomId) ? { roomId } : null, { every: AGAIN_MS, quiet: true, keepPrevious: true });

export const useSeries = (seriesId: string) =>
  useCall(liveCalls.series, isNumber(seriesId) ? { seriesId } : null, { every: AGAIN_MS, quiet: true });

export const useBroadcast = (broadcastId: string | undefined) =>
  useCall(liveCalls.broadcast, isNumber(broadcastId) ? { broadcastId } : null, { every: AGAIN_MS, quiet: true });

/** Where the picture is, asked at the tap. */
export async function openPicture(lid: number): Promise<Opening> {
  const outcome = await send(liveWatchCalls.watch, { lid }, { quiet: true });
  if (!outcome.ok) return { ok: false, text: outcome.failure.msg, mayTryAgain: outcome.failure.name === 'offline' };
  const film = { hls: outcome.answer.hls, mp4: null, captions: [], chapters: [], position: 0 };
  return { ok: true, film };
}

export interface Talk {
  state: LiveState;
  connected: boolean;
  /** Null until the page is alive. */
  socket: LiveSocket | null;
}

const quiet: Talk = { state: silence, connected: false, socket: null };

/**
 * What is said in a broadcast, as long as the page is open: leaving closes the socket (T8), and so does a page that the browser puts
 * away and may bring back. It begins anew when somebody else is logged in.
 */
export function useTalk(broadcastId: number | null): Talk {
  const [talk, setTalk] = useState<Talk & { of: number | null }>({ ...quiet, of: null });
  const made = useRef<LiveSocket | null>(null);
  const token = [useStored('newRegisterToken'), useStored('token')].find((one) => one !== null) ?? null;
  const make = useEffectEvent((id: number): LiveSocket => {
    const socket: LiveSocket = new LiveSocket({
      broadcastId: id,
      origin: location.origin.replace(/^http/, 'ws'),
      who: () => ({ token: requestToken(), fingerprint: stored.get('fingerprint') ?? '', language: language.get() }),
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
