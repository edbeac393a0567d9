import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filesConsoleCalls } from '@meetingapp/contract/files/console.ts';
import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { photosConsoleCalls as desk } from '@meetingapp/contract/photos/console.ts';
import { photoCalls as calls } from '@meetingapp/contract/photos/photo.ts';
import { firstTemplates } from '@meetingapp/domain/photos/first-templates.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { json } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
let people = 0;

/** A person of the programme. */
async function speaker(name = '周启明') {
  people += 1;
  const accountId = await buildAccount(db, { name, phone: `1387722${String(people).padStart(4, '0')}` });
  const values = {
    conference_id: cid,
    name: json({ zh: name, en: '' }),
    affiliation: json({ zh: '青浦区中心医院', en: 'Qingpu Hospital' }),
    account_id: accountId,
  };
  const { id } = await db.insertInto('expert').values(values).returning('id').executeTakeFirstOrThrow();
  return { accountId, expertId: id, token: await test.logIn(accountId) };
}
type Person = Awaited<ReturnType<typeof speaker>>;

const picture = (width: number, height: number, colour = '#c8dbe0') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Sends a form with one file. */
async function sendFile(path: string, token: string, content: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'p.png');
  const packed = new Response(form);
  const answer = await test.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': packed.headers.get('content-type') ?? '', token },
    payload: Buffer.from(await packed.arrayBuffer()),
  });
  return answer.json();
}

async function upload(one: Person, width = 120, height = width, colour?: string): Promise<string> {
  const answer = await sendFile(fileCalls.upload.path, one.token, await picture(width, height, colour));
  return answer.image[0].imgUrl;
}
const listed = async (stage: 'waiting' | 'released' | 'refused', words = '') =>
  (await test.call(desk.introductions, { cid, stage, words }, staff)).introductions;
const last = async (stage: 'waiting' | 'released' | 'refused') =>
  (await listed(stage)).at(stage === 'waiting' ? -1 : 0) ?? expect.fail('nothing listed');
const layout = firstTemplates[1].layout;
const template = {
  cid,
  number: 1 as const,
  name: { zh: '讲者', en: '' },
  art: 'none' as const,
  corner: 0,
  shown: true,
};

describe('[S98] [O17] photo templates', () => {
  it('are the three built-in ones until staff save others, which visitors then see; a reset restores the built-in ones', async () => {
    const before = await test.call(calls.templates, { cid });
    expect(before.templates.map(({ number, layout: { width, height } }) => [number, width, height])).toEqual([
      [1, 1080, 1920],
      [2, 1080, 1920],
      [3, 1920, 1080],
    ]);
    expect(before.person).toEqual({ name: '', affiliation: '' });
    await test.call(desk.saveTemplate, { ...template, seen: 0, layout: { ...layout, paper: '#112233' } }, staff);
    await test.call(desk.saveTemplate, { ...template, number: 2, seen: 0, shown: false, layout }, staff);
    const after = await test.call(calls.templates, { cid });
    expect(after.templates.map(({ number }) => number)).toEqual([1, 3]);
    expect(after.templates[0]).toMatchObject({ name: '讲者', art: 'none', layout: { paper: '#112233' } });
    await test.call(desk.resetTemplate, { cid, number: 1, seen: 1 }, staff);
    await test.call(desk.resetTemplate, { cid, number: 2, seen: 1 }, staff);
    expect((await test.call(calls.templates, { cid })).templates).toEqual(before.templates);
  });

  it('of two who change one at once, the second is refused', async () => {
    const save = () =>
      test.attempt(desk.saveTemplate, { ...template, number: 3, seen: 0, layout: firstTemplates[3].layout }, staff);
    const outcomes = await Promise.all([save(), save()]);
    expect(outcomes.filter((one) => 'error' in one && one.error === 'changed_meanwhile')).toHaveLength(1);
    expect(
      await test.call(desk.saveTemplate, { ...template, number: 3, seen: 1, layout: firstTemplates[3].layout }, staff),
    ).toEqual(expect.objectContaining({ version: 2 }));
  });

  it('[V15] of another size or without a photo are refused, naming the field', async () => {
    const refused = (more: object) => test.attempt(desk.saveTemplate, { ...template, seen: 0, layout, ...more }, staff);
    expect(await refused({ number: 3 })).toMatchObject({ faults: [{ field: 'layout', reason: 'template_size' }] });
    const without = { ...layout, fields: layout.fields.slice(1) };
    expect(await refused({ layout: without })).toMatchObject({
      faults: [{ field: 'layout', reason: 'photo_missing' }],
    });
  });

  it('[V15] a background must be exactly as large as its template', async () => {
    const save = async (number: 1 | 3, width: number, height: number) => {
      const sent = await sendFile(filesConsoleCalls.addCover.path, staff.token, await picture(width, height), {
        cid: String(other),
      });
      const own = { ...firstTemplates[number].layout, background: sent.address };
      return test.attempt(desk.saveTemplate, { ...template, cid: other, number, seen: 0, layout: own }, staff);
    };
    const other = await buildConference(db, { societyId });
    expect(await save(1, 1080, 1900)).toMatchObject({ faults: [{ field: 'layout', reason: 'background_tall' }] });
    expect(await save(3, 1080, 1920)).toMatchObject({ faults: [{ field: 'layout', reason: 'background_wide' }] });
    expect(await save(1, 1080, 1920)).toMatchObject({ version: 1 });
    const elsewhere = { ...layout, background: 'https://elsewhere.example/a.jpg' };
    expect(
      await test.attempt(desk.saveTemplate, { ...template, cid: other, number: 2, seen: 0, layout: elsewhere }, staff),
    ).toMatchObject({ faults: [{ field: 'layout', reason: 'background_tall' }] });
  });

  it('fill name and institution of a person of the programme, in the language of the request', async () => {
    const one = await speaker('苏蘅');
    expect((await test.call(calls.templates, { cid }, one)).person).toEqual({
      name: '苏蘅',
      affiliation: '青浦区中心医院',
    });
    expect((await test.call(calls.templates, { cid }, { ...one, language: 'en' })).person.affiliation).toBe(
      'Qingpu Hospital',
    );
  });
});

