import { templateNumbers } from '@meetingapp/domain/home/templates.ts';
import type { Page } from '@playwright/test';
import { smallPhone } from '../support/browser.ts';
import { demoLogins } from '../support/demo.ts';
import { enlargeText } from '../support/enlarge-text.ts';
import { expect, test } from '../support/fixtures.ts';
import { settled } from '../support/settled.ts';
import { newAccount, SignUp } from '../support/sign-up.ts';

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

  test('[A11] [S42] [S45] [S87] Mine, a session and the floor plan keep their words whole and nothing covers another control', async ({
    phone,
    page,
    demo,
  }) => {
    await enlargeText(page);
    await phone.logIn({ to: demoLogins.registered.phone, password: demoLogins.registered.password });
    await phone.open('personalList', { cid: demo.congress });
    await expect(page.locator('.mine-pass')).toBeVisible();
    await settled(page);
    expect(await badWords(page, '.mine-who .grow, .mine-pass .grow, .mine-parts a, .mine-next-what')).toEqual([]);
    await phone.open('calDetail', { calid: 6 }, { cid: demo.congress });
    await expect(page.locator('.session-acts .btn')).toHaveCount(2);
    await settled(page);
    expect(await badWords(page, '.session-acts .btn')).toEqual([]);
    await phone.open('hallList', { cid: demo.congress });
    const zoom = await page.locator('.hb-floor .zoom').boundingBox();
    const levels = await page.locator('.hb-floor .levels').boundingBox();
    if (!zoom || !levels) throw new Error('No levels or no zoom');
    expect(zoom.y >= levels.y + levels.height || zoom.x >= levels.x + levels.width).toBe(true);
  });

  test('[A11] [S46] [S56] [S58] [S83] the count of likes is whole, titles of broadcasts and films and the search field are wide, and a foot of several lines leaves its height to the page', async ({
    phone,
    page,
    demo,
  }) => {
    await enlargeText(page);
    await phone.logIn({ to: demoLogins.registered.phone, password: demoLogins.registered.password });
    await phone.open('live', { lid: 1 }, { cid: demo.congress });
    const badge = page.locator('.live-say .badge');
    await expect(badge).toBeVisible();
    const box = await badge.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(smallPhone.width);
    for (const [address, title] of [
      [phone.address('roomOnline', { cid: demo.congress }), '.live-row b'],
      [phone.address('videoList', { id: demo.congress }), '.video-row b'],
      [phone.address('searchList', { cid: demo.congress }, { q: 'gmct' }), '.ag-search .search'],
    ] as const) {
      await page.goto(address);
      const shown = await page.locator(title).first().boundingBox();
      expect(shown?.width ?? 0, title).toBeGreaterThan(smallPhone.width / 2);
    }
    await phone.open('cj', {}, { cid: demo.congress });
    const foot = page.locator('.foot');
    await expect(foot).toBeVisible();
    expect(await foot.evaluate((one) => getComputedStyle(one).position)).toBe('static');
  });

  test('[A11] [S88] the particulars of a card are below their names', async ({ phone, page }) => {
    await enlargeText(page);
    await phone.logIn({ to: demoLogins.fresh.phone, password: demoLogins.fresh.password });
    await phone.open('leadDesk', { showid: 1 });
    await page.locator('.li').first().click();
    const value = page.getByRole('dialog').locator('.ex-kv dd').first();
    await expect(value).toBeVisible();
    expect((await value.boundingBox())?.width ?? 0).toBeGreaterThan(smallPhone.width / 2);
  });

  test('[A11] [S113] [S116] [S118] [S120] [S121] no step of the sign-up is wider than the phone, and answers are whole', async ({
    phone,
    page,
    demo,
  }) => {
    test.slow();
    await enlargeText(page);
    const walk = new SignUp(phone);
    const expectFitting = async (step: string): Promise<void> => {
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), step).toBe(smallPhone.width);
    };
    await phone.logIn({ to: (await newAccount(phone)).to, password: demoLogins.fresh.password });
    await walk.openBranches(demo.congress);
    await expectFitting('branch');
    await walk.chooseBranch();
    await walk.fillForm();
    await expectFitting('form');
    await walk.toFees();
    await walk.holdFee();
    await expectFitting('fee');
    await walk.next().click();
    await walk.skipHotel();
    await expectFitting('invoice');
    await walk.next().click();
    await expect(walk.submit()).toBeEnabled();
    await expectFitting('confirmation');
    const phoneNumber = page.locator('.answers dd').filter({ hasText: /^1\d{10}$/ });
    expect((await phoneNumber.boundingBox())?.height).toBeLessThan(60);
    await walk.submit().click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expectFitting('payment');
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
