import { connect } from '@meetingapp/server/db/connection/database.ts';
import { createMigrated, scratchServer } from '@meetingapp/server/testing/database/scratch.ts';
import { inDatabase } from '@meetingapp/server/testing/database/server.ts';
import { killMailing } from '@meetingapp/server/testing/mail/mailing-kills.ts';
import { sizesOf } from './parts/programs.ts';

// Sends a mailing by a provider that fails, and kills the sending process in the middle of it; prints its figure last. Exit code 1 when
// a person has it twice, or neither has it nor is listed as unknown.
// npm run hostile -- mailing-kills [--people 20000] [--kills 5] [--failing 20] [--seed 1]

const sizes = sizesOf('mailing-kills');
const { server, stop } = await scratchServer();
await createMigrated(server, 'hostile');
const connection = inDatabase(server, 'hostile');
const { db, pool } = connect(connection, { size: 5, nameStatements: true, onError: () => undefined });
const began = performance.now();
const outcome = await killMailing({ db, pool, connection }, sizes);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
await db.destroy();
await stop();

const { kills, requests, refused, twice, missed, unknown, unexplained, inFlight } = outcome;
console.log(`${requests} requests, ${refused} refused by the provider, in ${seconds} s`);
console.log(
  `mailing to ${sizes.people}, ${kills} kills: ${twice} twice, ${missed} missed, ${unknown} unknown of ${inFlight.join(' + ')} in flight`,
);
process.exitCode = twice + missed + unexplained > 0 || kills < sizes.kills ? 1 : 0;
