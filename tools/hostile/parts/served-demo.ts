import type { connect } from '@meetingapp/server/db/connection/database.ts';
import { demoServer } from './demo-server.ts';
import { lastingTokens } from './lasting-tokens.ts';

// Runs the server with the demo in its own process, so that its memory can be told apart from the attacker's. Sends its address,
// database and tokens; answers `memory` with its peak in bytes; ends when the attacker disconnects or is gone.

export interface Served {
  base: string;
  connection: Parameters<typeof connect>[0];
  tokens: { person: string; owner: string };
}

const { app, db, connection, stop } = await demoServer({ settings: { LOG_LEVEL: 'fatal' } });
const base = await app.listen({ port: 0, host: '127.0.0.1' });
const { end, ...tokens } = await lastingTokens(db);
process.on('message', (wish) => {
  if (wish === 'memory') process.send?.(process.resourceUsage().maxRSS * 1024);
});
process.once('disconnect', () => {
  end();
  void stop();
});
process.send?.({ base, connection, tokens } satisfies Served);
