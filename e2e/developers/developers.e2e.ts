import { openBase } from '@meetingapp/contract/developers/open-call.ts';
import { developersConsole as en } from '@meetingapp/locales/en/developers/console.ts';
import { developersConsole as zh } from '@meetingapp/locales/zh/developers/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const texts = { zh: { page: zh }, en: { page: en } };
const refused = { zh: /这是内网或本机地址/, en: /private or local address/ };

test.use(laptop);

test(
  '[X1] an owner makes a key, uses it at once, and revokes it at once',
  { tag: '@en' },
  async ({ page, demo, language, axe }) => {
    const { page: t } = texts[language];
    await openConsole(page, language, `/c/${demo.congress}/developers`);
    await expect(page.getByText(t.keysText)).toBeVisible();
    await axe(page);
    await page.getByRole('main').getByRole('button', { name: t.addKey, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.newKey });
    const name = `Hospital ${Date.now()}`;
    await dialog.getByLabel(t.name).fill(name);
    await dialog.getByRole('checkbox', { name: t.scopes.readProgramme }).check();
    await axe(page);
    await dialog.getByRole('button', { name: t.create }).click();
    const shown = page.getByRole('dialog', { name: t.secretTitle });
    const secret = (await shown.locator('code').textContent()) ?? '';
    expect(secret).toMatch(/^mk_live_/);
    const ask = async () =>
      (
        await page.request.get(new URL(`${openBase}/conferences/${demo.congress}`, page.url()).href, {
          headers: { authorization: `Bearer ${secret}` },
        })
      ).status();
    expect(await ask()).toBe(200);
    await shown.getByRole('button', { name: t.saved }).click();
    await expect(page.getByText(secret)).toHaveCount(0);
    await page.getByRole('button', { name: `${t.revoke} ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.revoke }).click();
    await expect(page.getByRole('row').filter({ hasText: name }).getByText(t.revoked)).toBeVisible();
    expect(await ask()).toBe(401);
  },
);

test(
  '[X2] a receiver gets a test event, a private address is refused at its field, and a failed delivery shows its attempts',
  { tag: '@en' },
  async ({ page, demo, language, axe }) => {
    const { page: t } = texts[language];
    await openConsole(page, language, `/c/${demo.congress}/developers`);
    await page.getByRole('button', { name: t.addEndpoint, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.newEndpoint });
    await dialog.getByLabel(t.address).fill('https://192.168.1.20/hooks');
    await dialog.getByRole('checkbox', { name: t.eventNames.orderPaid }).check();
    await dialog.getByRole('button', { name: t.create }).click();
    await expect(dialog.getByText(refused[language])).toBeVisible();
    await dialog.getByLabel(t.address).fill(`https://e2e${Date.now()}.hospital.example/hooks`);
    await dialog.getByRole('button', { name: t.create }).click();
    const shown = page.getByRole('dialog', { name: t.secretTitle });
    await expect(shown.locator('code')).toHaveText(/^whsec_/);
    await shown.getByRole('button', { name: t.saved }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'hospital.example' }).last();
    await row.getByRole('button', { name: t.test }).click();
    const sent = page.getByRole('row').filter({ hasText: 'webhook.test.v1' }).first();
    await expect(sent.getByText('200')).toBeVisible({ timeout: 15_000 });

    await page.getByRole('button', { name: new RegExp(format(t.failedOnly, { count: '' }).trim()) }).click();
    await page.getByRole('button', { name: 'registration.changed.v1' }).last().click();
    const pane = page.getByRole('complementary', { name: 'registration.changed.v1' });
    await expect(pane.getByText(format(t.tried, { count: 8 }))).toBeVisible();
    await expect(pane.getByText('webhook-id', { exact: false }).first()).toBeVisible();
    await axe(page);
  },
);

test('[X1] the documentation shows every operation', { tag: '@en' }, async ({ page, demo, language, axe }) => {
  const { page: t } = texts[language];
  await openConsole(page, language, `/c/${demo.congress}/developers`);
  await page.getByRole('tab', { name: t.tabs.document }).click();
  await expect(page.getByRole('heading', { name: 'POST /conferences/{cid}/registrations', exact: true })).toBeVisible();
  await axe(page);
});
