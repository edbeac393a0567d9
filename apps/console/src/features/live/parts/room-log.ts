import type { ToViewer, Writer } from '@meetingapp/contract/live-socket.ts';

export interface SaidLine {
  s: number;
  at: number;
  kind: 'message' | 'question';
  by: Writer;
  text: string;
}

/** What the desk knows of a room from its socket. */
export interface RoomLog {
  /** The newest last. */
  said: readonly SaidLine[];
  /** The last sequence that is known: from there it goes on after a break. */
  last: number | null;
  pinned: number | null;
  /** Null: not told yet. */
  viewers: number | null;
}

export const nothingHeard: RoomLog = { said: [], last: null, pinned: null, viewers: null };

const MOST = 300;

/** What comes to be known by one frame. */
export const heard = (log: RoomLog, frame: readonly ToViewer[]): RoomLog => frame.reduce(hear, log);

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
      // A page of history may come again after a break.
      if (log.said.some(({ s }) => s === news.s)) return { ...log, last };
      const line: SaidLine = { s: news.s, at: news.at, kind: news.k, by: news.b.by, text: news.b.text };
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
