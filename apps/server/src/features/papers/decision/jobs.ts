import { basePath, href } from '@meetingapp/contract/paths.ts';
import { defineTask } from '../../../jobs/task.ts';
import { decideOneOfMany } from './commands.ts';
import { notifyAuthorsOf } from './commands-notify.ts';
import { namesOfPapers } from './queries.ts';
import { findReviewing } from '../call/queries.ts';

/** Decides many papers, each in its own transaction. */
export const decidePapers = defineTask('papers.decide', async (run) => {
  const { db, input, conferenceId, staffId, clock } = run;
  const act = { cid: conferenceId ?? 0, staffId, now: clock() };
  const names = await namesOfPapers(
    db,
    act.cid,
    input.rows.map(({ id }) => id),
  );
  await run.total(input.rows.length);
  await run.rows(
    input.rows.map((item, at) => ({ number: at + 1, label: names.get(item.id) ?? String(item.id), item })),
    async (item, transaction) => {
      const refused = await decideOneOfMany(transaction, act, item);
      return refused === null ? null : { refused };
    },
  );
});

/** Notifies authors of decisions, once per paper even if the task restarts. */
export const notifyAuthors = defineTask('papers.tell', async (run) => {
  const { db, input, conferenceId, clock, publicUrl } = run;
  const cid = conferenceId ?? 0;
  const about = await findReviewing(db, cid);
  if (!about) return;
  const link = new URL(publicUrl).origin + basePath + href('contributeHome', { cid });
  const names = await namesOfPapers(db, cid, input.ids);
  await run.total(input.ids.length);
  await run.rows(
    input.ids.map((item, at) => ({ number: at + 1, label: names.get(item) ?? String(item), item })),
    async (paperId, transaction) => {
      const { unreachable } = input;
      const telling = { cid, paperId, unreachable, conference: about.title, link, now: clock() };
      const refused = await notifyAuthorsOf(transaction, telling);
      return refused === null ? null : { refused };
    },
  );
});
