import { describe, expect, it } from 'vitest';
import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { homeConsoleCalls } from '@meetingapp/contract/home/console.ts';
import { newsConsoleCalls as calls } from '@meetingapp/contract/news/console.ts';
import { newsCalls } from '@meetingapp/contract/news/article.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildArticle, buildNewsColumn } from '@meetingapp/demo/news/news.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const options = { token, language: 'en' } as const;
const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000);

const article = (more: object = {}) => ({
  id: null,
  seen: null,
  columnId: null,
  title: both('开幕', 'The opening'),
  summary: nothing,
  source: nothing,
  cover: null,
  html: both('<p>早上九点</p>', '<p>At nine</p>'),
  from: null,
  state: 'published' as const,
  pinned: false,
  ...more,
});
const readBy = (articleId: number) => test.attempt(newsCalls.article, { articleId }, { language: 'en' });

describe('[S79] an article', () => {
  it('is read in the reader’s language once it is published, with others of its column', async () => {
    const cid = await buildConference(db, { societyId });
    const columnId = await buildNewsColumn(db, cid, both('动态', 'Latest'));
    const older = await buildArticle(db, cid, { columnId, title: both('旧', 'Older'), at: daysOn(-3) });
    await buildArticle(db, cid, { title: both('别的', 'Elsewhere'), at: daysOn(-1) });
    const { articleId } = await test.call(calls.save, { cid, article: article({ columnId }) }, options);
    expect(await readBy(articleId)).toMatchObject({
      cid,
      article: { title: 'The opening', html: '<p>At nine</p>', column: { id: columnId, name: 'Latest' } },
      related: [{ id: older, title: 'Older' }],
    });
  });

  it('that lacks a language is read in the other', async () => {
    const cid = await buildConference(db, { societyId });
    const id = await buildArticle(db, cid, { title: both('只有中文', ''), html: both('<p>正文</p>', '') });
    expect(await readBy(id)).toMatchObject({ article: { title: '只有中文', html: '<p>正文</p>' } });
  });

  it('is not found while it or its conference is a draft, or it is planned or deleted, also by its number', async () => {
    const cid = await buildConference(db, { societyId });
    const draft = await buildArticle(db, cid, { title: both('草稿', ''), at: null });
    const planned = await buildArticle(db, cid, { title: both('明天', ''), at: daysOn(1) });
    const deleted = await buildArticle(db, cid, { title: both('删了', '') });
    await test.call(calls.remove, { cid, articleId: deleted }, options);
    for (const id of [draft, planned, deleted, 99_999_999])
      expect(await readBy(id)).toMatchObject({ error: 'not_found' });
    const hidden = await buildConference(db, { societyId, state: 'draft' });
    const inside = await buildArticle(db, hidden, { title: both('未公布', '') });
    expect(await readBy(inside)).toMatchObject({ error: 'not_found' });
    await test.call(calls.restore, { cid, articleId: deleted }, options);
    expect(await readBy(deleted)).toMatchObject({ code: 0 });
  });

  it('appears at its time by the server’s clock', async () => {
    const cid = await buildConference(db, { societyId });
    const from = daysOn(2).toISOString();
    const { articleId } = await test.call(calls.save, { cid, article: article({ from }) }, options);
    expect(await readBy(articleId)).toMatchObject({ error: 'not_found' });
    test.clock.now = daysOn(3);
    expect(await readBy(articleId)).toMatchObject({ code: 0 });
    test.clock.now = new Date();
  });
});

