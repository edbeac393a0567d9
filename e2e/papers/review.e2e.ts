import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildReview, buildReviewer, reviewCriteria } from '@meetingapp/demo/papers/reviews.ts';
import { buildPaper, buildPaperCall } from '@meetingapp/demo/papers/papers.ts';
import { papersConsole as pageEn } from '@meetingapp/locales/en/papers/console.ts';
import { papersReview as en } from '@meetingapp/locales/en/papers/review.ts';
import { papersReview as zh } from '@meetingapp/locales/zh/papers/review.ts';
import { papersConsole as pageZh } from '@meetingapp/locales/zh/papers/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';

test.use(laptop);

let people = 0;

/** A conference of the demo's society with a reviewer and three submitted papers of another author. */
async function reviewing() {
  const societyId = await societyOf(demoLogins.staff.email);
  const { cid } = await ownCongress({ societyId });
  people += 1;
  const login = { email: `reviewer.${process.pid}.${people}.${cid}@own.example`, password: 'Own-Review-2027' };
  return withDatabase(async (db) => {
    await buildPaperCall(db, cid);
    const criteria = JSON.stringify(reviewCriteria);
    await db.updateTable('paper_call').set({ criteria, reviewers_each: 1 }).where('conference_id', '=', cid).execute();
    const staffId = await buildReviewer(db, societyId, cid, { name: '闻人远', ...login });
    const ids = [];
    for (const at of [1, 2, 3]) {
      const title = both(`第${at}项研究`, `Study ${at}`);
      const contact = { name: '萧静姝', phone: '', email: `paper${at}.${cid}@own.example` };
      ids.push((await buildPaper(db, cid, { title, contact, number: `P000${at}` })).paperId);
    }
    return { cid, login, staffId, ids };
  });
}

test(
  '[O11] [O19] a reviewer sees their own papers without authors, scores them by keyboard and moves to the next',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const words = language === 'en' ? en : zh;
    const { cid, login, staffId, ids } = await reviewing();
    await withDatabase(async (db) => {
      for (const paperId of ids.slice(0, 2)) await buildReview(db, paperId, staffId);
    });
    await openConsole(page, language, `/c/${cid}`, login);
    await expect(page.getByRole('heading', { name: words.own.title })).toBeVisible();
    await expect(page.getByText('P0003')).toBeHidden();
    await axe(page);
    await page.getByRole('button', { name: language === 'en' ? 'Study 1' : '第1项研究' }).click();
    await expect(page.getByText('纳入 128 例患者').first()).toBeVisible();
    await expect(page.getByText('林知远')).toBeHidden();
    await axe(page);
    await page.getByRole('radio').first().focus();
    for (const key of ['8', '7', '0']) await page.keyboard.press(key);
    await expect(page.getByText(words.form.total.replace('{total}', '8.00'))).toBeVisible();
    await page.getByRole('radio', { name: words.decisions.oral }).check();
    await page.reload();
    await expect(page.getByText(words.form.total.replace('{total}', '8.00'))).toBeVisible();
    await page.getByRole('button', { name: words.form.done }).click();
    await expect(page.getByRole('heading', { name: 'P0002' })).toBeVisible();
    await page.getByRole('button', { name: words.form.decline }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('与作者有合作');
    await dialog.getByRole('button', { name: words.form.decline }).click();
    await expect(page.getByText(words.own.facts.replace('{done}', '1').replace('{all}', '1')).first()).toBeVisible();
  },
);

test(
  '[O11] an organiser assigns papers to reviewers, decides by the mean and notifies the authors',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const words = language === 'en' ? en : zh;
    const { tabs } = language === 'en' ? pageEn : pageZh;
    const { cid, staffId, ids } = await reviewing();
    await openConsole(page, language, `/c/${cid}/papers`);
    await page.getByRole('tab', { name: tabs.reviewers }).click();
    await expect(page.getByRole('row', { name: /闻人远/ })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: words.reviewers.assign }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('+3');
    await dialog.getByRole('button', { name: words.plan.write }).click();
    await expect(page.getByText(words.reviewers.done.replace('{done}', '0').replace('{given}', '3'))).toBeVisible();
    await withDatabase((db) =>
      db
        .updateTable('paper_review')
        .set({ state: 'done', total: 800, done_at: new Date() })
        .where('staff_id', '=', staffId)
        .where('paper_id', 'in', ids.slice(0, 2))
        .execute(),
    );
    await page.getByRole('tab', { name: tabs.decisions }).click();
    await page.getByRole('spinbutton', { name: words.list.least }).fill('7.5');
    await page.keyboard.press('Tab');
    await expect(page.getByText('P0003')).toBeHidden();
    await axe(page);
    await page.getByRole('row').first().getByRole('checkbox').check();
    const toolbar = page.getByRole('toolbar', { name: format(words.bulk.chosen, { count: '2' }) });
    await toolbar.getByRole('button', { name: words.decisions.oral }).click();
    await expect(dialog).toContainText(format(words.bulk.count, { count: '2' }));
    await dialog.getByRole('button', { name: words.bulk.write, exact: true }).click();
    await expect(page.getByText(words.bulk.written, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: format(words.list.tellCount, { count: '2' }) }).click();
    await expect(dialog).toContainText('萧静姝');
    await axe(page);
    await dialog.getByRole('button', { name: format(words.tell.write, { count: '2' }) }).click();
    await expect(dialog.getByText(words.tell.done, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: words.tell.cancel }).click();
    await page.getByRole('button', { name: words.list.letter, exact: true }).click();
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: words.letter.preview }).click();
    expect((await file).suggestedFilename()).toBe('P0001.pdf');
  },
);
