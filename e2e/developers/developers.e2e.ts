import { openBase } from '@meetingapp/contract/developers/open-call.ts';
import { developersConsole as en } from '@meetingapp/locales/en/developers/console.ts';
import { developersConsole as zh } from '@meetingapp/locales/zh/developers/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf } from '../support/own-congress.ts';
import { ownDeadLetters } from './dead-letters.ts';

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
    // The one that was given up; other tests of this run change registrations too.
    await page
      .getByRole('row')
      .filter({ hasText: format(t.dead, { count: 8 }) })
      .getByRole('button', { name: 'registration.changed.v1' })
      .last()
      .click();
    const pane = page.getByRole('complementary', { name: 'registration.changed.v1' });
    await expect(pane.getByText(format(t.tried, { count: 8 }))).toBeVisible();
    await expect(pane.getByText('webhook-id', { exact: false }).first()).toBeVisible();
    await axe(page);

    // The command for a terminal, with a new signature and with the one of an earlier attempt.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async (what: string) => {
      await pane.getByRole('button', { name: format(t.copyOf, { what }), exact: true }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied(t.byHand.command)).toContain('${WEBHOOK_SECRET#whsec_}');
    await pane.getByRole('button', { name: new RegExp(format(t.nth, { count: 2, result: '' }).trim()) }).click();
    await pane.getByText(t.byHand.repeated, { exact: true }).click();
    const signature = /webhook-signature: (v1,\S+)/.exec(
      await pane.getByLabel(t.sent, { exact: true }).innerText(),
    )?.[1];
    expect(await copied(t.byHand.command)).toContain(`'webhook-signature: ${signature}'`);
    expect(JSON.parse(await copied(t.bodyOf))).toMatchObject({ type: 'registration.changed.v1' });
    await axe(page);
  },
);

test(
  '[X2] deliveries of a period are counted, and keys go through them but not while typing',
  { tag: '@en' },
  async ({ page, demo, language, axe }) => {
    const { page: t } = texts[language];
    await openConsole(page, language, `/c/${demo.congress}/developers`);
    const foot = page.locator('footer.foot');
    const count = async () => Number(/(?:共|of) ([\d,]+)/.exec(await foot.innerText())?.[1]?.replaceAll(',', ''));
    await expect.poll(count).toBeGreaterThan(50);
    const all = await count();
    await page.getByRole('combobox', { name: t.filters.hours }).click();
    await page.getByTitle(t.filters.periods.hour, { exact: true }).click();
    await expect.poll(count).toBeLessThan(all);
    expect(await count()).toBeGreaterThan(0);
    await expect(foot.getByText(t.keyHints.move)).toBeVisible();
    await axe(page);

    const object = page.getByRole('searchbox', { name: t.filters.object });
    await object.pressSequentially('jkr');
    await expect(object).toHaveValue('jkr');
    const pane = page.getByRole('complementary');
    await expect(pane).toHaveCount(0);
    await object.fill('');
    await page.getByRole('heading', { name: t.deliveries, exact: true }).click();
    await page.keyboard.press('j');
    await expect(pane).toBeVisible();
    const first = page.url();
    await page.keyboard.press('j');
    await expect.poll(() => page.url()).not.toBe(first);
    await page.keyboard.press('k');
    await expect.poll(() => page.url()).toBe(first);
    await page.keyboard.press('r');
    await expect(page.getByText(t.replayed)).toBeVisible();
  },
);

test(
  '[X2] dead letters are counted, show the second of each attempt, and are sent again one by one or all that match',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const { page: t } = texts[language];
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await ownDeadLetters(cid, [
      { type: 'order.paid.v1', object: 'order/1' },
      { type: 'order.paid.v1', object: 'order/2' },
      { type: 'registration.created.v1', object: 'registration/3' },
      { type: 'registration.created.v1', object: 'registration/4' },
    ]);
    await openConsole(page, language, `/c/${cid}/developers`);
    const tab = (name: string, count: number) => page.getByRole('tab', { name: `${name} ${count}`, exact: true });
    await tab(t.tabs.dead, 4).click();
    await expect(page.getByRole('heading', { name: t.deadLetters })).toBeVisible();
    await axe(page);

    // One of them, by the pane.
    await page.getByRole('button', { name: 'registration.created.v1' }).first().click();
    const pane = page.getByRole('complementary', { name: 'registration.created.v1' });
    await expect(pane.getByRole('listitem').first()).toContainText('11:04:00');
    await axe(page);
    await pane.getByRole('button', { name: t.replay }).click();
    await expect(tab(t.tabs.dead, 3)).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');

    // Those that match, after a question that says how many.
    await page.getByRole('combobox', { name: t.filters.event }).click();
    await page.getByTitle(t.eventNames.orderPaid, { exact: true }).click();
    await page.getByRole('button', { name: format(t.replaySome, { count: 2 }) }).click();
    const question = page.getByRole('dialog', { name: format(t.replaySure, { count: 2 }) });
    await question.getByRole('button', { name: format(t.replaySome, { count: 2 }) }).click();
    await expect(page.getByText(format(t.caughtUp, { count: 2 }))).toBeVisible();
    await expect(tab(t.tabs.dead, 1)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(t.filters.none)).toBeVisible({ timeout: 30_000 });
  },
);

test(
  '[X2] an event shows its receivers and their attempts, and is sent again to all of them; without events the page says so',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const { page: t } = texts[language];
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await openConsole(page, language, `/c/${cid}/developers?tab=events`);
    await expect(page.getByRole('heading', { name: t.noEvents })).toBeVisible();
    await axe(page);
    await page.getByRole('tab', { name: `${t.tabs.dead} 0`, exact: true }).click();
    await expect(page.getByRole('heading', { name: t.noDead })).toBeVisible();

    await ownDeadLetters(cid, [{ type: 'order.paid.v1', object: 'order/7' }]);
    await page.reload();
    await page.getByRole('tab', { name: `${t.tabs.events} 1`, exact: true }).click();
    await page.getByRole('button', { name: 'order.paid.v1' }).click();
    const pane = page.getByRole('complementary', { name: 'order.paid.v1' });
    await expect(pane.getByText('"object": "order/7"', { exact: false })).toBeVisible();
    await axe(page);
    await pane.getByRole('button', { name: /crm/ }).click();
    await expect(pane.getByText(format(t.tried, { count: 8 }))).toBeVisible();
    await page.keyboard.press('Escape');
    await pane.getByRole('button', { name: t.replayEvent }).click();
    await expect(page.getByText(format(t.tallies.delivered, { count: 1 }))).toBeVisible({ timeout: 30_000 });
  },
);
