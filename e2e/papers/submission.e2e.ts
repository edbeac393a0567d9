import { paperCallCalls } from '@meetingapp/contract/papers/call.ts';
import { submissionCalls } from '@meetingapp/contract/papers/submission.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildPaper, buildPaperCall, buildPaperTopic } from '@meetingapp/demo/papers/papers.ts';
import { papersConsole as consoleEn } from '@meetingapp/locales/en/papers/console.ts';
import { papersSubmission as en } from '@meetingapp/locales/en/papers/submission.ts';
import { papersConsole as consoleZh } from '@meetingapp/locales/zh/papers/console.ts';
import { papersSubmission as zh } from '@meetingapp/locales/zh/papers/submission.ts';
import type { Page, Route } from '@playwright/test';
import { smallPhone } from '../support/browser.ts';
import { laptop, openConsole } from '../support/console.ts';
import { enlargeText } from '../support/enlarge-text.ts';
import { expect, test } from '../support/fixtures.ts';
import { cutIn } from '../support/cut.ts';
import { ownSociety, withDatabase } from '../support/own-congress.ts';
import { anyOf, newAccount } from '../support/sign-up.ts';

const words = { zh, en };
const consoleWords = { zh: consoleZh, en: consoleEn };
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n');

async function call() {
  const { cid, owner } = await ownSociety();
  await withDatabase(async (db) => {
    await buildPaperCall(db, cid, { wordsMost: 40 });
    await buildPaperTopic(db, cid, both('心律失常', 'Arrhythmia'));
    await buildPaperTopic(db, cid, both('心力衰竭', 'Heart failure'), { position: 1 });
  });
  return { cid, owner };
}

test(
  '[S76] an author writes a paper on the phone, leaves and returns, sees what is missing and too long, and submits it',
  { tag: '@en' },
  async ({ phone, page, language, axe }) => {
    const t = words[language];
    const { cid } = await call();
    await phone.logIn({ to: (await newAccount(phone)).to, password: 'Heart-2026' });
    await phone.open('contributeHome', { cid });
    await expect(page.getByText(t.deadline.none)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: t.begin }).click();
    await page.getByText(language === 'zh' ? '心力衰竭' : 'Heart failure').click();
    const next = async (step: keyof typeof t.steps) => {
      await page.getByRole('button', { name: t.wizard.nextAct, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.steps[step] })).toBeVisible();
    };
    await next('two');

    await page.getByLabel(language === 'zh' ? t.titleZh : t.titleEn).fill('A paper of 128 patients');
    await page.getByRole('button', { name: t.addAuthor }).click();
    await page.getByLabel(language === 'zh' ? t.nameZh : t.nameEn).fill('Gu Qinghe');
    await page.getByRole('dialog').getByRole('button', { name: t.addAffiliation }).click();
    await page
      .getByRole('dialog')
      .getByLabel(language === 'zh' ? t.affiliationZh : t.affiliationEn)
      .fill('Hushan Heart Hospital');
    await axe(page);
    await page.getByRole('dialog').getByRole('button', { name: t.done, exact: true }).last().click();
    await page
      .getByRole('button', { name: anyOf(t.up) })
      .last()
      .click();
    await expect(page.locator('.papers-author').first()).toContainText('Gu Qinghe');
    await axe(page);
    await next('three');

    const parts = page.locator('textarea');
    await expect(parts).toHaveCount(4);
    for (let at = 0; at < 4; at += 1)
      await parts.nth(at).fill('one two three four five six seven eight nine ten eleven');
    await expect(page.getByText(anyOf(t.wordsOver)).first()).toBeVisible();
    await parts.nth(3).fill('one two');
    await expect(page.getByText(anyOf(t.wordsOf)).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: t.saved.saved })).toBeVisible();
    await page.reload();
    await expect(parts.nth(3)).toHaveValue('one two');
    await next('four');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'full.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByRole('link', { name: 'full.pdf' })).toBeVisible();
    await next('five');

    await axe(page);
    // The author from the account has no affiliation yet: the error links to the field.
    await expect(page.getByRole('button', { name: t.review.submit })).toBeDisabled();
    await page.getByRole('button', { name: t.affiliationsOf }).first().click();
    await page.locator('.papers-author').nth(1).click();
    if (language === 'zh') await page.getByLabel(t.nameZh).fill('周晓晴');
    else await page.getByLabel(t.nameEn).fill('Zhou Xiaoqing');
    await page.getByRole('dialog').getByLabel(t.email).fill('zhou@example.org');
    await page.getByRole('dialog').getByText('Hushan Heart Hospital').click();
    await page.getByRole('dialog').getByRole('button', { name: t.done, exact: true }).last().click();
    await next('three');
    await next('four');
    await next('five');
    await page.getByRole('button', { name: t.review.submit }).click();
    await expect(page.getByRole('heading', { name: anyOf(t.view.number) })).toContainText('P0001');
    await expect(page.getByText(t.states.submitted, { exact: true })).toBeVisible();
    await axe(page);

    await page.getByRole('button', { name: t.view.withdraw, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.view.withdraw, exact: true }).click();
    await expect(page.getByText(t.states.withdrawn, { exact: true }).first()).toBeVisible();
  },
);

