import { ordersConsole as en } from '@meetingapp/locales/en/orders/console.ts';
import { ordersConsole as zh } from '@meetingapp/locales/zh/orders/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownFailedRefund, ownSociety } from '../support/own-congress.ts';

test.use(laptop);

test(
  '[O8] a refund that its provider refused waits on the orders page, goes by bank, and needs a second person',
  { tag: '@en' },
  async ({ page, browser, language, axe }) => {
    const { recover, refundReason, byHandReference } = language === 'en' ? en : zh;
    const { cid, owner } = await ownSociety();
    const second = await ownFailedRefund(cid, '林知远');
    await openConsole(page, language, `/c/${cid}/orders`, owner);
    const waiting = page.getByRole('region', { name: recover.waiting });
    await expect(waiting).toContainText(recover.stages.failed);
    await expect(waiting).toContainText('1,000.00');
    await waiting.getByRole('button', { name: '林知远' }).click();
    const pane = page.locator('aside.pane');
    await pane.getByRole('button', { name: recover.bank }).click();
    await axe(page);
    await pane.getByRole('button', { name: recover.propose }).click();
    await expect(pane.getByText(recover.needed).first()).toBeVisible();
    await pane.getByLabel(recover.fields.payee).fill('林知远');
    await pane.getByLabel(recover.fields.account).fill('6222020000001234567');
    await pane.getByLabel(recover.fields.bank).fill('湖滨银行');
    await pane.getByLabel(refundReason).fill('原卡已销户');
    await pane.getByRole('button', { name: recover.propose }).click();
    await expect(pane.getByText(recover.waitsForOther)).toBeVisible();
    await expect(pane.getByRole('button', { name: recover.approve })).toHaveCount(0);
    await expect(waiting).toContainText(recover.stages.proposed);
    await axe(page);

    const colleague = await browser.newPage({ viewport: laptop.viewport, reducedMotion: laptop.reducedMotion });
    await openConsole(colleague, language, `/c/${cid}/orders`, second);
    await colleague.getByRole('region', { name: recover.waiting }).getByRole('button', { name: '林知远' }).click();
    const theirs = colleague.locator('aside.pane');
    await theirs.getByLabel(byHandReference).fill('B-20270401-1');
    await axe(colleague);
    await theirs.getByRole('button', { name: recover.approve }).click();
    await expect(colleague.getByRole('region', { name: recover.waiting })).toHaveCount(0);
    await colleague.close();
  },
);
