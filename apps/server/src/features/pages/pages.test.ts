import { describe, expect, it } from 'vitest';
import { pagesConsoleCalls as calls } from '@meetingapp/contract/pages/console.ts';
import { pagesCalls } from '@meetingapp/contract/pages/page.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildArticle } from '@meetingapp/demo/news/news.ts';
import { buildPage } from '@meetingapp/demo/pages/pages.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const options = { token, language: 'en' } as const;
const inEnglish = { language: 'en' } as const;

const page = (more: object = {}) => ({
  id: null,
  seen: null,
  kind: 'page' as const,
  title: both('交通', 'Getting here'),
  cover: null,
  html: both('<p>地铁</p>', '<p>Metro</p>'),
  entries: [],
  state: 'published' as const,
  ...more,
});

describe('[S13] a page written by staff', () => {
  it('is served in the reader’s language, sanitized', async () => {
    const cid = await buildConference(db, { societyId });
    const html = both('<p onclick="x()">地铁</p>', '<p>Metro</p><script>x()</script><iframe src="//x"></iframe>');
    const { pageId } = await test.call(calls.save, { cid, page: page({ html }) }, options);
    expect(await test.call(pagesCalls.page, { pageId }, inEnglish)).toMatchObject({
      cid,
      page: { title: 'Getting here', html: '<p>Metro</p>' },
    });
    expect((await test.call(calls.read, { cid, pageId }, options)).page.html.zh).toBe('<p>地铁</p>');
  });

  it('stored unsanitized is sanitized on output too', async () => {
    const cid = await buildConference(db, { societyId });
    const pageId = await buildPage(db, cid, { title: both('页', ''), html: both('<img src=x onerror=x()>', '') });
    expect((await test.call(pagesCalls.page, { pageId })).page.html).toBe('<img src="x">');
  });

  it('is not found while it is a draft or deleted, or its conference a draft; a topic is not a page', async () => {
    const cid = await buildConference(db, { societyId });
    const hidden = await buildConference(db, { societyId, state: 'draft' });
    const deleted = await buildPage(db, cid, { title: both('删', '') });
    await test.call(calls.remove, { cid, pageId: deleted }, options);
    const ids = [
      deleted,
      await buildPage(db, cid, { title: both('草稿', ''), draft: true }),
      await buildPage(db, hidden, { title: both('里', '') }),
      await buildPage(db, cid, { title: both('专题', ''), kind: 'subject' }),
      99_999_999,
    ];
    for (const pageId of ids)
      expect(await test.attempt(pagesCalls.page, { pageId })).toMatchObject({ error: 'not_found' });
    await test.call(calls.restore, { cid, pageId: deleted }, options);
    expect(await test.attempt(pagesCalls.page, { pageId: deleted })).toMatchObject({ code: 0 });
  });
});

describe('[S14] a special topic', () => {
  it('shows its items in the organiser’s order, and omits those nobody may see', async () => {
    const cid = await buildConference(db, { societyId });
    const old = await buildArticle(db, cid, { title: both('旧', 'Old'), at: new Date(Date.now() - 9e8) });
    const young = await buildArticle(db, cid, { title: both('新', 'New'), at: new Date(Date.now() - 1e6) });
    const draft = await buildArticle(db, cid, { title: both('草稿', 'Draft'), at: null });
    const entries = [old, draft, young].map((id) => ({ kind: 'article' as const, id }));
    const wish = page({ kind: 'subject' as const, entries });
    const { pageId } = await test.call(calls.save, { cid, page: wish }, options);
    const { subject } = await test.call(pagesCalls.subject, { subjectId: pageId }, inEnglish);
    expect(subject.groups).toMatchObject([
      { kind: 'article', items: [{ title: 'Old', to: `/infodetails/${old}?cid=${cid}` }, { title: 'New' }] },
    ]);
  });

  it('accepts nothing of another conference', async () => {
    const cid = await buildConference(db, { societyId });
    const stranger = await buildArticle(db, await buildConference(db, { societyId }), { title: both('别处', '') });
    const wish = page({ kind: 'subject' as const, entries: [{ kind: 'article' as const, id: stranger }] });
    expect(await test.attempt(calls.save, { cid, page: wish }, options)).toMatchObject({
      faults: [{ field: 'page.entries' }],
    });
  });

  it('finds addable items by words in either language', async () => {
    const cid = await buildConference(db, { societyId });
    await buildArticle(db, cid, { title: both('心衰随访', 'Follow-up') });
    const find = async (words: string) =>
      (await test.call(calls.candidates, { cid, kind: 'article', words }, options)).found.map(({ name }) => name.en);
    expect(await find('随访')).toEqual(['Follow-up']);
    expect(await find('follow')).toEqual(['Follow-up']);
    expect(await find('100%')).toEqual([]);
  });
});

