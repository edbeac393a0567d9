import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { peopleConsoleCalls as calls } from '@meetingapp/contract/people.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildExpert, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const at = (clock: string) => new Date(`2027-04-16T${clock}:00+08:00`);
const congress = () => buildConference(db, { societyId, startsOn: '2027-04-15', endsOn: '2027-04-18' });
const nobody = { affiliation: both('', ''), post: both('', ''), biography: both('', ''), phone: '', email: '' };

async function upload(body: { cid: number; expertId: number }, content: Buffer) {
  const form = new FormData();
  form.append('body', JSON.stringify(body));
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'portrait.png');
  const request = new Request('http://x/', { method: 'POST', body: form });
  const answer = await test.app.inject({
    method: 'POST',
    url: calls.setPortrait.path,
    headers: { token, 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json() as { portrait?: string; error?: string };
}

describe('[O9] people of the programme', () => {
  it('are found by name, by pinyin with or without spaces, by affiliation; not those of another conference', async () => {
    const cid = await congress();
    const shen = await buildExpert(db, cid, {
      name: both('沈砚秋', ''),
      affiliation: both('湖山医院', 'Hushan Hospital'),
    });
    await buildExpert(db, cid, { name: both('', 'Helena Lindqvist') });
    await buildExpert(db, await congress(), { name: both('沈别处', '') });
    const found = async (words: string) =>
      (await test.call(calls.list, { cid, words, after: null }, { token })).experts.map(({ id }) => id);
    for (const words of ['砚秋', 'shenyan', 'shen qiu', 'hushan']) expect(await found(words)).toEqual([shen]);
    expect(await found('%')).toEqual([]);
    expect(await found('')).toHaveLength(2);
  });

  it('are saved with their pinyin; somebody else’s change is not overwritten; a wrong e-mail names its field', async () => {
    const cid = await congress();
    const wish = { ...nobody, id: null, seen: null, name: both('顾清和', 'Gu Qinghe') };
    const { expertId, version } = await test.call(calls.save, { cid, expert: wish }, { token });
    const read = () => test.call(calls.read, { cid, expertId }, { token });
    expect((await read()).expert.reading).toBe('gu qing he');
    const change = { ...wish, id: expertId, seen: version, email: 'Gu@Own.Example' };
    await test.call(calls.save, { cid, expert: change }, { token });
    expect((await read()).expert.email).toBe('gu@own.example');
    expect(await test.attempt(calls.save, { cid, expert: change }, { token })).toMatchObject({
      error: 'changed_meanwhile',
    });
    expect(await test.attempt(calls.save, { cid, expert: { ...wish, email: 'no address' } }, { token })).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'expert.email' }],
    });
    expect(await test.attempt(calls.read, { cid: await congress(), expertId }, { token })).toMatchObject({
      error: 'not_found',
    });
  });

  it('with parts in the programme are deleted only together with their parts', async () => {
    const cid = await congress();
    const expert = await buildExpert(db, cid, { name: both('程以宁', '') });
    await buildSession(db, cid, {
      title: both('场次', ''),
      from: at('10:00'),
      to: at('11:00'),
      parts: [[expert, 'host']],
    });
    const { items } = await test.call(calls.read, { cid, expertId: expert }, { token });
    expect(items).toMatchObject([{ item: 'session', role: 'host' }]);
    const remove = { cid, expertId: expert, seen: 1 };
    expect(await test.attempt(calls.remove, { ...remove, withParts: false }, { token })).toMatchObject({
      error: 'expert_in_use',
    });
    await test.call(calls.remove, { ...remove, withParts: true }, { token });
    const draft = await test.call(agendaConsoleCalls.read, { cid }, { token });
    expect(draft.experts).toEqual([]);
    expect(draft.sessions).toMatchObject([{ parts: [], version: 2 }]);
  });

  it('two entries of one person are merged with the parts of both', async () => {
    const cid = await congress();
    const keep = await buildExpert(db, cid, { name: both('罗牧之', '') });
    const gone = await buildExpert(db, cid, { name: both('', 'Luo Muzhi'), email: 'luo@own.example' });
    const times = { from: at('10:00'), to: at('11:00') };
    const session = await buildSession(db, cid, {
      title: both('场次', ''),
      ...times,
      parts: [
        [keep, 'host'],
        [gone, 'host'],
      ],
    });
    await buildTalk(db, cid, { title: both('报告', ''), session, parts: [[gone, 'speaker']] });
    await test.call(calls.merge, { cid, expertId: keep, goneId: gone }, { token });
    const { experts, sessions, talks } = await test.call(agendaConsoleCalls.read, { cid }, { token });
    expect(experts).toMatchObject([{ id: keep, name: both('罗牧之', 'Luo Muzhi') }]);
    expect(sessions[0]?.parts).toEqual([{ expert: keep, role: 'host' }]);
    expect(talks[0]?.parts).toEqual([{ expert: keep, role: 'speaker' }]);
    const other = await buildExpert(db, await congress(), { name: both('别处', '') });
    expect(await test.attempt(calls.merge, { cid, expertId: keep, goneId: other }, { token })).toMatchObject({
      error: 'not_found',
    });
  });

  it('are linked to the account with the verified phone, and to no other', async () => {
    const cid = await congress();
    await buildAccount(db, { phone: '13911119999' });
    const known = await buildExpert(db, cid, { name: both('有账号', ''), phone: '+86 139-1111-9999' });
    const unknown = await buildExpert(db, cid, { name: both('没有', ''), phone: '13911110000' });
    await test.call(calls.link, { cid, expertId: known, linked: true }, { token });
    expect((await test.call(calls.read, { cid, expertId: known }, { token })).expert.linked).toBe(true);
    expect(await test.attempt(calls.link, { cid, expertId: unknown, linked: true }, { token })).toMatchObject({
      error: 'expert_no_account',
    });
  });

  it('a portrait is re-encoded from its pixels; an invalid picture is refused', async () => {
    const cid = await congress();
    const expertId = await buildExpert(db, cid, { name: both('照片', '') });
    const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer();
    const { portrait } = await upload({ cid, expertId }, content);
    expect((await test.app.inject(portrait ?? '')).headers['content-type']).toContain('image/jpeg');
    expect(await upload({ cid, expertId }, Buffer.from('no picture'))).toMatchObject({ error: 'file_kind' });
    expect(await upload({ cid: await congress(), expertId }, content)).toMatchObject({ error: 'not_found' });
  });
});

