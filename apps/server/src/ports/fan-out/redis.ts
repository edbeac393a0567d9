import { randomBytes } from 'node:crypto';
import type { Connection } from '../../db/connection/pool.ts';
import type { RedisLink } from '../redis/link.ts';
import { overCarrier, type Arrived, type Carrier, type FanOut } from './fan-out.ts';
import { postgresCarrier } from './postgres.ts';

const MARK_BYTES = 6;
const PREFIX = 'meetingapp:';

/**
 * Sends messages over Redis, or over PostgreSQL when Redis does not take one. Every process also listens on PostgreSQL, so processes
 * that disagree about whether Redis answers still reach each other. A message may arrive by both ways; listeners must tolerate that.
 */
function redisCarrier(redis: RedisLink, connection: Connection, arrived: Arrived): Carrier {
  const { subscriber } = redis;
  const database = postgresCarrier(connection, arrived);
  redis.onReturn(() => arrived(null, null));
  subscriber.on('message', (channel: string, message: string) => arrived(channel.slice(PREFIX.length), message));
  const ignore = (): undefined => undefined;
  return {
    send: async (topic, message) => {
      const sent = await redis.run((talking) => talking.publish(PREFIX + topic, message));
      if (sent === null) await database.send(topic, message);
    },
    open: async (topic) => {
      // While Redis is unavailable the subscription waits in its connection, which restores all of them.
      const asked = subscriber.subscribe(PREFIX + topic).catch(ignore);
      await Promise.all([database.open(topic), redis.available ? asked : null]);
    },
    leave: async (topic) => {
      void subscriber.unsubscribe(PREFIX + topic).catch(ignore);
      await database.leave(topic);
    },
    hears: () => database.hears(),
    // The Redis link is closed by its opener.
    close: () => database.close(),
  };
}

export function redisFanOut(redis: RedisLink, connection: Connection): FanOut {
  const mark = randomBytes(MARK_BYTES).toString('base64url');
  return overCarrier((arrived) => redisCarrier(redis, connection, arrived), mark);
}
