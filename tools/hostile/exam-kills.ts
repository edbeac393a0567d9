import { killExam } from '@meetingapp/server/testing/exam/exam-kills.ts';
import { sizesOf } from './parts/programs.ts';

// Lets people answer an exam and kills the server and its database in turn; prints its figure last. Exit code 1 when an acknowledged
// answer is missing, a person has two attempts, or an attempt cannot be marked afterwards.
// npm run hostile -- exam-kills [--kills 50] [--people 200]

const sizes = sizesOf('exam-kills');
const began = performance.now();
const { kills, acknowledged, lost, twice, unmarked } = await killExam(sizes);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `exam of ${sizes.people}, ${kills} kills in ${seconds} s: ${acknowledged} answers acknowledged, ${lost} lost, ${twice} attempts twice, ${unmarked} unmarked`,
);
process.exitCode = lost + twice + unmarked > 0 || kills < sizes.kills ? 1 : 0;
