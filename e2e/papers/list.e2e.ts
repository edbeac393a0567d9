import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildAcceptedPaper } from '@meetingapp/demo/papers/accepted.ts';
import { buildPaperCall, buildPaperTopic } from '@meetingapp/demo/papers/papers.ts';
import { expect, test } from '../support/fixtures.ts';
import { withDatabase } from '../support/own-congress.ts';
import { ownProgramme } from '../support/own-programme.ts';
import { wordsOf } from '../support/sign-up.ts';

const titles = [
  { zh: '冠脉 CT 与斑块', en: 'Coronary CT and plaque' },
  { zh: '夜间血压', en: 'Blood pressure at night' },
] as const;
const many = Array.from({ length: 28 }, (_, at) => ({ name: { zh: `作者${at + 1}`, en: `Author ${at + 1}` } }));
const contact = { name: '欧阳若水', phone: '13900104321' };

function ownPapers() {
  return withDatabase(async (db) => {
    const cid = await buildConference(db, { startsOn: '2027-04-16', endsOn: '2027-04-17' });
    await buildPaperCall(db, cid, { votesEach: 2 });
    const imaging = await buildPaperTopic(db, cid, { zh: '影像', en: 'Imaging' });
    const pressure = await buildPaperTopic(db, cid, { zh: '血压', en: 'Pressure' }, { position: 1 });
    const poster = await buildAcceptedPaper(db, cid, {
      number: 'P-1',
      title: titles[0],
      topics: [imaging],
      authors: [...many],
      abstract: '目的：看清斑块。',
      board: 'A-01',
      contact,
    });
    await buildAcceptedPaper(db, cid, { number: 'P-2', title: titles[1], topics: [pressure], decision: 'oral' });
    return { cid, poster };
  });
}

test(
  '[S70] [S71] [S72] a result is found by name and phone, and accepted papers by pinyin and topic, with all 28 authors in the detail',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    const of = phone.language;
    const { cid } = await ownPapers();
    await phone.open('paper', { cid });
    await page.locator('input[autocomplete="name"]').fill('欧阳 若水');
    await page.locator('input[autocomplete="tel"]').fill('139 0010 4321');
    await page.locator('button[type="submit"]').click();
    await expect(page.getByText('A-01')).toBeVisible();
    await axe(page);
    await phone.open('paper3', { cid });
    const rows = page.locator('.pa-row');
    await expect(rows).toHaveCount(2);
    const firstThree = many.slice(0, 3).map(({ name }) => name[of]);
    await expect(rows.filter({ hasText: firstThree[0] ?? '' })).toContainText(
      firstThree.join(of === 'zh' ? '、' : ', '),
    );
    await page.getByRole('searchbox').fill('gm');
    await expect(rows).toHaveCount(1);
    await expect(rows.first().locator('mark')).toBeVisible();
    await expect(rows.first()).toContainText('25');
    await axe(page);
    await rows.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0][of]);
    await expect(page.getByText(many[27]?.name[of] ?? '')).toBeVisible();
    await expect(page.getByText('看清斑块')).toBeVisible();
    await axe(page);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('gm');
  },
);

test(
  '[S73] [S74] [S75] a poster opens from the list; actions that need a log-in say so; a wall without sheets shows what to do',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    const of = phone.language;
    const { cid, poster } = await ownPapers();
    await phone.open('posterList', { cid });
    await expect(page.locator('.po-card')).toHaveCount(1);
    await axe(page);
    await page.locator('.po-open').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0][of]);
    await expect(page.locator('.po-vote')).toBeVisible();
    await axe(page);
    // It is found without the conference in the address too.
    await phone.open('posterDetail', {}, { id: poster });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0][of]);
    await page.locator('.po-vote button').click();
    await expect(page).toHaveURL(/login|\/qr\/|registration/i);
    await phone.open('poster', { cid });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  '[S46] the search of a conference finds its papers and posters, which are loaded on the first input, not before',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    const words = wordsOf(phone.language).agenda;
    const { cid, talk } = await ownProgramme();
    await withDatabase(async (db) => {
      await buildAcceptedPaper(db, cid, { number: 'P-1', title: titles[0], authors: [...many], board: 'A-01' });
      await buildAcceptedPaper(db, cid, { number: 'P-2', title: titles[1], decision: 'oral' });
    });
    const fetched: string[] = [];
    page.on('request', (request) => request.url().includes('/papers/') && fetched.push(request.url()));
    await phone.open('searchList', { cid });
    await expect(page.getByText(words.searchHow).first()).toBeVisible();
    expect(fetched).toEqual([]);
    const hits = page.locator('.ag-hits');
    await page.getByRole('searchbox').fill('gm');
    await expect(hits.getByRole('link', { name: talk[phone.language] })).toBeVisible();
    const poster = hits.getByRole('link', { name: titles[0][phone.language] });
    await expect(poster.locator('mark').first()).toBeAttached();
    await axe(page);
    // A match in papers alone does not show the empty state.
    await page.getByRole('searchbox').fill('P-2');
    await expect(hits.getByRole('link')).toHaveCount(1);
    await hits.getByRole('link', { name: titles[1][phone.language] }).click();
    await expect(page).toHaveURL(/\/paper3\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1][phone.language]);
    await page.goBack();
    await page.getByRole('searchbox').fill('a-01');
    await poster.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0][phone.language]);
  },
);
