import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { badgeCalls as calls, type BadgeFilter } from '@meetingapp/contract/checkin/badge.ts';
import type { LogoPlace } from '@meetingapp/domain/exhibition/views.ts';
import { buildExpert, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { ticketPrints } from '@meetingapp/demo/checkin/points.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildLevel } from '@meetingapp/demo/exhibition/sponsors.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { badgePapers } from '@meetingapp/domain/checkin/badge.ts';
import { BLEED, perSheet, sheetPlaces } from '@meetingapp/domain/checkin/badge-sheet.ts';
import { checkinServer as zh } from '@meetingapp/locales/zh/checkin/server.ts';
import type { BadgePerson } from '@meetingapp/domain/checkin/badge-layout.ts';
import { testApp } from '../../../testing/app.ts';
import { printPeople } from './commands-print.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId, { role: 'door' }));

/** The words of each page. */
async function pagesOf(content: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}

const seen = async (cid: number, text = '', only: BadgeFilter = 'all') =>
  test.call(calls.badges, { cid, text, only }, { token });

it('[O16] a badge has name, Latin name, institution, role in both languages and number of the bar code', async () => {
  const cid = await buildConference(db, { societyId });
  const regId = await buildRegistration(db, cid, { name: '林知远', answers: { company: '云栖医院' } });
  await test.call(calls.setRole, { cid, regId, role: 'speaker' }, { token });
  const { pdf, fits } = await test.call(calls.printBadge, { cid, regId, paper: 'a6', renew: false }, { token });
  const pages = await pagesOf(Buffer.from(pdf, 'base64'));
  expect(pages).toHaveLength(1);
  const text = pages.join(' ');
  for (const words of ['林知远', 'Lin Zhiyuan', '云栖医院', '讲者', 'Speaker']) expect(text).toContain(words);
  expect(text).toMatch(/\d{4} \d{4} \d{4} \d{4}/);
  expect(fits).toBe(true);
  expect(await seen(cid)).toMatchObject({
    unprinted: 0,
    people: [{ regId, role: 'speaker', last: { state: 'waiting', settledAt: null } }],
  });
});

it('[O16] a reprint keeps the code, or ends it where staff want that', async () => {
  const cid = await buildConference(db, { societyId });
  const regId = await buildRegistration(db, cid);
  const [first] = await ticketPrints(db, [regId]);
  const print = (renew: boolean) => test.call(calls.printBadge, { cid, regId, paper: 'roll', renew }, { token });
  await print(false);
  expect(await ticketPrints(db, [regId])).toEqual([first]);
  await print(true);
  const [second] = await ticketPrints(db, [regId]);
  expect(second).not.toBe(first);
  const other = await buildConference(db, { societyId });
  expect(
    await test.attempt(calls.printBadge, { cid: other, regId, paper: 'a6', renew: true }, { token }),
  ).toMatchObject({
    error: 'not_found',
  });
  expect(await ticketPrints(db, [regId])).toEqual([second]);
});

it('[O16] a batch prints everybody who has no badge yet, once', async () => {
  const cid = await buildConference(db, { societyId });
  for (let one = 0; one < 7; one += 1) await buildRegistration(db, cid, { name: `宾客${one}` });
  await buildRegistration(db, cid, { state: 'approved' });
  expect((await seen(cid)).unprinted).toBe(7);
  const { taskId } = await test.call(calls.printBadges, { cid, paper: 'a7', onSheet: false, folded: false }, { token });
  await test.work();
  const task = await db.selectFrom('task').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow();
  expect(task).toMatchObject({ state: 'done', total: 7, file_name: expect.stringMatching(/\.pdf$/) });
  const read = await test.ports.files.read(task.file_id ?? '');
  if (!read.ok) throw new Error('no file');
  expect(await pagesOf(Buffer.concat(await read.stream.toArray()))).toHaveLength(7);
  expect((await seen(cid)).unprinted).toBe(0);
  expect((await seen(cid, '宾客3')).people).toHaveLength(1);
});

it('[O16] a design is saved per paper with its roles, in versions; pale colours are refused; it is what is printed', async () => {
  const cid = await buildConference(db, { societyId });
  const long = await buildRegistration(db, cid, { name: 'Wolfeschlegelsteinhausenbergerdorff' });
  const regId = await buildRegistration(db, cid, { name: '林知远' });
  const owner = await buildStaffToken(db, await buildStaff(db, societyId, { email: 'design@example.org' }));
  const design = await test.call(calls.badgeDesign, { cid, paper: 'a6' }, { token });
  expect(design).toMatchObject({ version: 0, tooLong: 1, samples: [{ fits: true }, { fits: false }, { fits: true }] });
  const roles = design.roles.map(({ role, colour, word }) => ({ role, colour, word }));
  const changed = roles.map((one) =>
    one.role === 'attendee' ? { ...one, word: { zh: '参会', en: 'Delegate' } } : one,
  );
  const fields = design.layout.fields.filter(({ id }) => id !== 'number');
  const badgeLayout = { ...design.layout, fields };
  const save = (more: object = {}, as = owner) =>
    test.attempt(
      calls.saveBadgeDesign,
      { cid, version: 0, paper: 'a6', badgeLayout, roles: changed, ...more },
      { token: as },
    );
  expect(await save({}, token)).toMatchObject({ error: 'forbidden' });
  const pale = changed.map((one) => ({ ...one, colour: '#9adfd5' }));
  expect(await save({ roles: pale })).toMatchObject({ error: 'badge_contrast' });
  const both = await Promise.all([save(), save()]);
  expect(both.map((one) => ('error' in one ? String(one.error) : '')).toSorted()).toEqual(['', 'changed_meanwhile']);
  const { pdf, fits } = await test.call(calls.printBadge, { cid, regId, paper: 'a6', renew: false }, { token });
  const [text = ''] = await pagesOf(Buffer.from(pdf, 'base64'));
  expect(text).toContain('Delegate');
  expect(text).not.toMatch(/\d{4} \d{4} \d{4} \d{4}/);
  expect(fits).toBe(true);
  const print = { cid, regId: long, paper: 'a7', renew: false } as const;
  expect((await test.call(calls.printBadge, print, { token })).fits).toBe(false);
  expect(await save({ version: 1, badgeLayout: null })).toMatchObject({ code: 0, version: 2 });
  expect((await test.call(calls.badgeDesign, { cid, paper: 'a6' }, { token })).layout).toEqual(design.layout);
  const tried = await test.call(calls.tryBadge, { cid, paper: 'roll' }, { token });
  expect(await pagesOf(Buffer.from(tried.pdf, 'base64'))).toHaveLength(1);
});

it('[O16] on A4 four badges share a page, and one badge at the desk takes less than a second', async () => {
  const cid = await buildConference(db, { societyId });
  for (let one = 0; one < 5; one += 1) await buildRegistration(db, cid, { name: `宾客${one}` });
  const { taskId } = await test.call(calls.printBadges, { cid, paper: 'a6', onSheet: true, folded: false }, { token });
  await test.work();
  const task = await db.selectFrom('task').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow();
  expect(task).toMatchObject({ state: 'done', total: 5 });
  const read = await test.ports.files.read(task.file_id ?? '');
  if (!read.ok) throw new Error('no file');
  const pages = await pagesOf(Buffer.concat(await read.stream.toArray()));
  expect(pages).toHaveLength(2);
  for (const name of ['宾客0', '宾客1', '宾客2', '宾客3']) expect(pages[0]).toContain(name);
  const regId = await buildRegistration(db, cid);
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const begun = performance.now();
    await test.call(calls.printBadge, { cid, regId, paper: 'a6', renew: false }, { token });
    times.push(performance.now() - begun);
  }
  expect(Math.min(...times)).toBeLessThan(1000);
});

