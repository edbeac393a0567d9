import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { compareDoor, doorWithTickets } from '@meetingapp/server/testing/hostile/door-server.ts';
import { emptyServer } from './parts/demo-server.ts';
import { sizesOf } from './parts/programs.ts';

// Devices without network scan at one door, lose answers and repeat themselves; prints what the database has of it. Exit code 1 when a
// scan is missing or double, or a double admission is not listed.
// npm run hostile -- scans [--devices 12] [--scans 50000] [--tickets 8000] [--seed 1]

const { devices, scans, tickets, seed } = sizesOf('scans');
const { stop, ...test } = await emptyServer();
const societyId = await buildSociety(test.db);
const staffId = await buildStaff(test.db, societyId);
const door = await doorWithTickets(test, { societyId, staffId, devices, tickets });
const begun = performance.now();
const { made, admitted, doubles, mostOfOne, faults } = await compareDoor(test, door, { scans, seed });
const seconds = (performance.now() - begun) / 1000;
await stop();

for (const fault of faults) console.log(fault);
console.log(
  `${made} scans of ${devices} devices in ${seconds.toFixed(0)} s: ${faults.length} faults; ${admitted} admitted, ${doubles} doubles listed, one ticket at most ${mostOfOne} times`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
