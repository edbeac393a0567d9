import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { surveyReportCalls } from '@meetingapp/contract/survey/report.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { meetingItems } from '@meetingapp/demo/survey/symposium-surveys.ts';
import { buildAnswers, buildSurvey, surveyItem, usualContent } from '@meetingapp/demo/survey/survey.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId, { role: 'programme', email: 'r@example.org' }));
const asStaff = { token, language: 'zh' as const };
const now = new Date();
const opensAt = new Date(now.getTime() - 3_600_000).toISOString();

const level = surveyItem('level', 'S', both('单位', 'Hospital'), {
  required: true,
  options: [both('三级医院', 'Tertiary'), both('卫生院', 'Health centre')],
});
const stars = surveyItem('stars', 'rating', both('评分', 'Rating'), { required: true });
const more = surveyItem('more', 'T', both('还有什么', 'Anything else'));

async function survey(people: readonly Record<string, string>[], anonymous = true, items = [level, stars, more]) {
  const cid = await buildConference(db, { societyId });
  const surveyId = await buildSurvey(db, cid, usualContent({ opensAt, anonymous, items }));
  for (const answers of people)
    await buildAnswers(db, { surveyId, accountId: await buildAccount(db, {}), anonymous, answers, now });
  return { cid, surveyId };
}

/** The text of a PDF without spaces between its pieces, and its number of pages. */
async function read(content: string) {
  const document = await getDocument({ data: new Uint8Array(Buffer.from(content, 'base64')) }).promise;
  let text = '';
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  return { text: text.replaceAll(/\s+/g, ''), pages: document.numPages };
}

const tertiary = { level: 'a', stars: '5', more: '茶歇太短' };
const centre = { level: 'b', stars: '1', more: '' };

