import type { Locator, Page } from '@playwright/test';
import { decisionCalls } from '@meetingapp/contract/papers/decision.ts';
import { reviewCalls } from '@meetingapp/contract/papers/review.ts';
import { privacyCalls } from '@meetingapp/contract/privacy.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { buildPaper, buildPaperCall } from '@meetingapp/demo/papers/papers.ts';
import { buildReview, buildReviewer, reviewCriteria } from '@meetingapp/demo/papers/reviews.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { console as commonEn } from '@meetingapp/locales/en/console.ts';
import { papersConsole as papersEn } from '@meetingapp/locales/en/papers/console.ts';
import { papersReview as reviewEn } from '@meetingapp/locales/en/papers/review.ts';
import { privacy as privacyEn } from '@meetingapp/locales/en/privacy.ts';
import { console as commonZh } from '@meetingapp/locales/zh/console.ts';
import { papersConsole as papersZh } from '@meetingapp/locales/zh/papers/console.ts';
import { papersReview as reviewZh } from '@meetingapp/locales/zh/papers/review.ts';
import { privacy as privacyZh } from '@meetingapp/locales/zh/privacy.ts';
import { consoleToken, laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, ownSociety, societyOf, withDatabase } from '../support/own-congress.ts';
import type { Phone } from '../support/phone.ts';

test.use(laptop);

const texts = {
  zh: { common: commonZh, papers: papersZh, privacy: privacyZh, review: reviewZh },
  en: { common: commonEn, papers: papersEn, privacy: privacyEn, review: reviewEn },
};

/** The same text, with this one in one language. */
const withText = (text: Bilingual, language: 'zh' | 'en', words: string): Bilingual => ({ ...text, [language]: words });

/** Calls of the other tab. */
const callsOf =
  (phone: Phone, token: string) =>
  async <T>({ path }: { path: string }, body: object) =>
    (await phone.call(path, body, token)) as unknown as T;

interface Form {
  page: Page;
  words: (typeof texts)['zh' | 'en'];
  field: Locator;
  save: () => Promise<void>;
  /** Saves “对方的” in the field from another tab. */
  other: () => Promise<unknown>;
  /** The text of the field as saved. */
  saved: () => Promise<string | undefined>;
  axe: (page: Page) => Promise<void>;
}

/** Two tabs change one text: the later sees both, chooses, and saves. */
async function laterChooses({ page, words, field, save, other, saved, axe }: Form): Promise<void> {
  const conflicts = page.locator('.field-conflicts');
  await field.fill('我的文字');
  await other();
  await save();
  await expect(conflicts.getByRole('group')).toHaveCount(1);
  await expect(conflicts).toContainText('对方的');
  await expect(conflicts).toContainText('我的文字');
  expect(await saved()).toContain('对方的');
  await axe(page);
  await conflicts.getByRole('button', { name: words.common.conflict.keepMine }).click();
  await expect(conflicts).toHaveCount(0);
  await save();
  await expect.poll(saved).toContain('我的文字');
}