test(
  '[S76] text typed while the draft is being saved is not overwritten by the saved version',
  { tag: '@en' },
  async ({ phone, page, language }) => {
    const t = words[language];
    const { cid } = await call();
    await phone.logIn({ to: (await newAccount(phone)).to, password: 'Heart-2026' });
    await phone.open('contributeHome', { cid });
    await page.getByRole('button', { name: t.begin }).click();
    await page.getByText(language === 'zh' ? '心力衰竭' : 'Heart failure').click();
    await page.getByRole('button', { name: t.wizard.nextAct, exact: true }).click();
    const title = page.getByLabel(language === 'zh' ? t.titleZh : t.titleEn);
    await title.waitFor();

    const sent: Route[] = [];
    await page.route(`**${submissionCalls.keepPaper.path}`, (route) => void sent.push(route));
    await title.fill('Older');
    await expect.poll(() => sent.length).toBe(1);
    await title.fill('Newer');
    await sent[0]?.continue();
    await expect.poll(() => sent.length).toBe(2);
    await page.reload();
    await expect(title).toHaveValue('Newer');
  },
);

/** Returns the first word that is broken over two lines or cut off by the screen edge, of those that would fit on a line. */
const tornWord = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const walker = document.createTreeWalker(sheet ?? document.body, NodeFilter.SHOW_TEXT);
    const room = innerWidth / 2;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.sr, textarea')) continue;
      for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\d]+/gu) ?? []) {
        if (/\p{Script=Han}/u.test(word)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const drawn = [...range.getClientRects()].filter(({ width }) => width > 0);
        const length = drawn.reduce((sum, { width }) => sum + width, 0);
        const lines = new Set(drawn.map(({ top }) => Math.round(top))).size;
        if ((lines > 1 && length < room) || drawn.some(({ right }) => right > innerWidth + 1)) return word;
      }
    }
    return null;
  });

test(
  '[A11][S76] with text at twice the size on a small phone no step overflows, no word is broken, and the next button stays',
  { tag: '@en' },
  async ({ phone, page, language }) => {
    const t = words[language];
    const { cid } = await call();
    const account = await newAccount(phone);
    const person = { email: '', presenting: true, corresponding: true };
    const authors = [
      { ...person, name: both('林知远', 'Lin Zhiyuan'), affiliations: [1, 2] },
      { ...person, name: both('沈砚秋', 'Shen Yanqiu'), affiliations: [2], email: 'none' },
    ];
    const affiliations = ['Hushan Heart Hospital', 'School of Public Health'].map((name) => ({
      name: both('湖山心脏病医院', name),
      city: 'Hushan',
      country: '',
    }));
    const long = 'one two three four five six '.repeat(9);
    const paperId = await withDatabase(async (db) => {
      const wish = { accountId: account.uId, language, state: 'draft', authors, affiliations } as const;
      const made = await buildPaper(db, cid, { ...wish, abstract: [{ code: 'methods', text: long }] });
      const file = {
        kind: 'manuscript',
        name: 'full.pdf',
        address: '/files/ab/cd.pdf',
        size: 12_345_678,
      } as const;
      await db
        .insertInto('paper_file')
        .values({ paper_id: made.paperId, ...file })
        .execute();
      return made.paperId;
    });
    await phone.logIn({ to: account.to, password: 'Heart-2026' });
    await page.setViewportSize(smallPhone);
    await enlargeText(page);
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(smallPhone.width);
      expect(await tornWord(page)).toBe(null);
    };
    for (const [at, step] of (['one', 'two', 'three', 'four', 'five'] as const).entries()) {
      await phone.open('contributeHome', { cid }, { paper: paperId, step: at + 1 });
      await expect(page.getByRole('heading', { level: 1, name: t.steps[step] })).toBeVisible();
      const button = page.locator('.foot').getByRole('button');
      await expect(button).toHaveText(step === 'five' ? t.review.submit : t.wizard.nextAct);
      await expect(button).toBeInViewport({ ratio: 1 });
      await fits();
    }
    await phone.open('contributeHome', { cid }, { paper: paperId, step: 2 });
    await page.locator('.papers-author').first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: t.removeAuthor })).toBeVisible();
    await fits();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^1\. / }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: t.removeAffiliation })).toBeVisible();
    await fits();
    for (const query of [{}, { paper: paperId }]) {
      await phone.open('contributeHome', { cid }, query);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fits();
    }
  },
);

