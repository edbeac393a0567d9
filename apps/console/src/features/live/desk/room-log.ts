import type { ToViewer, Writer } from '@meetingapp/contract/live/socket.ts';

export interface MessageLine {
  s: number;
  at: number;
  kind: 'message' | 'question';
  by: Writer;
  text: string;
}

/** What the desk has received from a room's socket. */
export interface RoomLog {
  /** Newest last. */
  said: readonly MessageLine[];
  /** Last received sequence; a reconnect continues from it. */
  last: number | null;
  pinned: number | null;
  /** Null until the server reports a count. */
  viewers: number | null;
}

export const emptyRoomLog: RoomLog = { said: [], last: null, pinned: null, viewers: null };

const MOST = 300;

/** The log after applying one frame of messages. */
export const applyFrame = (log: RoomLog, frame: readonly ToViewer[]): RoomLog => frame.reduce(hear, log);

function hear(log: RoomLog, news: ToViewer): RoomLog {
  if (news.k === 'welcome') {
    const { pinned } = news;
    return { ...log, said: news.reset ? [] : log.said, pinned: pinned?.s ?? null };
  }
  if (news.k === 'now') return { ...log, viewers: news.viewers };
  if (!('s' in news) || typeof news.s !== 'number' || news.k === 'taken') return log;
  const last = Math.max(log.last ?? 0, news.s);
  switch (news.k) {
    case 'message':
    case 'question': {
      // After a reconnect a page of history may repeat.
      if (log.said.some(({ s }) => s === news.s)) return { ...log, last };
      const line: MessageLine = { s: news.s, at: news.at, kind: news.k, by: news.b.by, text: news.b.text };
      return { ...log, last, said: [...log.said, line].toSorted((a, b) => a.s - b.s).slice(-MOST) };
    }
    case 'removed':
      return { ...log, last, said: log.said.filter(({ s }) => s !== news.b.sequence) };
    case 'pinned':
      return { ...log, last, pinned: news.b.sequence };
    case 'state':
    case 'notice':
    case 'poll':
    case 'poll_result':
    case 'sign_up':
    case 'question_state':
    case 'settings':
    default:
      return { ...log, last };
  }
}
