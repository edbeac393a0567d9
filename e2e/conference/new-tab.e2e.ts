import { expect, test } from '../support/fixtures.ts';

test('[T19][S11] the emergency page has its numbers before a conference is known, and the choice leads on to it', async ({
  phone,
  page,
  demo,
  axe,
}) => {
  await phone.open('emer');
  for (const number of ['120', '110', '119']) await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible();
  await axe(page);
  await page.locator(`a[href*="/emer?cid=${demo.congress}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/emer\\?cid=${demo.congress}`));
  await expect(page.locator('.contact-card')).toBeVisible();
});

test('[T19][S10][S65] a new tab without an address of its own shows the last conference of this device', async ({
  phone,
  page,
  demo,
}) => {
  await page.addInitScript((cid) => localStorage.setItem('cid', cid), String(demo.congress));
  await phone.open('callPhone');
  await expect(page.locator('.contact-card').first()).toBeVisible();
  await phone.open('revideo2');
  await expect(page.locator('a[href*="/revideo/"]').first()).toBeVisible();
  await phone.open('roomDetail');
  await expect(page).toHaveURL(new RegExp(`/roomonline/${demo.congress}`));
  await phone.open('personDesc');
  await expect(page.locator(`a[href*="/personlist/${demo.congress}"]`)).toBeVisible();
});

test('an unknown conference in storage is named, and every other one is offered', async ({ phone, page, demo }) => {
  await page.addInitScript(() => localStorage.setItem('cid', '99999'));
  for (const open of [() => phone.open('emer'), () => phone.open('signHome', { opFlag: 0 })]) {
    await open();
    await expect(page.locator(`a[href*="cid=${demo.congress}"]`)).toBeVisible();
  }
});