test.describe('in the console', () => {
  test.use(laptop);

  test(
    '[O11] staff find a paper by its author, see it whole, assign a board, and merge a topic',
    { tag: '@en' },
    async ({ page, language, axe }) => {
      const t = consoleWords[language];
      const { cid, owner } = await call();
      await withDatabase(async (db) => {
        const [topic] = await db
          .selectFrom('paper_topic')
          .select('id')
          .where('conference_id', '=', cid)
          .orderBy('position')
          .execute();
        const person = { email: '', affiliations: [1], presenting: true, corresponding: true };
        await buildPaper(db, cid, { number: 'P0007', topics: topic ? [topic.id] : [] });
        await buildPaper(db, cid, { number: 'P0008', authors: [{ ...person, name: both('顾清和', 'Gu Qinghe') }] });
      });
      await openConsole(page, language, `/c/${cid}/papers`, owner);
      await expect(page.getByRole('row').filter({ hasText: 'P0007' })).toBeVisible();
      await axe(page);
      await page.getByRole('textbox', { name: t.search }).fill('qinghe');
      await expect(page.getByRole('row').filter({ hasText: 'P0007' })).toHaveCount(0);
      await page.getByRole('button', { name: 'P0008' }).click();
      const pane = page.getByRole('complementary', { name: anyOf(t.pane.title) });
      await expect(pane).toContainText(language === 'zh' ? '顾清和' : 'Gu Qinghe');
      await axe(page);
      await pane.getByPlaceholder(t.pane.boardHint).fill('A-012');
      await pane.getByRole('button', { name: t.save, exact: true }).click();
      await expect(pane.getByRole('button', { name: t.save, exact: true })).toHaveCount(0);
      await pane.getByRole('button', { name: t.pane.edit, exact: true }).click();
      await expect(pane.getByRole('button', { name: t.pane.addAuthor })).toBeVisible();
      expect(await cutIn(pane)).toEqual([]);
      await axe(page);
      await pane.getByRole('button', { name: t.discard, exact: true }).click();

      await page.getByRole('tab', { name: t.tabs.call }).click();
      await page
        .getByRole('button', { name: language === 'zh' ? '心律失常' : 'Arrhythmia' })
        .first()
        .click();
      await axe(page);
      await page.getByRole('combobox', { name: t.topics.into }).click();
      await page.getByTitle(language === 'zh' ? '心力衰竭' : 'Heart failure').click();
      await page.getByRole('button', { name: t.topics.merge, exact: true }).click();
      // Distinguishes a tap that the opening dialog missed, a refusal, and an unchanged list.
      const answer = page.waitForResponse((response) => response.url().endsWith(paperCallCalls.removeTopic.path));
      await page.getByRole('dialog').getByRole('button', { name: t.topics.merge, exact: true }).click();
      expect(await (await answer).json()).toMatchObject({ code: 0 });
      await expect(page.getByRole('button', { name: language === 'zh' ? '心律失常' : 'Arrhythmia' })).toHaveCount(0);
    },
  );
});
