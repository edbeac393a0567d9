import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { overCarrier, type Arrived, type Carrier, type FanOut } from './fan-out.ts';

const MARK_BYTES = 6;
const PREFIX = 'meetingapp:';

/** Two lines, since one that listens can do nothing else. Both come back by themselves. */
function redisCarrier(url: string, arrived: Arrived, report: (line: string) => void): Carrier {
  const talking = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  const listening = new Redis(url, { maxRetriesPerRequest: null });
  let cut = false;
  for (const line of [talking, listening])
    line.on('error', (error: Error) => {
      if (!cut) report(`Redis does not answer, live rooms are told through the database: ${error.message}`);
      cut = true;
    });
  listening.on('ready', () => {
    if (cut) arrived(null, null);
    cut = false;
  });
  listening.on('message', (channel: string, message: string) => arrived(channel.slice(PREFIX.length), message));
  const ignore = (): undefined => undefined;
  return {
    send: async (topic, message) => void (await talking.publish(PREFIX + topic, message).catch(ignore)),
    open: async (topic) => {
      // While Redis is away nothing can be listened to; once it is back, the line listens to all it was asked to.
      const asked = listening.subscribe(PREFIX + topic).catch(ignore);
      if (listening.status === 'ready') await asked;
    },
    leave: async (topic) => void (await listening.unsubscribe(PREFIX + topic).catch(ignore)),
    close: async () => {
      talking.disconnect();
      listening.disconnect();
    },
  };
}

export function redisFanOut(url: string, report: (line: string) => void): FanOut {
  const mark = randomBytes(MARK_BYTES).toString('base64url');
  return overCarrier((arrived) => redisCarrier(url, arrived, report), mark);
}
