import { Readable } from 'node:stream';
import { defineTask, type TaskRun } from '../../jobs/task.ts';
import { presentEntries } from './present.ts';
import { auditEntries, changesOf } from './queries.ts';

const PAGE = 500;

/** The whole log as one JSON object a line, the newest first. */
export const exportAudit = defineTask('audit.export', async (run) => {
  await run.keepFile(`audit-${run.clock().toISOString().slice(0, 10)}.json`, 'json', Readable.from(lines(run)));
});

async function* lines({ db, input, societyId, conferenceId, progress }: TaskRun<'audit.export'>) {
  let done = 0;
  for (let before: number | null = null; ;) {
    const page: Awaited<ReturnType<typeof auditEntries>> = await auditEntries(
      db,
      { ...input, societyId, conferenceId, staffId: null },
      before,
      PAGE,
    );
    const changes = await changesOf(
      db,
      page.map((entry) => entry.id),
    );
    for (const entry of presentEntries(page, changes)) yield `${JSON.stringify(entry)}\n`;
    done += page.length;
    before = page.at(-1)?.id ?? null;
    if (page.length < PAGE || !(await progress(done))) return;
  }
}