describe('[V15] avatar and introduction', () => {
  const text = '心内科主任医师 <b>1</b>\n从事心律失常研究';

  it('wait for staff; released for the speaker page they show there, without markup, and the person is notified', async () => {
    const one = await speaker();
    const avatar = await upload(one);
    await test.call(calls.introduce, { cid, avatar, text }, one);
    expect((await test.call(calls.templates, { cid }, one)).introduction).toMatchObject({
      state: 'waiting',
      avatar,
      text,
    });
    const { id, expert } = await last('waiting');
    expect(expert).toMatchObject({ id: one.expertId, portrait: false, biography: false });
    await test.call(desk.judge, { cid, introductionId: id, verdict: 'release', toSpeaker: true }, staff);
    const row = await db.selectFrom('expert').selectAll().where('id', '=', one.expertId).executeTakeFirstOrThrow();
    // A copy: the person's own picture goes with their account.
    expect(row.portrait).toMatch(/^\/files\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
    expect(row.portrait).not.toBe(avatar);
    expect(row.biography.zh).toBe('<p>心内科主任医师 &lt;b&gt;1&lt;/b&gt;</p><p>从事心律失常研究</p>');
    const inbox = await test.call(inboxCalls.list, { cid }, one);
    expect(JSON.stringify(inbox)).toContain('头像与简介已通过');
  });

  it('refused, the person reads the reason and hands in again; without release the programme stays as it is', async () => {
    const one = await speaker();
    await test.call(calls.introduce, { cid, avatar: await upload(one), text }, one);
    const { id } = await last('waiting');
    await test.call(desk.judge, { cid, introductionId: id, verdict: 'refuse', reason: '请用正面照' }, staff);
    const refused = (await test.call(calls.templates, { cid }, one)).introduction;
    expect(refused).toMatchObject({ state: 'refused', reason: '请用正面照' });
    await test.call(calls.introduce, { cid, avatar: await upload(one, 120, 120, '#123456'), text: '另一段' }, one);
    expect((await test.call(calls.templates, { cid }, one)).introduction).toMatchObject({
      state: 'waiting',
      reason: '',
    });
    const row = await db.selectFrom('expert').selectAll().where('id', '=', one.expertId).executeTakeFirstOrThrow();
    expect(row.portrait).toBeNull();
    await test.call(calls.withdraw, { cid }, one);
    expect((await test.call(calls.templates, { cid }, one)).introduction).toBeNull();
    expect(await test.attempt(calls.withdraw, { cid }, one)).toMatchObject({ error: 'not_found' });
  });

  it('another size, another person’s picture and 201 characters are refused, naming the field', async () => {
    const one = await speaker();
    const own = await upload(one, 119, 120, '#aa0000');
    const send = (avatar: string, words = text) => test.attempt(calls.introduce, { cid, avatar, text: words }, one);
    expect(await send(own)).toMatchObject({ faults: [{ field: 'avatar', reason: 'avatar_size' }] });
    const other = await upload(await speaker(), 120, 120, '#00aa00');
    expect(await send(other)).toMatchObject({ faults: [{ field: 'avatar', reason: 'not_an_option' }] });
    expect(await send('https://elsewhere.example/a.jpg')).toMatchObject({ faults: [{ field: 'avatar' }] });
    const avatar = await upload(one, 120, 120, '#0000aa');
    expect(await send(avatar, '字'.repeat(201))).toMatchObject({ faults: [{ field: 'text', reason: 'too_long' }] });
    expect(await send(avatar, '字'.repeat(200))).toMatchObject({ state: 'waiting' });
  });

  it('a stranger may not, nor anyone while nothing is collected', async () => {
    const accountId = await buildAccount(db, { name: '裴玄度', phone: '13877239999' });
    const stranger = { accountId, expertId: 0, token: await test.logIn(accountId) };
    const avatar = await upload(stranger, 120, 120, '#334455');
    expect(await test.attempt(calls.introduce, { cid, avatar, text }, stranger)).toMatchObject({
      error: 'introduction_registered',
    });
    const one = await speaker();
    const { version } = await test.call(desk.saveCollecting, { cid, seen: 0, collecting: false }, staff);
    expect((await test.call(calls.templates, { cid }, one)).barred).toBe('introduction_closed');
    expect(
      await test.attempt(calls.introduce, { cid, avatar: await upload(one, 120, 120, '#556677'), text }, one),
    ).toMatchObject({
      error: 'introduction_closed',
    });
    expect(await test.attempt(desk.saveCollecting, { cid, seen: 0, collecting: true }, staff)).toMatchObject({
      error: 'changed_meanwhile',
    });
    await test.call(desk.saveCollecting, { cid, seen: version, collecting: true }, staff);
  });

  it('of another conference cannot be judged', async () => {
    const one = await speaker();
    await test.call(calls.introduce, { cid, avatar: await upload(one, 120, 120, '#667788'), text }, one);
    const { id } = await last('waiting');
    const other = await buildConference(db, { societyId });
    expect(await test.attempt(desk.judge, { cid: other, introductionId: id, verdict: 'release' }, staff)).toMatchObject(
      {
        error: 'not_found',
      },
    );
    expect((await listed('waiting', '周启明')).map((row) => row.id)).toContain(id);
    expect(await listed('waiting', '%')).toEqual([]);
  });
});
