import { speakerCalls } from '@meetingapp/contract/speakers/task.ts';
import { speakers as zh } from '@meetingapp/locales/zh/speakers/task.ts';
import { inDatabase } from '../support/database.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';

const user = { to: demoLogins.registered.phone, password: demoLogins.registered.password };

test('[S53] [S54] [E9] clashes are named, one task is rejected with a reason and taken back, the rest is accepted and undone', async ({
  phone,
  page,
  demo,
  axe,
}) => {
  const t = zh;
  await phone.logIn(user);
  await page.goto(phone.address('schedList', {}, { cid: demo.congress }));
  await expect(page.locator('.sp-clash').first()).toBeVisible();
  await axe(page);
  const card = page
    .locator('.sp-task')
    .filter({ has: page.locator('.sp-acts') })
    .last();
  const title = await card.locator('h3').innerText();
  await card.getByRole('button', { name: `${t.reject} ${title}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t.refuse.act }).click();
  await expect(sheet.getByText(t.refuse.reasonNeeded)).toBeVisible();
  await sheet.getByText(t.refuse.reasons.travel).click();
  await axe(page);
  await sheet.getByRole('button', { name: t.refuse.act }).click();
  await expect(page.getByText(t.toasts.rejected)).toBeVisible();
  await expect(sheet).toHaveCount(0);
  const same = page.locator('.sp-task').filter({ hasText: title });
  await expect(same).toContainText(t.states.rejected);
  await same.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await axe(page);
  await page.locator('.foot').getByRole('button', { name: t.takeBack }).click();
  await expect(page.getByText(t.toasts.accepted)).toBeVisible();
  await page.getByRole('button', { name: t.detail.backToNone }).click();
  await expect(page.locator('.foot').getByRole('button', { name: t.accept, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.locator('.foot .btn')).toHaveCount(1);
  await page.locator('.foot .btn').click();
  await expect(page.getByText(t.toasts.accepted)).toBeVisible();
  await page.locator('.foot').getByRole('button', { name: t.list.undo }).click();
  await expect(page.locator('.foot .btn')).toBeVisible();
  await expect(page.locator('.foot').getByRole('button', { name: t.list.undo })).toHaveCount(0);
});

test('[T3] [S53] on its day a task is over, under way or to come by the server’s clock, whatever the phone’s says', async ({
  phone,
  page,
  axe,
}) => {
  const [row] = await inDatabase("select id from conference where title ->> 'en' = 'Symposium on Heart Failure Care'");
  await page.clock.install({ time: new Date(Date.now() - 365 * 86_400_000) });
  await phone.logIn(user);
  await page.goto(phone.address('schedList', {}, { cid: Number(row?.['id']) }));
  const tags = page.locator('.sp-tags');
  await expect(tags.filter({ hasText: zh.times.running })).toHaveCount(1);
  await expect(tags.filter({ hasText: zh.times.closed }).first()).toBeVisible();
  await expect(page.locator('.sp-day').filter({ hasText: zh.list.today })).toHaveCount(1);
  await axe(page);
});

test('[S52] [E8] by name and phone with a code; a wrong name finds no schedule, and an ended link says so', async ({
  phone,
  page,
  demo,
}) => {
  const t = zh;
  await page.goto(phone.address('schedule1', { cid: demo.congress }, { key: '1.1.00000000000000000000000000000000' }));
  await page.waitForURL(/\/schedlist/i);
  expect(page.url()).not.toContain('key=');
  await page.getByRole('link', { name: t.list.find }).click();
  await page.getByRole('textbox', { name: t.find.name }).fill('无此人');
  await page.getByRole('textbox', { name: t.find.phone }).fill(demoLogins.registered.phone);
  const sent = page.waitForResponse((answer) => answer.url().endsWith(speakerCalls.sendCode.path));
  await page.getByRole('button', { name: t.find.sendCode }).click();
  expect(await (await sent).json()).toMatchObject({ code: 0 });
  const outbox = `${process.env['E2E_URL'] ?? ''}/simulator/outbox.json?to=${demoLogins.registered.phone}`;
  let code = '';
  await expect
    .poll(async () => {
      const all = (await (await page.request.get(outbox)).json()) as { id: number; variables: { code?: string } }[];
      code = all.toSorted((one, other) => other.id - one.id)[0]?.variables.code ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  await page.getByRole('textbox', { name: t.find.code }).fill(code);
  await expect(page.getByRole('alert').filter({ hasText: t.find.unknown })).toBeVisible();
});
