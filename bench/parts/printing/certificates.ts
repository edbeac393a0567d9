import { buildTemplate } from '@meetingapp/demo/certificates/certificates.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { verifyAddress } from '@meetingapp/contract/certificates/verification.ts';
import { certificatePdf } from '@meetingapp/server/features/certificates/certificate/writer.ts';
import { jobRegistry } from '@meetingapp/server/job-registry.ts';
import { startTask } from '@meetingapp/server/jobs/task.ts';
import { workOff } from '@meetingapp/server/jobs/worker.ts';
import { openApp } from '@meetingapp/server/testing/open-app.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type Database } from '@meetingapp/server/db/connection/database.ts';
import { createMigrated, scratchServer } from '@meetingapp/server/testing/database/scratch.ts';
import { inDatabase } from '@meetingapp/server/testing/database/server.ts';

const megabytes = () => Math.round(process.resourceUsage().maxRSS / 1024);
/** Megabytes of objects that are still needed: the peak also holds what was not collected yet, because there was room. */
const kept = (): number => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
};
const surnames = '林苏陆顾姚钱倪戴龚邵薛沈';
const given = '知远晚晴思齐雨桐景行若溪明清扬';

const resident = () => Math.round(process.memoryUsage.rss() / 1024 / 1024);
/** Looks at the number of certificates and at memory this often. */
const LOOK_MS = 500;

/**
 * Prints memory after each quarter of `people` certificates, while a task issues them: what is in use after a collection, and what the process
 * takes. Returns a function that ends it.
 */
function watchMemory(db: Database, people: number): () => Promise<void> {
  let over = false;
  const watching = (async () => {
    for (let quarter = 1; quarter <= 4 && !over; await wait(LOOK_MS)) {
      const found = await db
        .selectFrom('certificate_counter')
        .select((select) => select.fn.sum<string>('last').as('issued'))
        .executeTakeFirst();
      const issued = Number(found?.issued ?? 0);
      if (issued < (people * quarter) / 4) continue;
      const used = kept();
      console.log(`  ${issued} issued: ${used} MB in use after a collection, ${resident()} MB resident`);
      quarter = Math.floor((issued * 4) / people) + 1;
    }
  })();
  return () => {
    over = true;
    return watching;
  };
}

/**
 * Prints how long it takes to issue certificates by rule as a task, and to draw `drawn` of them as PDF, with the memory of this process at each
 * quarter and its peak: it should not grow with their number.
 */
export async function measureCertificates(people: number, drawn: number): Promise<void> {
  const { server, stop } = await scratchServer();
  await createMigrated(server, 'certificates');
  const connection = inDatabase(server, 'certificates');
  const { db, pool } = connect(connection, { size: 5, nameStatements: true, onError: () => undefined });
  const { test, close } = await openApp({ db, pool, connection });
  const societyId = await buildSociety(db);
  const staffId = await buildStaff(db, societyId);
  const cid = await buildConference(db, { societyId });
  const templateId = await buildTemplate(db, cid, { kind: 'participation', publishedAt: new Date() });
  for (let at = 0; at < people; at += 1)
    await buildRegistration(db, cid, {
      name: `${surnames[at % surnames.length]}${given[at % given.length]}${given[(at * 7) % given.length]}`,
      answers: { company: '江州大学附属第一医院' },
    });
  const [before, keptBefore] = [megabytes(), kept()];
  const task = {
    kind: 'certificates.issue',
    input: { templateId, missing: false },
    societyId,
    conferenceId: cid,
  } as const;
  await startTask(db, { ...task, staffId, language: 'zh' });
  const context = { db, ports: test.ports, publicUrl: test.config.publicUrl, clock: () => new Date() };
  const began = performance.now();
  const ended = watchMemory(db, people);
  // Notices are queued by the same transactions and are sent by their own jobs; only the task is measured.
  await workOff(pool, { 'tasks.run': jobRegistry['tasks.run'] }, context, console.error);
  const issued = (performance.now() - began) / 1000;
  await ended();
  const [peak, keptAfter] = [megabytes(), kept()];
  const rows = await db
    .selectFrom('certificate')
    .innerJoin('certificate_template_version as version', 'version.id', 'template_version_id')
    .select(['certificate.facts', 'certificate.number', 'certificate.verify_code', 'version.title', 'version.layout'])
    .limit(drawn)
    .execute();
  const { count } = await db
    .selectFrom('certificate')
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const drawing = performance.now();
  for (const { facts, number, verify_code, title, layout } of rows) {
    const address = verifyAddress(test.config.publicUrl, verify_code);
    const marks = { number, address, fingerprint: '0'.repeat(64) };
    await certificatePdf(test.ports.files, { title, layout, facts, marks, language: 'zh' });
  }
  const each = (performance.now() - drawing) / Math.max(1, rows.length);
  console.log(
    `${count} certificates issued in ${issued.toFixed(1)} s, ${((issued / people) * 1000).toFixed(1)} ms each; peak memory ${before} MB before, ${peak} MB after; of it in use after a collection ${keptBefore} MB and ${keptAfter} MB
  ${rows.length} of them as PDF: ${each.toFixed(0)} ms each; peak memory ${megabytes()} MB`,
  );
  await close();
  await db.destroy();
  await stop();
}
