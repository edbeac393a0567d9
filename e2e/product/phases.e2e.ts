import { registrationOverview as registration } from '@meetingapp/locales/zh/registration/overview.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { inDatabase } from '../support/database.ts';

const { mine } = registration;

test('a congress that runs today shows the changed hall, what is on, and a live picture that moves', async ({
  phone,
  page,
  demo,
}) => {
  await phone.open('tpl4Home', { cid: demo.saving });
  await expect(page.locator('.hb-alert')).toContainText('改到二层外滩厅');
  await expect(page.locator('.hb-day')).toContainText('第 2 天');
  const [row] = (await inDatabase(
    "select id, title ->> 'zh' as title from broadcast where conference_id = $1 and starts_at <= now() and ends_at > now() order by id",
    [demo.saving],
  )) as { id: number; title: string }[];
  await phone.open('live', { lid: row?.id ?? 0 }, { cid: demo.saving });
  await page.getByRole('button', { name: `播放：${row?.title}` }).click();
  const reached = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  await expect.poll(reached, { timeout: 30_000 }).toBeGreaterThan(0);
  const before = await reached();
  await expect.poll(reached, { timeout: 10_000 }).toBeGreaterThan(before + 1);
  await phone.open('calList', { cid: demo.saving });
  await expect(page.locator('.ag-now').first()).toBeVisible();
});

test('a person who takes part today finds the entry code of today and the congress of last year', async ({
  phone,
  page,
  demo,
}) => {
  await phone.logIn({ to: demoLogins.attending.phone, password: demoLogins.attending.password });
  await phone.open('personalList', { cid: demo.saving });
  await expect(page.getByText(demoLogins.attending.name).first()).toBeVisible();
});

test('a congress that is over offers a person without a registration no way to register', async ({
  phone,
  page,
  demo,
}) => {
  await phone.logIn({ to: demoLogins.fresh.phone, password: demoLogins.fresh.password });
  await phone.open('personalList', { cid: demo.past });
  await expect(page.getByText(mine.noneOver)).toBeVisible();
  await expect(page.getByRole('link', { name: mine.signUp })).toHaveCount(0);
});
