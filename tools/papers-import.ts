import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { paperDecisions, type PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import { importPapers } from '@meetingapp/server/features/papers/import/commands-apply.ts';
import { isComplete, readPapers } from '@meetingapp/server/features/papers/import/reader.ts';
import { runningDatabase } from './running-database.ts';

// npm run papers:import -- --conference 5001 --file papers.json [--as publication|oral|poster|not_accepted|submitted]
// Imports a list of papers (JSON, xlsx, CSV) into a conference of the running server. A repeated import updates each paper in place.

const { values } = parseArgs({
  options: { conference: { type: 'string' }, file: { type: 'string' }, as: { type: 'string', default: 'publication' } },
});
const cid = Number(values.conference);
const as = values.as;
const decision = paperDecisions.find((one) => one === as) ?? null;
if (!Number.isSafeInteger(cid) || cid < 1 || !values.file || (decision === null && as !== 'submitted')) {
  console.error(
    `npm run papers:import -- --conference 5001 --file papers.json [--as ${paperDecisions.join('|')}|submitted]`,
  );
  process.exit(1);
}

async function bring(file: string, of: PaperDecision | null): Promise<void> {
  const began = performance.now();
  const read = await readPapers(await readFile(file));
  if (!read.ok) throw new Error(`${file} is no list of papers (${read.fault.reason})`);
  if (read.sheet && !isComplete(read.sheet.columns)) throw new Error(`${file} has no columns for number and title`);
  const db = await runningDatabase();
  try {
    if (!(await db.selectFrom('conference').select('id').where('id', '=', cid).executeTakeFirst()))
      throw new Error(`There is no conference ${cid}.`);
    const wish = { conferenceId: cid, importId: null, staffId: null, decision: of, rows: read.rows, now: new Date() };
    const { new: made, change, same, wrong } = await importPapers(db, wish);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${made} new, ${change} changed, ${same} as they were, ${wrong} wrong; ${seconds} s`);
    for (const { number, faults } of read.rows)
      for (const { field, reason } of faults) console.log(`  ${number}: ${field} ${reason}`);
  } finally {
    await db.destroy();
  }
}

await bring(values.file, decision).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