it('[O16] badges wait until the dialog took them, fail and are printed again; the list shows each with time, person and count', async () => {
  const cid = await buildConference(db, { societyId });
  const regId = await buildRegistration(db, cid, { name: '林知远' });
  await buildRegistration(db, cid, { name: '苏蘅' });
  const print = () => test.call(calls.printBadge, { cid, regId, paper: 'a6', renew: false }, { token });
  const settle = (printId: number | string, outcome: 'printed' | 'failed', of = cid) =>
    test.call(calls.settleBadges, { cid: of, printIds: [Number(printId)], taskId: null, outcome }, { token });
  expect(await seen(cid)).toMatchObject({ unprinted: 2, waiting: 0, failed: 0 });
  const first = await print();
  expect(await seen(cid, '', 'waiting')).toMatchObject({ unprinted: 1, waiting: 1, people: [{ regId }] });
  expect(await settle(first.printId, 'failed')).toEqual(expect.objectContaining({ settled: 1 }));
  // One that failed is printed with the next batch, too.
  expect(await seen(cid, '', 'failed')).toMatchObject({ unprinted: 2, failed: 1, people: [{ regId, times: 0 }] });
  const second = await print();
  await settle(second.printId, 'printed');
  await settle((await print()).printId, 'printed');
  const [row] = (await seen(cid, '林')).people;
  expect(row).toMatchObject({
    times: 2,
    last: { state: 'printed', by: expect.any(String), settledAt: expect.any(String) },
  });
  expect((await seen(cid, '', 'unprinted')).people.map(({ name }) => name)).toEqual(['苏蘅']);
  // Said twice it is nothing new, and another conference cannot say it.
  expect(await settle(second.printId, 'printed')).toMatchObject({ settled: 0 });
  const other = await buildConference(db, { societyId });
  expect(await settle(second.printId, 'failed', other)).toMatchObject({ settled: 0 });
});

