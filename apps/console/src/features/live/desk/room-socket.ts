import { liveSocketPath, type FromViewer, type ToViewer } from '@meetingapp/contract/live/socket.ts';
import { logIn } from '../../../lib/session/log-in.ts';
import { language } from '../../../lib/texts/language.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 8000;

export interface RoomEar {
  /** Sequence from which a reconnect continues. */
  after: () => number | null;
  hear: (frame: ToViewer[]) => void;
}

/** Subscribes to one broadcast as staff and reconnects until closed. */
export function listen(broadcastId: number, ear: RoomEar): () => void {
  const player = crypto.randomUUID();
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let over = false;

  function open() {
    const address = new URL(liveSocketPath(broadcastId), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      const hello: FromViewer = {
        t: 'hello',
        token: logIn.token(),
        fingerprint: '',
        after: ear.after(),
        language: language.get() === 'en' ? 'en' : 'zh',
        player,
      };
      socket?.send(JSON.stringify(hello));
    });
    socket.addEventListener('message', ({ data }) => {
      if (over || typeof data !== 'string') return;
      wait = FIRST_WAIT_MS;
      ear.hear(JSON.parse(data) as ToViewer[]);
    });
    socket.addEventListener('close', () => {
      if (over) return;
      timer = setTimeout(open, wait);
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    });
  }
  open();
  return () => {
    over = true;
    clearTimeout(timer);
    socket?.close();
  };
}
