import { templateNumbers } from '@meetingapp/domain/home/templates.ts';
import type { Page } from '@playwright/test';
import { smallPhone } from '../support/browser.ts';
import { demoLogins } from '../support/demo.ts';
import { enlargeText } from '../support/enlarge-text.ts';
import { expect, test } from '../support/fixtures.ts';
import { settled } from '../support/settled.ts';

/** Returns words broken over two lines, and words that overflow their element or the page. */
function badWords(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluateAll((all) =>
    all.flatMap((one) => {
      // A horizontally scrolling row may extend beyond the page, and its badges beyond their tile.
      const right = one.closest('.strip') ? Infinity : Math.min(one.getBoundingClientRect().right, innerWidth);
      const bad: string[] = [];
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[A-Za-z]+|\p{Script=Han}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()];
          const torn = /[A-Za-z]/.test(word) && new Set(lines.map(({ top }) => Math.round(top))).size > 1;
          const cut = lines.some((line) => line.left < -1 || line.right > right + 1);
          if (torn || cut) bad.push(`${torn ? 'torn' : 'cut'}: ${word}`);
        }
      }
      return bad;
    }),
  );
}

test.describe('with text at twice the size, on a small phone', { tag: '@en' }, () => {
  test.use({ viewport: smallPhone });

  test('[A11] no word of a dock or a tile is broken or cut, on any home', async ({ phone, page, demo }) => {
    await enlargeText(page);
    const found: Record<string, string[]> = {};
    for (const number of templateNumbers) {
      await phone.open(`tpl${number}Home`, { cid: demo.congress });
      await settled(page);
      const labels = await badWords(page, 'nav a');
      if (labels.length > 0) found[`home ${number}`] = labels;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `home ${number}`).toBe(smallPhone.width);
    }
    expect(found).toEqual({});
  });

  test('[S93] [S95] [S97] [S80] [S99] exams, certificates, credits, activities and the code at the door fit and keep their words whole', async ({
    phone,
    page,
    demo,
  }) => {
    await enlargeText(page);
    await phone.logIn({ to: demoLogins.attending.phone, password: demoLogins.attending.password });
    const cid = demo.saving;
    const addresses = {
      exam: phone.address('onlineTest', { cid }, { attempt: 3 }),
      exams: phone.address('onlineTest', { cid }),
      passed: phone.address('finishTest', { cid }, { attempt: 1 }),
      failed: phone.address('finishTestScore', { cid }, { attempt: 2 }),
      certificates: phone.address('downloadCert'),
      certificate: phone.address('downloadCert', {}, { id: 2 }),
      credits: phone.address('credits', { cid }),
      activities: phone.address('activityList', { id: cid }, { cid }),
      ticket: phone.address('signOrder', {}, { cid }),
      comments: phone.address('comment', { cid }),
    };
    const found: Record<string, unknown> = {};
    for (const [name, address] of Object.entries(addresses)) {
      await page.goto(address);
      await settled(page);
      const words = await badWords(page, '.btn, .seg label, .li .grow, .head h2, dt, .exam-verdict, .ticket-down p');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (words.length > 0 || wide > smallPhone.width) found[name] = { words, wide };
    }
    expect(found).toEqual({});
  });

  test('[A11] the agenda and the people fit their texts, and the dock its labels', async ({ phone, page, demo }) => {
    await enlargeText(page);
    for (const name of ['calList', 'personList'] as const) {
      await phone.open(name, { cid: demo.congress });
      await settled(page);
      expect(await badWords(page, 'nav a, .list-head h1, .ag-ses dd, .person-row .grow'), name).toEqual([]);
    }
  });
});