it('[O16] a file of badges waits as a whole until staff say that it came out, or put it back', async () => {
  const cid = await buildConference(db, { societyId });
  for (let one = 0; one < 3; one += 1) await buildRegistration(db, cid, { name: `宾客${one}` });
  const { taskId } = await test.call(calls.printBadges, { cid, paper: 'a7', onSheet: false, folded: false }, { token });
  await test.work();
  const waiting = await seen(cid);
  expect(waiting).toMatchObject({ unprinted: 0, waiting: 3, batches: [{ taskId, count: 3 }] });
  const settle = (outcome: 'printed' | 'failed') =>
    test.call(calls.settleBadges, { cid, printIds: [], taskId: Number(taskId), outcome }, { token });
  expect(await settle('failed')).toMatchObject({ settled: 3 });
  expect(await seen(cid)).toMatchObject({ unprinted: 3, failed: 3, batches: [] });
  // Only what waits: a file that was settled is not changed as a whole.
  expect(await settle('printed')).toMatchObject({ settled: 0 });
});

it('[O16] folded badges have their back above the front, on its head, with the same words', async () => {
  const person: BadgePerson = {
    conference: both('年会', 'Congress'),
    name: '林知远',
    latin: 'Lin Zhiyuan',
    institution: '云栖医院',
    role: 'speaker',
    number: '003728',
    code: `M1${'0'.repeat(150)}.`,
    barCode: '0000000000000000',
  };
  const cid = await buildConference(db, { societyId });
  const wish = { cid, sheet: true, folded: true, language: 'zh' } as const;
  /** Direction of reading of every place where the name stands, in degrees clockwise. */
  const turns = async (paper: 'a6' | 'a7') => {
    const { pdf } = await printPeople({ db, files: test.ports.files }, [person], { ...wish, paper });
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    expect(document.numPages).toBe(1);
    const { items } = await (await document.getPage(1)).getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str !== '林知远') return [];
      const [a = 0, b = 0] = item.transform as number[];
      return [(Math.round((Math.atan2(-b, a) * 180) / Math.PI) + 360) % 360];
    });
  };
  expect(await turns('a6')).toEqual([0, 180]);
  expect(await turns('a7')).toEqual([90, 270]);
});

