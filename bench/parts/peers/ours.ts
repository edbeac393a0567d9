import { connect } from '@meetingapp/server/db/connection/database.ts';
import { allStand, caughtUp, type Subject } from '../registration/paid.ts';
import { register } from '../registration/register.ts';
import { stageOf } from '../registration/stages.ts';
import { Wire } from '../machine/wire.ts';
import type { Seller } from './seller.ts';

/**
 * The product, with people who have an account; they sign up as in `registrations.ts`, a third of them with a bed for two nights. `built`
 * is the bundle of another checkout that the subject runs.
 */
export async function startOurs(
  { server, connection, cashier }: Subject,
  { people, clients, built }: { people: number; clients: number; built?: string },
): Promise<Seller & { stop(): Promise<void> }> {
  const { db, pool } = connect(connection, { size: 2, nameStatements: false, onError: () => undefined });
  const prepare = await stageOf(built);
  const stage = await prepare(db, { people, claims: 0 });
  await pool.query('vacuum analyze');
  const wire = new Wire(clients);
  return {
    pids: [server.pid],
    sell: (index) => register({ wire, origin: server.origin, cashier, stage }, index),
    settled: () => caughtUp(pool),
    verify: (made) => allStand(pool, stage.cid, made),
    stop: async () => {
      wire.close();
      await db.destroy();
    },
  };
}
