import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildPaper } from '@meetingapp/demo/papers/papers.ts';
import { testApp } from '../../testing/app.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { drawSomeFronts } from './jobs-fronts.ts';

const start = new Date('2026-05-01T00:00:00Z');
const test = await testApp({ clock: start });
const { db } = test;
const keyOf = () => {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name}.pdf`;
};

/** Draws nothing; records the files for which it is called. */
function drawing(broken: readonly string[] = []) {
  const asked: string[] = [];
  const draw = async (key: string) => {
    asked.push(key);
    return broken.includes(key) ? null : { pages: 1, width: 1, height: 1 };
  };
  const ports = { ...test.ports, fronts: { ...test.ports.fronts, draw } };
  return { asked, context: { db, ports, publicUrl: '', clock: () => test.clock.now } };
}

it('[S17] PDFs from before first pages existed get them in batches, and those that cannot be rendered are given up', async () => {
  const cid = await buildConference(db);
  const [slides, paper, draft, page, nobodys] = [keyOf(), keyOf(), keyOf(), keyOf(), keyOf()];
  const [from, to] = [new Date('2026-05-01T01:00:00Z'), new Date('2026-05-01T02:00:00Z')];
  const session_id = await buildSession(db, cid, { title: both('甲', 'A'), from, to });
  const title = JSON.stringify(both('课件', 'Slides'));
  await db
    .insertInto('material')
    .values({ conference_id: cid, session_id, title, address: fileAddress(slides), position: 1 })
    .execute();
  for (const [key, state] of [
    [paper, 'submitted'],
    [draft, 'draft'],
  ] as const) {
    const { paperId } = await buildPaper(db, cid, { state });
    const file = { paper_id: paperId, kind: 'manuscript', name: 'a.pdf', address: fileAddress(key), size: 9 } as const;
    await db.insertInto('paper_file').values(file).execute();
  }
  const html = `<p><a href="${fileAddress(page)}">手册</a> 与 <a href="https://else.example${fileAddress('x')}">别处</a></p>`;
  await db
    .insertInto('web_page')
    .values({
      conference_id: cid,
      kind: 'page',
      title: JSON.stringify(both('页', 'Page')),
      body: JSON.stringify(both(html, '')),
    })
    .execute();

  const linked = [slides, paper, page];
  const first = drawing([page]);
  await drawSomeFronts(first.context, 2);
  expect(first.asked).toHaveLength(2);
  const rest = drawing([page]);
  await drawSomeFronts(rest.context);
  expect([...first.asked, ...rest.asked].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    linked.toSorted((a, b) => (a < b ? -1 : 1)),
  );
  for (const key of [draft, nobodys]) expect([...first.asked, ...rest.asked]).not.toContain(key);
  // Retried once a day later, and then given up.
  const later = drawing([page]);
  await drawSomeFronts(later.context);
  expect(later.asked).toEqual([]);
  for (const day of [1, 2, 3, 4]) {
    test.clock.now = new Date(start.getTime() + day * 86_500_000);
    await drawSomeFronts(later.context);
  }
  expect(later.asked).toEqual([page, page]);
});
