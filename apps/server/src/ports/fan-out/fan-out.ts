/** Null: messages may have been missed; whoever keeps something up to date reads it anew. */
export type Heard = (message: string | null) => void;

/**
 * Tells every process, this one at once, what has happened. It tells and does not keep: what must not be lost stands in the
 * database first, and whoever listens can read there what did not arrive.
 */
export interface FanOut {
  publish(topic: string, message: string): void;
  /** Heard from the moment the promise is fulfilled; the function it gives ends it. */
  listen(topic: string, heard: Heard): Promise<() => void>;
  close(): Promise<void>;
}

/** The way to the other processes. */
export interface Carrier {
  send(topic: string, message: string): Promise<void>;
  /** Until fulfilled, nothing of the topic need arrive. */
  open(topic: string): Promise<void>;
  leave(topic: string): Promise<void>;
  close(): Promise<void>;
}

/** What a carrier says when something came in; null as topic: the line was cut and is there again. */
export type Arrived = (topic: string | null, message: string | null) => void;

/** Within this process messages go straight; the carrier brings those of others, and ours back, which are known by their mark. */
export function overCarrier(open: (arrived: Arrived) => Carrier, mark: string): FanOut {
  const listeners = new Map<string, Set<Heard>>();
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
    close: () => carrier.close(),
  };
}

/** Where there is one process only. */
export const withinProcess = (): FanOut =>
  overCarrier(
    () => ({
      send: async () => undefined,
      open: async () => undefined,
      leave: async () => undefined,
      close: async () => undefined,
    }),
    '',
  );