describe('[S77] [S78] news by column', () => {
  it('is in the organiser’s order, pinned first, then the newest; empty columns are omitted', async () => {
    const cid = await buildConference(db, { societyId });
    const second = await buildNewsColumn(db, cid, both('学术', 'Science'), 2);
    const first = await buildNewsColumn(db, cid, both('动态', 'Latest'), 1);
    await buildNewsColumn(db, cid, both('空的', 'Empty'), 0);
    const at = (title: string, days: number, columnId: number | null, pinned = false) =>
      buildArticle(db, cid, { title: both(title, title), at: daysOn(days), columnId, pinned });
    await at('a', -1, first);
    await at('b', -9, first, true);
    await at('c', -2, second);
    await at('d', -1, null);
    const { columns } = await test.call(newsCalls.columns, { cid }, { language: 'en' });
    expect(columns.map(({ name, count, articles }) => [name, count, articles.map(({ title }) => title)])).toEqual([
      ['Latest', 2, ['b', 'a']],
      ['Science', 1, ['c']],
      ['', 1, ['d']],
    ]);
  });

  it('is paged, each article once, also when two were published at the same moment', async () => {
    const cid = await buildConference(db, { societyId });
    const columnId = await buildNewsColumn(db, cid, both('动态', 'Latest'));
    const moment = daysOn(-1);
    for (let number = 0; number < 45; number += 1)
      await buildArticle(db, cid, { columnId, title: both(`${number}`, ''), at: number < 30 ? moment : daysOn(-2) });
    const seen: number[] = [];
    for (let after: number | null = null, more = true; more;) {
      const page = await test.call(newsCalls.column, { columnId, after });
      seen.push(...page.articles.map(({ id }) => id));
      after = seen.at(-1) ?? null;
      more = page.more;
    }
    expect(new Set(seen).size).toBe(45);
    expect(seen).toHaveLength(45);
  });
});

describe('[S25] the home', () => {
  it('shows the newest published articles of the chosen columns, each linked to its page', async () => {
    const cid = await buildConference(db, { societyId });
    const one = await buildNewsColumn(db, cid, both('动态', 'Latest'), 1);
    const other = await buildNewsColumn(db, cid, both('学术', 'Science'), 2);
    const id = await buildArticle(db, cid, { columnId: one, title: both('甲', 'A'), at: daysOn(-2) });
    await buildArticle(db, cid, { columnId: other, title: both('乙', 'B'), at: daysOn(-1) });
    await buildArticle(db, cid, { columnId: one, title: both('草稿', 'Draft'), at: null });
    const home = async () => (await test.call(homeCalls.homeInfo, { idCode: cid }, { language: 'en' })).data;
    expect((await home()).news.map(({ title }) => title)).toEqual(['B', 'A']);
    const { content, version, theme } = await test.call(homeConsoleCalls.read, { cid }, options);
    // A preview while editing, before anything is saved.
    const preview = await test.call(homeConsoleCalls.news, { cid, columnIds: [one] }, options);
    expect(preview.en.newsColumns).toMatchObject([{ name: 'Latest', count: 1 }]);
    const wish = { cid, version, theme, content: { ...content, newsColumns: [one] } };
    await test.call(homeConsoleCalls.save, wish, options);
    expect(await home()).toMatchObject({
      news: [{ title: 'A', column: 'Latest', to: `/infodetails/${id}?cid=${cid}` }],
      newsColumns: [{ name: 'Latest', count: 1, to: `/moreinfo/${one}?cid=${cid}` }],
    });
  });
});