test(
  '[O12] the letter of acceptance: the later of two savers chooses',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const words = texts[language];
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await withDatabase((db) => buildPaperCall(db, cid));
    const call = callsOf(phone, await consoleToken(page));
    type Letter = { letter: Bilingual; version: number };
    const letter = () => call<Letter>(decisionCalls.letter, { cid });
    await openConsole(page, language, `/c/${cid}/papers`);
    await page.getByRole('tab', { name: words.papers.tabs.decisions }).click();
    await page.getByRole('button', { name: words.review.list.letter, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await laterChooses({
      page,
      words,
      field: dialog.getByRole('textbox').first(),
      save: () => dialog.getByRole('button', { name: words.review.letter.save, exact: true }).click(),
      other: async () => {
        const { letter: text, version } = await letter();
        return call(decisionCalls.saveLetter, {
          cid,
          seen: version,
          letter: withText(text, language, '<p>对方的</p>'),
        });
      },
      saved: async () => (await letter()).letter[language],
      axe,
    });
  },
);

test(
  '[O21] the user agreement and the privacy policy: the later of two savers chooses',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const words = texts[language];
    const { cid, owner } = await ownSociety();
    const call = callsOf(phone, await consoleToken(page, owner));
    type Versions = { versions: { version: string; agreement: Bilingual; privacy: Bilingual }[] };
    const newest = async () => {
      const [version] = (await call<Versions>(privacyCalls.agreements, {})).versions;
      if (!version) throw new Error('there is no agreement');
      return version;
    };
    await openConsole(page, language, `/c/${cid}/privacy`, owner);
    await page.getByText(words.privacy.tabs.agreements, { exact: true }).click();
    await laterChooses({
      page,
      words,
      field: page.getByRole('group', { name: words.privacy.agreementOf }).getByRole('textbox').first(),
      save: async () => {
        await page.getByRole('button', { name: words.privacy.publish, exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: words.privacy.publish, exact: true }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
      other: async () => {
        const { version, agreement, privacy } = await newest();
        return call(privacyCalls.saveAgreement, {
          agreement: withText(agreement, language, '<p>对方的</p>'),
          privacy,
          seen: version,
        });
      },
      saved: async () => (await newest()).agreement[language],
      axe,
    });
  },
);

test(
  '[O11] [O12] a review in two tabs of the reviewer: scores and remarks are chosen one by one',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const words = texts[language];
    const societyId = await societyOf(demoLogins.staff.email);
    const { cid } = await ownCongress({ societyId });
    const login = { email: `reviewer.tabs.${process.pid}.${cid}@own.example`, password: 'Own-Review-2027' };
    const paperId = await withDatabase(async (db) => {
      await buildPaperCall(db, cid);
      const criteria = JSON.stringify(reviewCriteria);
      await db.updateTable('paper_call').set({ criteria }).where('conference_id', '=', cid).execute();
      const staffId = await buildReviewer(db, societyId, cid, { name: '闻人远', ...login });
      const contact = { name: '萧静姝', phone: '', email: `author.${cid}@own.example` };
      const paper = await buildPaper(db, cid, { title: both('研究', 'Study'), contact, number: 'P0001' });
      await buildReview(db, paper.paperId, staffId);
      return paper.paperId;
    });
    const call = callsOf(phone, await consoleToken(page, login));
    type Read = { review: { version: number; remark: string; scores: { code: string; score: number }[] } };
    const review = async () => (await call<Read>(reviewCalls.deskPaper, { cid, paperId })).review;
    await openConsole(page, language, `/c/${cid}`, login);
    await page.getByRole('button', { name: language === 'en' ? 'Study' : '研究', exact: true }).click();
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('8');
    await page.getByRole('textbox', { name: words.review.form.remark, exact: true }).fill('我的文字');
    const [criterion] = reviewCriteria;
    const { version } = await review();
    const scores = [{ code: criterion?.code, score: 5 }];
    await call(reviewCalls.saveReview, { cid, paperId, seen: version, scores, remark: '对方的', done: false });
    const save = page.getByRole('button', { name: words.review.form.draft, exact: true });
    await save.click();
    const conflicts = page.getByRole('alert', { name: words.common.conflict.ownTitle });
    await expect(conflicts.getByRole('group')).toHaveCount(2);
    await expect(save).toBeDisabled();
    await axe(page);
    const remark = conflicts.getByRole('group', { name: words.review.form.remark, exact: true });
    await remark.getByRole('button', { name: words.common.conflict.keepMine }).click();
    await conflicts.getByRole('button', { name: words.common.conflict.takeTheirs }).click();
    await save.click();
    await expect.poll(async () => (await review()).remark).toBe('我的文字');
    expect((await review()).scores).toEqual(scores);
  },
);
