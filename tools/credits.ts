import { readFileSync } from 'node:fs';
import { creditReport } from '@meetingapp/server/features/credits/writer-report.ts';

// `npm run credits -- FILE`: computes credits from exported evidence and rules ("Export the details" on the phone, "Evidence and rules"
// in the console), prints each line, and fails where a total differs from the server's. Needs no database and no network.

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run credits -- FILE');
  process.exit(2);
}
const { lines, same } = creditReport(readFileSync(file, 'utf8'));
console.log(lines.join('\n'));
if (!same) process.exitCode = 1;