describe('[O17] groups of guests', () => {
  it('have their members in the organiser’s order, each with a duty; people of another conference are refused', async () => {
    const cid = await congress();
    const one = await buildExpert(db, cid, { name: both('甲', '') });
    const two = await buildExpert(db, cid, { name: both('乙', '') });
    const member = (expert: number, duty = '') => ({ expert, duty: both(duty, '') });
    const group = {
      id: null,
      name: both('大会主席', 'Presidents'),
      note: both('', ''),
      members: [member(two, '主席'), member(one)],
    };
    const { groupId } = await test.call(calls.saveGroup, { cid, group }, { token });
    const read = async () => (await test.call(calls.groups, { cid }, { token })).groups;
    expect(await read()).toMatchObject([
      { id: groupId, members: [{ expert: two, duty: both('主席', '') }, { expert: one }] },
    ]);
    await test.call(calls.saveGroup, { cid, group: { ...group, id: groupId, members: [member(one)] } }, { token });
    expect((await read())[0]?.members).toHaveLength(1);
    const other = await buildExpert(db, await congress(), { name: both('别处', '') });
    expect(
      await test.attempt(calls.saveGroup, { cid, group: { ...group, members: [member(other)] } }, { token }),
    ).toMatchObject({ error: 'body_invalid', faults: [{ field: 'group.members.0.expert' }] });
    const second = await test.call(calls.saveGroup, { cid, group: { ...group, members: [] } }, { token });
    await test.call(calls.orderGroups, { cid, groups: [second.groupId, groupId] }, { token });
    expect((await read()).map(({ id }) => id)).toEqual([second.groupId, groupId]);
    await test.call(calls.removeGroup, { cid, groupId }, { token });
    expect(await read()).toHaveLength(1);
  });

  it('[O12] are not overwritten when somebody else has changed them since they were read', async () => {
    const cid = await congress();
    const member = { expert: await buildExpert(db, cid, { name: both('甲', '') }), duty: both('', '') };
    const seen = { name: both('大会主席', ''), note: both('', ''), members: [member] };
    const { groupId } = await test.call(calls.saveGroup, { cid, group: { ...seen, id: null } }, { token });
    const save = (wish: Partial<typeof seen>) =>
      test.attempt(calls.saveGroup, { cid, group: { ...seen, id: groupId, ...wish }, seen }, { token });
    expect(await save({ members: [{ ...member, duty: both('主席', '') }] })).toMatchObject({ code: 0 });
    expect(await save({ name: both('名誉主席', '') })).toMatchObject({ error: 'changed_meanwhile' });
    expect((await test.call(calls.groups, { cid }, { token })).groups).toMatchObject([{ name: both('大会主席', '') }]);
  });
});
