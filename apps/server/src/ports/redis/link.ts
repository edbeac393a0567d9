import { Redis } from 'ioredis';

/** Milliseconds that a request waits for Redis, at most; after that the process works without it. */
const COMMAND_MS = 250;
const CONNECT_MS = 1000;
/** Milliseconds without data, with an answer outstanding, after which a connection is closed. */
const SILENT_MS = 2000;
const PROBE_MS = 1000;
const PROBE = 'meetingapp-probe';
const LONGEST_WAIT_MS = 2000;

/**
 * The connections to Redis, which is optional: while it does not answer, nothing waits for it. Requests under way when it stops wait
 * COMMAND_MS once; the link then counts as cut, commands return null at once, and the connection itself detects when Redis is back.
 */
export interface RedisLink {
  /** False while Redis does not answer. */
  readonly available: boolean;
  /** Runs a command; null while Redis does not answer, and when the answer comes too late. */
  run<T>(command: (redis: Redis) => Promise<T>): Promise<T | null>;
  /** A separate connection for subscriptions, which can do nothing else; closed with the link. */
  readonly subscriber: Redis;
  /** Called when Redis is back after messages may have been missed. */
  onReturn(called: () => void): void;
  close(): void;
}

/**
 * Rejects after COMMAND_MS. An answer that arrived while this process was busy still counts: sockets are read before the timeout
 * rejects.
 */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${COMMAND_MS} ms`))), COMMAND_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param report receives a line for the operator when Redis stops answering, and one when it is back */
export function openRedis(url: string, report: (line: string) => void): RedisLink {
  const common = {
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, LONGEST_WAIT_MS),
  };
  const talking = new Redis(url, {
    ...common,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  // Subscriptions made while Redis is away wait, and are restored when it is back.
  const subscriber = new Redis(url, { ...common, maxRetriesPerRequest: null });
  const returned: (() => void)[] = [];
  let cut = true;
  let reported = false;
  // The link is unavailable before its first answer; this is reported only once a connection fails.
  const lost = (why: string): void => {
    cut = true;
    if (reported) return;
    reported = true;
    report(`Redis does not answer (${why}): limits are counted in each process, live rooms use the database`);
  };
  /** Unanswered commands of a stopped Redis are dropped with the connection; the next connection opens once Redis answers on it. */
  const broken = (error: unknown): void => {
    const answered = error instanceof Error && error.name === 'ReplyError';
    if (!answered && talking.status === 'ready') talking.disconnect(true);
    lost(error instanceof Error ? error.message : 'no answer');
  };
  const back = (): void => {
    if (subscriber.status !== 'ready' || !cut) return;
    cut = false;
    if (reported) report('Redis answers again');
    reported = false;
    for (const each of returned) each();
  };
  /** The probe writes, because a Redis that is full or a replica answers reads but cannot count. */
  const probe = (): void => {
    if (talking.status === 'ready') inTime(talking.set(PROBE, '1', 'PX', PROBE_MS)).then(back, broken);
    // A connection that does not answer is closed after SILENT_MS.
    if (subscriber.status === 'ready') subscriber.ping().catch(() => undefined);
  };
  const probing = setInterval(probe, PROBE_MS);
  probing.unref();
  for (const line of [talking, subscriber])
    line
      .on('error', (error: Error) => lost(error.message))
      .on('close', () => lost('the connection ended'))
      .on('ready', probe);

  const isOpen = (): boolean => !cut && talking.status === 'ready';
  return {
    get available() {
      return isOpen();
    },
    run: async (command) => {
      if (!isOpen()) return null;
      try {
        return await inTime(command(talking));
      } catch (error) {
        broken(error);
        return null;
      }
    },
    subscriber,
    onReturn: (called) => void returned.push(called),
    close: () => {
      clearInterval(probing);
      for (const line of [talking, subscriber]) {
        line.removeAllListeners('close');
        line.disconnect();
      }
    },
  };
}
