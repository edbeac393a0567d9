import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InboxSocket } from './inbox-socket.ts';

/** A socket whose server is the test. */
class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = [];
  readonly sent: string[] = [];
  closed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  say(unseen: number): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify({ unseen }) }));
  }
  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(token: string | null = 'token') {
  const heard: number[] = [];
  const connected: boolean[] = [];
  const socket = new InboxSocket({
    token: () => token,
    origin: 'ws://host',
    onUnseen: (unseen) => heard.push(unseen),
    onConnected: (now) => connected.push(now),
    wait: () => 1000,
  });
  return { socket, heard, connected, last: () => FakeSocket.opened.at(-1) };
}

describe('[A12] the socket of the inbox', () => {
  it('sends the log-in in its first frame, not in the address, and hears numbers', () => {
    const { heard, connected, last } = connect();
    expect(last()?.url).toBe('ws://host/medapp/inbox-live');
    last()?.open();
    expect(last()?.sent).toEqual(['{"token":"token"}']);
    last()?.say(3);
    expect([heard, connected]).toEqual([[3], [true]]);
  });

  it('says that it is lost, so that the number is asked for, and connects again', () => {
    const { connected, last, heard } = connect();
    last()?.open();
    last()?.say(1);
    last()?.end(1006);
    expect(connected).toEqual([true, false]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.opened).toHaveLength(2);
    last()?.open();
    last()?.say(2);
    expect(heard).toEqual([1, 2]);
  });

  it('does not connect again when the log-in is refused, when it is closed, or for a visitor', () => {
    const refused = connect();
    refused.last()?.end(1008);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
    const { socket, last } = connect();
    const own = last();
    socket.close();
    expect(own?.closed).toBe(true);
    own?.end(1005);
    own?.say(5);
    vi.advanceTimersByTime(60_000);
    connect(null);
    expect(FakeSocket.opened).toHaveLength(2);
  });
});
