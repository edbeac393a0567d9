import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { showCodes } from '@meetingapp/server/testing/hostile/codes.ts';
import { emptyServer } from './parts/demo-server.ts';
import { sizesOf } from './parts/programs.ts';

// Shows hostile codes to a device, to the server behind it, to the walk-up desk and to an activity; and the genuine ones before, which
// must all be admitted. Prints its result last. Exit code 1 when a hostile code is admitted, a genuine one is not, or an answer is 5xx.
// npm run hostile -- codes [--codes 50000] [--tickets 500] [--seed 1]

const { codes, tickets, seed } = sizesOf('codes');
const { stop, ...test } = await emptyServer();
const societyId = await buildSociety(test.db);
const staffId = await buildStaff(test.db, societyId);
const token = await buildStaffToken(test.db, staffId);
const { shown, genuine, faults } = await showCodes(
  test,
  { societyId, staffId, token, codes, tickets, seed },
  (count) => {
    if (count % 10_000 === 0) console.log(`${count} of ${codes} codes`);
  },
);
await stop();

for (const fault of faults.slice(0, 20)) console.log(fault);
for (const [kind, count] of shown) console.log(`${kind}: ${count}`);
console.log(
  `${faults.length} faults of ${codes} hostile codes of ${shown.size} kinds; ${genuine} genuine ones admitted`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