it('[O13] [O16] logos of sponsors are on badges and sheets where their level says so, once in the file, named for readers', async () => {
  const cid = await buildConference(db, { societyId });
  const level = (places: readonly LogoPlace[], position: number) =>
    buildLevel(db, cid, { name: both('金牌', 'Gold'), position, places });
  const [onBadges, onHome] = [await level(['home', 'badge'], 1), await level(['home'], 2)];
  const svg = (colour: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="24" height="12" fill="${colour}"/></svg>`)}`;
  const sponsor = async (name: string, levelId: number, more: object = {}) => {
    const id = await buildExhibitor(db, cid, { name: both(name, name), logo: svg('#0a7d55'), ...more });
    await db.updateTable('exhibitor').set({ sponsor_level_id: levelId }).where('id', '=', id).execute();
  };
  await sponsor('Qibo', onBadges);
  await sponsor('Maiheng', onBadges, { logo: svg('#aa3300') });
  await sponsor('Hidden', onBadges, { shown: false });
  await sponsor('Broken', onBadges, { logo: '/files/gone' });
  await sponsor('Elsewhere', onHome);
  for (let one = 0; one < 5; one += 1) await buildRegistration(db, cid, { name: `宾客${one}` });
  /** Names of the figures and how many pictures the file stores. */
  const figures = async (content: Buffer) => {
    const text = content.toString('latin1');
    const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
    const names: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const tree = JSON.stringify(await (await document.getPage(number)).getStructTree());
      names.push(...[...tree.matchAll(/"alt":"([^"]+)"/g)].flatMap(([, name]) => name ?? []));
    }
    return { names, stored: text.match(/\/Subtype \/Image/g)?.length ?? 0 };
  };
  const sponsors = ({ names }: { names: string[] }) =>
    names.filter((name) => ['Qibo', 'Maiheng', 'Hidden', 'Broken', 'Elsewhere'].includes(name));
  const tried = await test.call(calls.tryBadge, { cid, paper: 'a6' }, { token });
  expect(sponsors(await figures(Buffer.from(tried.pdf, 'base64')))).toEqual(['Qibo', 'Maiheng']);
  const design = await test.call(calls.badgeDesign, { cid, paper: 'a7' }, { token });
  expect(design.logos).toEqual([svg('#0a7d55'), svg('#aa3300'), '/files/gone']);
  const sheet = { cid, paper: 'a6', onSheet: true, folded: false } as const;
  const { taskId } = await test.call(calls.printBadges, sheet, { token });
  await test.work();
  const task = await db.selectFrom('task').select('file_id').where('id', '=', taskId).executeTakeFirstOrThrow();
  const read = await test.ports.files.read(task.file_id ?? '');
  if (!read.ok) throw new Error('no file');
  const many = await figures(Buffer.concat(await read.stream.toArray()));
  expect(sponsors(many)).toHaveLength(2 * 5);
  const one = await figures(Buffer.from(tried.pdf, 'base64'));
  expect(many.stored).toBe(one.stored);
});

/** Where a text begins on a page, in millimetres from its upper left corner, and whether it stands on its head. */
async function placesOf(content: Buffer, text: string, number = 1) {
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const page = await document.getPage(number);
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const places = items.flatMap((item) => {
    if (!('str' in item) || item.str !== text) return [];
    const [across = 0, , , , x = 0, y = 0] = item.transform as number[];
    return [{ x: (x * 25.4) / 72, y: ((height - y) * 25.4) / 72, turned: across < -0.01 }];
  });
  return { width: (width * 25.4) / 72, height: (height * 25.4) / 72, places };
}

it('[O16] the printed sheet with bleed has each badge in the place that the designer shows, and refuses what is larger than A4', async () => {
  const cid = await buildConference(db, { societyId });
  const tried = (paper: 'a6' | 'a7' | 'roll', more: object = {}) =>
    test.attempt(calls.tryBadge, { cid, paper, onSheet: true, bleed: true, ...more }, { token });
  for (const paper of ['a7', 'roll'] as const)
    for (const folded of [false, true]) {
      const kind = { paper, folded, bleed: true };
      const { pdf } = (await tried(paper, { folded })) as unknown as { pdf: string };
      const sheet = await placesOf(Buffer.from(pdf, 'base64'), zh.sample.name);
      expect([Math.round(sheet.width), Math.round(sheet.height)]).toEqual([210, 297]);
      const rooms = sheetPlaces(perSheet(kind), kind);
      expect(sheet.places).toHaveLength(rooms.length);
      const { width, height } = badgePapers[paper];
      for (const { x, y, turn } of rooms) {
        const [wide, high] = turn % 180 === 0 ? [width, height] : [height, width];
        const inside = sheet.places.filter(
          (one) => one.x > x && one.x < x + wide + BLEED * 2 && one.y > y && one.y < y + high + BLEED * 2,
        );
        expect([paper, folded, turn, inside.length]).toEqual([paper, folded, turn, 1]);
      }
    }
  expect(await tried('a6', { folded: true })).toMatchObject({ error: 'sheet_too_small' });
  const body = { cid, paper: 'a6', onSheet: true, folded: true, bleed: true } as const;
  expect(await test.attempt(calls.printBadges, body, { token })).toMatchObject({ error: 'sheet_too_small' });
});

it('[O16] name cards of a session have each person once, chairs first, the name on both sides of a folded A4 sheet', async () => {
  const cid = await buildConference(db, { societyId });
  const expert = (name: string, english = '') => buildExpert(db, cid, { name: { zh: name, en: english } });
  const [chair, speaker, foreign, other] = await Promise.all([
    expert('秦朗'),
    expert('林知远', 'Lin Zhiyuan'),
    expert('', 'Aleksandra Nowak'),
    expert('苏蘅'),
  ]);
  const from = new Date(Date.now() + 86_400_000);
  const session = { title: both('开幕式', 'Opening'), from, to: new Date(from.getTime() + 3_600_000) };
  const sessionId = await buildSession(db, cid, { ...session, parts: [[chair, 'host']] });
  const talk = { title: both('报告', 'Talk'), session: sessionId };
  await buildTalk(db, cid, { ...talk, position: 2, parts: [[foreign, 'speaker']] });
  await buildTalk(db, cid, {
    ...talk,
    position: 1,
    parts: [
      [speaker, 'speaker'],
      [chair, 'comments'],
    ],
  });
  await buildSession(db, cid, {
    ...session,
    parts: [
      [other, 'president'],
      [speaker, 'translate'],
    ],
  });
  expect(await test.call(calls.nameCards, { cid }, { token })).toMatchObject({
    people: 4,
    sessions: [{ id: sessionId, people: 3 }, { people: 1 }],
  });
  const printed = async (of: number | null) => {
    const { taskId } = await test.call(calls.printNameCards, { cid, sessionId: of }, { token });
    await test.work();
    const task = await db.selectFrom('task').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow();
    expect(task).toMatchObject({ state: 'done' });
    const read = await test.ports.files.read(task.file_id ?? '');
    if (!read.ok) throw new Error('no file');
    return Buffer.concat(await read.stream.toArray());
  };
  const pdf = await printed(sessionId);
  const pages = await pagesOf(pdf);
  expect(pages).toHaveLength(3);
  expect(pages.map((text) => ['秦朗', '林知远', 'Aleksandra'].find((name) => text.includes(name)))).toEqual([
    '秦朗',
    '林知远',
    'Aleksandra',
  ]);
  const { width, height, places } = await placesOf(pdf, '林知远', 2);
  expect([Math.round(width), Math.round(height)]).toEqual([297, 210]);
  const [back, front] = places.toSorted((one, another) => one.y - another.y);
  expect(back).toMatchObject({ turned: true });
  expect(front).toMatchObject({ turned: false });
  // Turned by half around the middle of the sheet.
  expect((front?.x ?? 0) + (back?.x ?? 0)).toBeCloseTo(297, 0);
  expect((front?.y ?? 0) + (back?.y ?? 0)).toBeCloseTo(210, 0);
  expect(await pagesOf(await printed(null))).toHaveLength(4);
  const elsewhere = await buildConference(db, { societyId });
  expect(await test.attempt(calls.printNameCards, { cid: elsewhere, sessionId }, { token })).toMatchObject({
    error: 'not_found',
  });
  const design = await test.call(calls.badgeDesign, { cid, paper: 'card' }, { token });
  expect(design).toMatchObject({ layout: { width: 297, height: 105 }, tooLong: 0 });
  expect(design.samples.map(({ texts }) => texts['name'])).toContain('Aleksandra Nowak');
});

it('[O16] a character that the print font lacks is named before and after the badge is printed, with room to write it; half a spelling is not printed', async () => {
  const cid = await buildConference(db, { societyId });
  const regId = await buildRegistration(db, cid, { name: '李\u{20bb7}', answers: { company: '云栖医院' } });
  await buildRegistration(db, cid, { name: '䶮𬭎㛃' });
  expect(await seen(cid)).toMatchObject({
    lacking: ['李\u{20bb7}'],
    people: expect.arrayContaining([expect.objectContaining({ regId, missing: ['\u{20bb7}'] })]),
  });
  const design = await test.call(calls.badgeDesign, { cid, paper: 'a6' }, { token });
  expect(design).toMatchObject({ lacking: 1, tooLong: 0, samples: [{ missing: [] }, { missing: ['\u{20bb7}'] }, {}] });
  const printed = await test.call(calls.printBadge, { cid, regId, paper: 'a6', renew: false }, { token });
  expect(printed).toMatchObject({ missing: ['\u{20bb7}'], fits: true });
  const text = (await pagesOf(Buffer.from(printed.pdf, 'base64'))).join(' ');
  expect(text).toContain('李□');
  expect(text).not.toContain('Li');
  expect((await seen(cid)).lacking).toEqual([]);
});
