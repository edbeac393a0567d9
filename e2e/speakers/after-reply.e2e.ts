import { speakerAgreement as enAgreement } from '@meetingapp/locales/en/speakers/agreement.ts';
import { speakerPerson as enPerson } from '@meetingapp/locales/en/speakers/person.ts';
import { speakers as en } from '@meetingapp/locales/en/speakers/task.ts';
import { speakerAgreement as zhAgreement } from '@meetingapp/locales/zh/speakers/agreement.ts';
import { speakerPerson as zhPerson } from '@meetingapp/locales/zh/speakers/person.ts';
import { speakers as zh } from '@meetingapp/locales/zh/speakers/task.ts';
import { expect, test } from '../support/fixtures.ts';
import { linkBelow } from './letter-link.ts';
import { ownSpeaker } from './own-speaker.ts';

const texts = {
  zh: { t: zh, agreement: zhAgreement, person: zhPerson },
  en: { t: en, agreement: enAgreement, person: enPerson },
};

test(
  '[S53] [S54] after the last reply the phone thanks and says what comes next; the foot leads to the next thing missing',
  { tag: '@en' },
  async ({ phone, page, request, axe }) => {
    const { t, agreement } = texts[phone.language];
    const { cid, email, title } = await ownSpeaker(request, phone.language);
    await page.goto(linkBelow(await phone.outboxLink(email)));
    await page.waitForURL((url) => !url.searchParams.has('key'));
    await page.locator('.sp-acts').getByRole('button', { name: t.accept }).first().click();
    await expect(page.getByRole('heading', { name: t.next.thanks })).toBeVisible();
    await expect(page.getByRole('button', { name: t.next.steps.travel })).toBeVisible();
    await expect(page.getByRole('button', { name: title })).toContainText(/\d/);
    await axe(page);
    // Taken back here, the list asks again.
    await page.getByRole('button', { name: t.list.undo }).click();
    await expect(page.locator('.sp-acts')).toBeVisible();
    await page.locator('.sp-acts').getByRole('button', { name: t.accept }).first().click();
    await page.locator('.foot').getByRole('button', { name: t.next.acts.agreement }).click();
    await expect(page.getByText(agreement.facts.signer)).toBeVisible();
    await page.goto(phone.address('schedList', {}, { cid }));
    await page.getByRole('button', { name: t.next.acts.agreement }).click();
    await page.getByRole('button', { name: t.next.steps.travel }).click();
    await expect(page).toHaveURL(/scheduleperson/i);
  },
);

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[S53] [S55] [A10] tasks and journey that were seen once open again', async ({
    phone,
    page,
    request,
    context,
  }) => {
    const { t, person } = texts[phone.language];
    const { cid, email } = await ownSpeaker(request, phone.language);
    await page.goto(linkBelow(await phone.outboxLink(email)));
    await page.waitForURL((url) => !url.searchParams.has('key'));
    await expect(page.locator('.sp-task h3')).toBeVisible();
    const talk = await page.locator('.sp-task h3').innerText();
    await page.getByRole('link', { name: t.list.person }).click();
    await expect(page.getByRole('heading', { name: person.person.title })).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // Answers are written a few seconds after they came, under names that do not say whose they are.
    await expect.poll(() => page.evaluate(sealedRows), { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    await context.setOffline(true);
    await page.goto(phone.address('schedList', {}, { cid }));
    await expect(page.getByRole('heading', { name: talk })).toBeVisible();
    await page.goto(phone.address('schedulePerson', {}, { cid }));
    await expect(page.getByRole('heading', { name: person.person.title })).toBeVisible();
    await context.setOffline(false);
  });
});

/** How many answers for the holder of the link are on the phone. */
async function sealedRows(): Promise<number> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'meetingapp')) return 0;
  return new Promise((resolve) => {
    const request = indexedDB.open('meetingapp');
    request.onsuccess = () => {
      const keys = request.result.transaction('rows').objectStore('rows').getAllKeys();
      keys.onsuccess = () => {
        request.result.close();
        resolve(keys.result.filter((key) => JSON.stringify(key).includes('sealed:')).length);
      };
    };
  });
}
