import { expect, it } from 'vitest';
import { mailingTemplateCalls as calls } from '@meetingapp/contract/messages/template.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;

let societies = 0;

async function society() {
  societies += 1;
  const societyId = await buildSociety(db);
  const staffId = await buildStaff(db, societyId, { email: `desk${societies}@society.example` });
  const token = await buildStaffToken(db, staffId);
  const cid = await buildConference(db, { societyId });
  return { societyId, token, cid };
}
const template = (name: string) => ({
  name,
  kind: 'organiser' as const,
  texts: { subject: both('班车', 'Shuttle'), body: both('{name}，七点发车', '{name}, it leaves at seven') },
  link: '/callist/1',
});

it('[O18] a template is kept for all conferences of the society, and for no other society', async () => {
  const own = await society();
  const other = await society();
  const { id } = await test.call(calls.save, { cid: own.cid, id: null, seen: null, template: template('班车') }, own);
  const second = await buildConference(db, { societyId: own.societyId });
  const { templates } = await test.call(calls.list, { cid: second }, own);
  expect(templates).toMatchObject([{ id, ...template('班车') }]);
  expect(await test.call(calls.list, { cid: other.cid }, other)).toMatchObject({ templates: [] });
  const change = { cid: other.cid, id, seen: 1, template: template('他人') };
  expect(await test.attempt(calls.save, change, other)).toMatchObject({ error: 'not_found' });
  expect(await test.attempt(calls.remove, { cid: other.cid, id }, other)).toMatchObject({ error: 'not_found' });
});

it('[O18] it is changed by its newest version, has a name of its own, and can be deleted', async () => {
  const own = await society();
  const save = (id: number | null, seen: number | null, name: string) =>
    test.attempt(calls.save, { cid: own.cid, id, seen, template: template(name) }, own);
  const first = await test.call(calls.save, { cid: own.cid, id: null, seen: null, template: template('班车') }, own);
  expect(await save(null, null, '班车')).toMatchObject({ error: 'template_name_taken' });
  expect(await save(first.id, first.version, '接驳车')).toMatchObject({ id: first.id });
  expect(await save(first.id, first.version, '早班车')).toMatchObject({ error: 'changed_meanwhile' });
  await test.call(calls.remove, { cid: own.cid, id: first.id }, own);
  expect(await test.call(calls.list, { cid: own.cid }, own)).toMatchObject({ templates: [] });
});

it('[O18] a text with HTML stays a text, and an address outside of the app is refused', async () => {
  const own = await society();
  const evil = { ...template('x'), link: 'https://evil.example' };
  expect(await test.attempt(calls.save, { cid: own.cid, id: null, seen: null, template: evil }, own)).toMatchObject({
    error: 'body_invalid',
  });
});