describe('[S9] external pages', () => {
  it('are shown only from hosts that the organiser allowed; for others the host is named', async () => {
    const cid = await buildConference(db, { societyId });
    const ask = (address: string) => test.call(pagesCalls.frame, { cid, address });
    expect(await ask('https://survey.example.org/a')).toMatchObject({ allowed: false, host: 'survey.example.org' });
    const hosts = ['https://Survey.example.org/', '*.maps.example'];
    expect(await test.call(calls.saveHosts, { cid, hosts }, options)).toMatchObject({
      hosts: ['survey.example.org', '*.maps.example'],
    });
    expect(await ask('https://survey.example.org/a')).toMatchObject({ allowed: true });
    expect(await ask('https://a.maps.example/')).toMatchObject({ allowed: true });
    expect(await ask('https://survey.example.org.evil.example/')).toMatchObject({ allowed: false });
    expect(await ask('http://survey.example.org/a')).toMatchObject({ allowed: false, host: '' });
    expect(await ask('javascript:alert(1)')).toMatchObject({ allowed: false, host: '' });
  });

  it('of one conference are separate from those of another; an invalid host is refused, and the field named', async () => {
    const cid = await buildConference(db, { societyId });
    const other = await buildConference(db, { societyId });
    await test.call(calls.saveHosts, { cid, hosts: ['a.example'] }, options);
    expect(await test.call(pagesCalls.frame, { cid: other, address: 'https://a.example/' })).toMatchObject({
      allowed: false,
    });
    expect(await test.attempt(calls.saveHosts, { cid, hosts: ['a.example', 'no host'] }, options)).toMatchObject({
      faults: [{ field: 'hosts.1' }],
    });
  });
});

describe('[O17] pages in the console', () => {
  it('keep the first of two concurrent saves', async () => {
    const cid = await buildConference(db, { societyId });
    const { pageId, version } = await test.call(calls.save, { cid, page: page() }, options);
    const save = (zh: string) =>
      test.attempt(calls.save, { cid, page: page({ id: pageId, seen: version, title: both(zh, '') }) }, options);
    expect(await save('第一个人')).toMatchObject({ code: 0 });
    expect(await save('第二个人')).toMatchObject({ error: 'changed_meanwhile' });
    expect((await test.call(calls.read, { cid, pageId }, options)).page.title.zh).toBe('第一个人');
  });

  it('require a title; those of another conference are not found, and another society has no access', async () => {
    const cid = await buildConference(db, { societyId });
    const pageId = await buildPage(db, await buildConference(db, { societyId }), { title: both('别处', '') });
    expect(await test.attempt(calls.save, { cid, page: page({ title: nothing }) }, options)).toMatchObject({
      faults: [{ field: 'page.title' }],
    });
    for (const answer of [
      await test.attempt(calls.read, { cid, pageId }, options),
      await test.attempt(calls.remove, { cid, pageId }, options),
      await test.attempt(calls.restore, { cid, pageId }, options),
      await test.attempt(calls.save, { cid, page: page({ id: pageId, seen: 1 }) }, options),
    ])
      expect(answer).toMatchObject({ error: 'not_found' });
    const abroad = await buildStaffToken(db, await buildStaff(db, await buildSociety(db), { email: 'p@example.org' }));
    expect(await test.attempt(calls.list, { cid }, { token: abroad })).toMatchObject({ error: 'forbidden' });
  });
});