describe('[O14] the report of a survey', () => {
  it.each(['zh', 'en'] as const)('has figures and charts of each question in %s', async (language) => {
    const { cid, surveyId } = await survey([tertiary, tertiary, tertiary, tertiary, tertiary, tertiary]);
    const { name, content } = await test.call(surveyReportCalls.report, { cid, surveyId, language }, asStaff);
    expect(name).toBe(`survey-${surveyId}-${language}.pdf`);
    const { text } = await read(content);
    const expected = {
      zh: ['问卷报告', '6份', '不记名', '1单位', '6人答，0人不回答', '三级医院', '100%', '平均5', '茶歇太短'],
      en: ['Surveyreport', '6answers', 'anonymous', '1Hospital', '6answered', 'Tertiary', '100%', 'mean5', '茶歇太短'],
    };
    for (const part of expected[language]) expect(text).toContain(part);
  });

  const pdfinfo = spawnSync('pdfinfo', ['-v']).error === undefined;

  it.skipIf(!pdfinfo).each([
    ['zh', 'zh-CN', '单位'],
    ['en', 'en', 'Hospital'],
  ] as const)(
    'is tagged for screen readers in %s: headings, and a table of each question',
    async (language, lang, label) => {
      const { cid, surveyId } = await survey(Array.from({ length: 6 }, () => tertiary));
      const { content } = await test.call(surveyReportCalls.report, { cid, surveyId, language }, asStaff);
      const folder = mkdtempSync(join(tmpdir(), 'meetingapp-report-'));
      const file = join(folder, 'report.pdf');
      writeFileSync(file, Buffer.from(content, 'base64'));
      const about = spawnSync('pdfinfo', [file], { encoding: 'utf8' }).stdout;
      const { stdout } = spawnSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8' });
      rmSync(folder, { recursive: true });
      expect(about).toMatch(/^Tagged: +yes$/m);
      expect(Buffer.from(content, 'base64').toString('latin1')).toContain(`/Lang (${lang})`);
      const roles = stdout
        .split('\n')
        .flatMap((line) => /^ *(Document|H1|H2|P|Table|TR|TH|TD)\b/.exec(line)?.[1] ?? []);
      expect(roles.slice(0, 4)).toEqual(['Document', 'P', 'H1', 'P']);
      expect(roles.filter((role) => role === 'H2')).toHaveLength(3);
      const rows = roles.join(' ').match(/TR TH TD TD/g) ?? [];
      // Two options and five stars.
      expect(rows).toHaveLength(7);
      expect(stdout.replaceAll(/\s/g, '')).toContain(label);
      // The page's number is not read.
      expect(stdout).not.toMatch(/1 \/ 1/);
    },
  );

  it('hides groups of fewer than 5 of an anonymous survey, and what they could be computed from', async () => {
    const six = Array.from({ length: 6 }, () => tertiary);
    const { cid, surveyId } = await survey([...six, centre]);
    const asked = { cid, surveyId, language: 'zh', by: 'level' } as const;
    const { text } = await read((await test.call(surveyReportCalls.report, asked, asStaff)).content);
    expect(text).toContain('按“单位”分组');
    expect(text).toContain('<5');
    expect(text).toContain('约5');
    expect(text).toContain('少于5人，不显示');
    // The same people with their names: everything is shown.
    const named = await survey([...six, centre], false);
    const open = await read(
      (await test.call(surveyReportCalls.report, { ...named, language: 'zh', by: 'level' }, asStaff)).content,
    );
    expect(open.text).not.toContain('少于5人');
  });

  it('is refused below 5 people, and for a part of fewer than 5', async () => {
    const few = await survey([tertiary, tertiary, tertiary, centre]);
    expect(await test.attempt(surveyReportCalls.report, { ...few, language: 'zh' }, asStaff)).toMatchObject({
      error: 'survey_too_few',
    });
    const six = await survey([...Array.from({ length: 6 }, () => tertiary), centre]);
    const filter = { code: 'level', value: 'b' };
    for (const value of ['a', 'b'])
      expect(
        await test.attempt(surveyReportCalls.report, { ...six, language: 'zh', filter: { ...filter, value } }, asStaff),
      ).toMatchObject({ error: 'survey_part_too_few' });
    const twelve = await survey([
      ...Array.from({ length: 6 }, () => tertiary),
      ...Array.from({ length: 6 }, () => centre),
    ]);
    const part = await test.call(surveyReportCalls.report, { ...twelve, language: 'en', filter }, asStaff);
    expect((await read(part.content)).text).toContain('Onlypeoplewhoanswered"Healthcentre"to"Hospital":6');
  });

  it('spans pages with every kind of question, and says so when nobody has answered', async () => {
    const answers = {
      level: 'a',
      topics: 'a|b',
      travel: '40',
      parts: 'r1=d|r2=e|r3=a|r4=c',
      session: '4',
      next: 'b|a|c|d',
      again: '9',
      more: '很好',
    };
    const full = await survey(
      Array.from({ length: 8 }, () => answers),
      true,
      meetingItems(),
    );
    const asked = { ...full, language: 'zh', by: 'level' } as const;
    const { text, pages } = await read((await test.call(surveyReportCalls.report, asked, asStaff)).content);
    expect(pages).toBeGreaterThan(1);
    for (const part of ['中位40', 'NPS+100', '推荐（9、10）100%', '排在第一的人数', '学术内容', '平均4'])
      expect(text).toContain(part);
    const nobody = await survey([], false);
    const empty = await test.call(surveyReportCalls.report, { ...nobody, language: 'en' }, asStaff);
    expect((await read(empty.content)).text).toContain('Nobodyhasansweredyet');
  });

  it('belongs to its conference', async () => {
    const { surveyId } = await survey([tertiary]);
    const cid = await buildConference(db, { societyId });
    expect(await test.attempt(surveyReportCalls.report, { cid, surveyId, language: 'zh' }, asStaff)).toMatchObject({
      error: 'not_found',
    });
  });
});