describe('[O17] the news in the console', () => {
  it('keeps the first of two concurrent saves', async () => {
    const cid = await buildConference(db, { societyId });
    const { articleId, version } = await test.call(calls.save, { cid, article: article() }, options);
    const save = (zh: string) =>
      test.attempt(
        calls.save,
        { cid, article: article({ id: articleId, seen: version, title: both(zh, '') }) },
        options,
      );
    expect(await save('第一个人')).toMatchObject({ code: 0 });
    expect(await save('第二个人')).toMatchObject({ error: 'changed_meanwhile' });
    expect((await test.call(calls.read, { cid, articleId }, options)).article.title.zh).toBe('第一个人');
  });

  it('stores texts sanitized', async () => {
    const cid = await buildConference(db, { societyId });
    const html = both('<p onclick="x()">好</p><script>x()</script>', '<img src=x onerror=x()>');
    const { articleId } = await test.call(calls.save, { cid, article: article({ html }) }, options);
    expect((await test.call(calls.read, { cid, articleId }, options)).article.html).toEqual(
      both('<p>好</p>', '<img src="x">'),
    );
  });

  it('requires a title, and accepts only a column of this conference; it names the field', async () => {
    const cid = await buildConference(db, { societyId });
    const columnId = await buildNewsColumn(db, await buildConference(db, { societyId }), both('别处', ''));
    const attempt = (more: object) => test.attempt(calls.save, { cid, article: article(more) }, options);
    expect(await attempt({ title: both(' ', '') })).toMatchObject({ faults: [{ field: 'article.title' }] });
    expect(await attempt({ columnId })).toMatchObject({ faults: [{ field: 'article.columnId' }] });
    expect(await attempt({ cover: 'javascript:x' })).toMatchObject({ faults: [{ field: 'article.cover' }] });
    expect(await attempt({ from: 'morgen' })).toMatchObject({ faults: [{ field: 'article.from' }] });
  });

  it('finds nothing of another conference, and admits nobody of another society', async () => {
    const cid = await buildConference(db, { societyId });
    const elsewhere = await buildConference(db, { societyId });
    const articleId = await buildArticle(db, elsewhere, { title: both('别处', '') });
    const columnId = await buildNewsColumn(db, elsewhere, both('别处', ''));
    const wishes = [
      test.attempt(calls.read, { cid, articleId }, options),
      test.attempt(calls.remove, { cid, articleId }, options),
      test.attempt(calls.restore, { cid, articleId }, options),
      test.attempt(calls.save, { cid, article: article({ id: articleId, seen: 1 }) }, options),
      test.attempt(calls.saveColumn, { cid, column: { id: columnId, name: both('改', '') } }, options),
      test.attempt(calls.removeColumn, { cid, columnId }, options),
    ];
    for (const answer of await Promise.all(wishes)) expect(answer).toMatchObject({ error: 'not_found' });
    const abroad = await buildStaffToken(db, await buildStaff(db, await buildSociety(db), { email: 'n@example.org' }));
    expect(await test.attempt(calls.list, { cid }, { token: abroad })).toMatchObject({ error: 'forbidden' });
  });

  it('filters by draft, planned, published and deleted, and finds words in either language', async () => {
    const cid = await buildConference(db, { societyId });
    await buildArticle(db, cid, { title: both('草稿', 'One'), at: null });
    await buildArticle(db, cid, { title: both('明天', 'Two'), at: daysOn(1) });
    await buildArticle(db, cid, { title: both('现在', 'Three'), at: daysOn(-1) });
    const gone = await buildArticle(db, cid, { title: both('删了', 'Four') });
    await test.call(calls.remove, { cid, articleId: gone }, options);
    const list = async (more: object) =>
      (await test.call(calls.list, { cid, ...more }, options)).articles.map(({ title }) => title.en);
    expect(await list({ standing: 'draft' })).toEqual(['One']);
    expect(await list({ standing: 'planned' })).toEqual(['Two']);
    expect(await list({ standing: 'published' })).toEqual(['Three']);
    expect(await list({ standing: 'removed' })).toEqual(['Four']);
    expect(await list({ words: '明' })).toEqual(['Two']);
    expect(await list({ words: 'thr' })).toEqual(['Three']);
    expect(await list({})).toHaveLength(3);
  });

  it('refuses to delete a column with articles', async () => {
    const cid = await buildConference(db, { societyId });
    const { columnId } = await test.call(
      calls.saveColumn,
      { cid, column: { id: null, name: both('动态', '') } },
      options,
    );
    const articleId = await buildArticle(db, cid, { columnId, title: both('一', '') });
    const remove = () => test.attempt(calls.removeColumn, { cid, columnId }, options);
    expect(await remove()).toMatchObject({ error: 'column_in_use' });
    await test.call(calls.remove, { cid, articleId }, options);
    expect(await remove()).toMatchObject({ code: 0 });
  });
});
