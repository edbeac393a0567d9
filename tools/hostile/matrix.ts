import { probeRights } from '@meetingapp/server/testing/hostile/rights.ts';
import { emptyServer } from './parts/demo-server.ts';
import { sizesOf } from './parts/programs.ts';

// Makes every call of the contract as every role of the society, of one conference and of another society, as a person and as a
// stranger, at three conferences; prints its figure last. Exit code 1 when a right is wrongly granted or refused.
// npm run hostile -- matrix

sizesOf('matrix');
const { stop, ...test } = await emptyServer();
const outcome = await probeRights(test, (done, all) => {
  if (done % 100 === 0) console.log(`${done} of ${all} calls`);
});
await stop();

const { probes, calls, callers, wronglyGranted, wronglyRefused } = outcome;
for (const line of [...wronglyGranted, ...wronglyRefused]) console.log(line);
console.log(
  `${wronglyGranted.length} of ${probes} probes wrongly granted, ${wronglyRefused.length} wrongly refused: ${calls} calls, ${callers} callers, 3 conferences`,
);
process.exitCode = wronglyGranted.length + wronglyRefused.length > 0 ? 1 : 0;
