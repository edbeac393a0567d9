/** Null: messages may have been missed, and the listener must read the database again. */
export type FanOutListener = (message: string | null) => void;

/**
 * Publishes events to every process, including this one, without storing them. What must not be lost is in the database first, where
 * listeners can read what did not arrive.
 */
export interface FanOut {
  publish(topic: string, message: string): void;
  /** Listens from the moment the promise resolves; the returned function stops it. */
  listen(topic: string, heard: FanOutListener): Promise<() => void>;
  /** True while notifications of the database arrive; false within one process and while the connection is lost. */
  hears(): boolean;
  close(): Promise<void>;
}

/** Transport to the other processes. */
export interface Carrier {
  send(topic: string, message: string): Promise<void>;
  /** Before it resolves, messages of the topic may be missed. */
  open(topic: string): Promise<void>;
  leave(topic: string): Promise<void>;
  hears(): boolean;
  close(): Promise<void>;
}

/** Called by a carrier for an incoming message; null as topic: the connection was lost and is back. */
export type Arrived = (topic: string | null, message: string | null) => void;

/**
 * Within this process messages are delivered directly; the carrier delivers those of other processes, and echoes this one's, which are
 * recognised by their mark.
 */
export function overCarrier(open: (arrived: Arrived) => Carrier, mark: string): FanOut {
  const listeners = new Map<string, Set<FanOutListener>>();
  const opened = new Map<string, Promise<void>>();
  const tell = (topic: string, message: string | null): void => {
    for (const heard of listeners.get(topic) ?? []) heard(message);
  };
  const carrier = open((topic, message) => {
    if (topic === null) for (const each of listeners.keys()) tell(each, null);
    else if (message === null) tell(topic, null);
    else if (!message.startsWith(mark)) tell(topic, message.slice(mark.length));
  });
  return {
    publish: (topic, message) => {
      tell(topic, message);
      void carrier.send(topic, mark + message);
    },
    listen: async (topic, heard) => {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(heard));
      if (!opened.has(topic)) opened.set(topic, carrier.open(topic));
      await opened.get(topic);
      return () => {
        set.delete(heard);
        if (set.size > 0 || listeners.get(topic) !== set) return;
        listeners.delete(topic);
        opened.delete(topic);
        void carrier.leave(topic);
      };
    },
    hears: () => carrier.hears(),
    close: () => carrier.close(),
  };
}

/** For a single process. */
export const withinProcess = (): FanOut =>
  overCarrier(
    () => ({
      send: async () => undefined,
      open: async () => undefined,
      leave: async () => undefined,
      hears: () => false,
      close: async () => undefined,
    }),
    '',
  );
