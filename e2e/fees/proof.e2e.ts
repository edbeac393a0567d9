import { both } from '@meetingapp/demo/support/bilingual.ts';
import { fees as feesEn } from '@meetingapp/locales/en/fees/console.ts';
import { fees as feesZh } from '@meetingapp/locales/zh/fees/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress } from '../support/own-congress.ts';
import { anyOf, SignUp } from '../support/sign-up.ts';
import { atStage } from '../support/stages.ts';

const words = { zh: feesZh, en: feesEn };
const reason = '照片模糊，看不清有效期';

test(
  '[O3] a student sends a picture of the card, is asked for a better one, and is accepted',
  { tag: ['@en', '@small'] },
  async ({ phone, page, browser, axe, language }) => {
    const { proof } = new SignUp(phone).words.orders;
    const { cid } = await ownCongress(
      { societyId: 1, hasInvoice: false },
      {
        title: both('在读学生', 'Student'),
        proof: both('学生证照片', 'Photo of your student card'),
        proofNeeded: true,
      },
    );
    const { user, regId } = await atStage(phone, cid, 'paid');
    await phone.logIn(user);
    await phone.open('signOrder', {}, { cid, reg: regId });
    // Any picture serves as a card.
    const card = { name: 'card.png', mimeType: 'image/png', buffer: await page.screenshot() };
    const file = page.locator('input[type=file]');
    await file.setInputFiles(card);
    await expect(page.getByText(proof.waiting)).toBeVisible();
    await axe(page);

    const context = await browser.newContext(laptop);
    const desk = await context.newPage();
    const text = words[language];
    await openConsole(desk, language, `/c/${cid}/fees`);
    await desk.getByRole('tab', { name: text.tabs.proofs }).click();
    const waiting = desk.getByRole('listitem', { name: anyOf(text.proofs.of) });
    await expect(waiting.getByRole('img')).toBeVisible();
    await axe(desk);
    await waiting.getByRole('textbox', { name: text.proofs.reason }).fill(reason);
    await waiting.getByRole('button', { name: text.proofs.refuse }).click();
    await expect(desk.getByText(text.proofs.none)).toBeVisible();

    await page.reload();
    await expect(page.getByText(reason)).toBeVisible();
    await file.setInputFiles(card);
    await expect(page.getByText(proof.waiting)).toBeVisible();

    await desk.reload();
    await desk.getByRole('tab', { name: text.tabs.proofs }).click();
    await waiting.getByRole('button', { name: text.proofs.accept }).click();
    await expect(desk.getByText(text.proofs.none)).toBeVisible();
    await context.close();
    await page.reload();
    await expect(page.getByText(proof.accepted)).toBeVisible();
    await expect(file).toHaveCount(0);
  },
);
