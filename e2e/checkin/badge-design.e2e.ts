import { badgeCalls } from '@meetingapp/contract/checkin/badge.ts';
import { buildExpert, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { checkinConsole as en } from '@meetingapp/locales/en/checkin/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { checkinConsole as zh } from '@meetingapp/locales/zh/checkin/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';

test.use(laptop);

test(
  '[O16] in the designer a badge is filled with real people, a field is moved by keys, saved as a version, and a test badge is printed',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const t = language === 'en' ? en : zh;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await withDatabase(async (db) => {
      for (const name of ['林知远', 'Wolfeschlegelsteinhausenbergerdorff'])
        await buildRegistration(db, cid, { name, answers: { company: '云栖医院' } });
    });
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await openConsole(page, language, `/c/${cid}/checkin?tab=design`);
    // The person to try who does not fit is named, and shown on the page.
    const hard = page.locator('.badge-samples').getByRole('button', { name: /Wolfeschlegel/ });
    await hard.click();
    await expect(hard).toHaveAttribute('aria-pressed', 'true');
    await axe(page);
    // The page has the shape of its paper, so that the pointer is where its field is.
    const shape = await page.locator('.designer-page').evaluate((node) => {
      const { width, height } = node.getBoundingClientRect();
      const box = (node as SVGSVGElement).viewBox.baseVal;
      return { drawn: width / height, paper: box.width / box.height };
    });
    expect(shape.drawn).toBeCloseTo(shape.paper, 2);
    const name = page.locator('.designer-page [role="button"]').nth(1);
    const before = (await name.getAttribute('aria-label')) ?? '';
    await name.focus();
    await page.keyboard.press('ArrowDown');
    await expect(name).not.toHaveAttribute('aria-label', before);
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(format(t.design.version, { version: 1 }))).toBeVisible();
    const printed = page.waitForResponse((response) => response.url().endsWith(badgeCalls.tryBadge.path));
    await page.getByRole('button', { name: t.design.try }).click();
    const { pdf } = (await (await printed).json()) as { pdf: string };
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const bar = page.locator('.badge-bar');
    await bar.getByText(t.design.views.sheet, { exact: true }).click();
    // Two of A6 with bleed on a sheet, with marks where it is cut; edge to edge there are four and no marks.
    const sheet = (count: number) => page.getByRole('img', { name: format(t.design.sheetOf, { count }), exact: true });
    await expect(sheet(2).locator('.badge-place')).toHaveCount(2);
    // A place without a logo stays empty, as on paper.
    await expect(sheet(2).locator('.no-picture')).toHaveCount(0);
    await expect(sheet(2).locator('.mark')).toHaveCount(12);
    await axe(page);
    const whole = page.waitForRequest((request) => request.url().endsWith(badgeCalls.tryBadge.path));
    await page.getByRole('button', { name: t.design.trySheet }).click();
    expect((await whole).postDataJSON()).toMatchObject({ paper: 'a6', onSheet: true, bleed: true, folded: false });
    await page.getByRole('switch', { name: format(t.design.bleed, { bleed: 3 }) }).click();
    await expect(sheet(4).locator('.badge-place')).toHaveCount(4);
    await expect(sheet(4).locator('.mark')).toHaveCount(0);
    await bar.getByText(t.design.papers.card, { exact: true }).click();
    await bar.getByText(t.design.views.sheet, { exact: true }).click();
    await expect(page.getByRole('img', { name: t.design.cardSheet }).locator('.badge-place')).toHaveCount(2);
    await bar.getByText(t.design.views.roles, { exact: true }).click();
    await axe(page);
  },
);

test(
  '[O16] name cards of one session are printed as a file with a page for each person at the table',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const t = language === 'en' ? en : zh;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await withDatabase(async (db) => {
      const experts = await Promise.all(
        ['秦朗', '林知远'].map((name) => buildExpert(db, cid, { name: { zh: name, en: '' } })),
      );
      const from = new Date(Date.now() + 86_400_000);
      const when = { from, to: new Date(from.getTime() + 3_600_000) };
      const [chair = 0, speaker = 0] = experts;
      await buildSession(db, cid, { title: { zh: '开幕式', en: 'Opening' }, ...when, parts: [[chair, 'host']] });
      await buildSession(db, cid, { title: { zh: '闭幕式', en: 'Closing' }, ...when, parts: [[speaker, 'speaker']] });
    });
    await openConsole(page, language, `/c/${cid}/checkin?tab=badges`);
    const cards = page.getByRole('region', { name: t.cards.title });
    await expect(cards.getByRole('button', { name: format(t.cards.print, { count: 2 }) })).toBeVisible();
    await axe(page);
    await cards.getByRole('combobox', { name: t.cards.whose }).click();
    await page.getByTitle(language === 'en' ? /Closing/ : /闭幕式/).click();
    const started = page.waitForRequest((request) => request.url().endsWith(badgeCalls.printNameCards.path));
    await cards.getByRole('button', { name: format(t.cards.print, { count: 1 }) }).click();
    expect((await started).postDataJSON()).toMatchObject({ cid, sessionId: expect.any(Number) });
  },
);
