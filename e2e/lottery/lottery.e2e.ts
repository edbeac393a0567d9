import { lotteryCalls } from '@meetingapp/contract/lottery/draw.ts';
import { lottery as en } from '@meetingapp/locales/en/lottery/draw.ts';
import { lottery as zh } from '@meetingapp/locales/zh/lottery/draw.ts';
import { consoleToken } from '../support/console.ts';
import { inDatabase } from '../support/database.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';

const texts = { zh, en };
const drawnId = async (cid: number): Promise<number> => {
  const [row] = await inDatabase(
    "select id from lottery_draw where conference_id = $1 and state = 'drawn' order by id limit 1",
    [cid],
  );
  return Number(row?.['id']);
};

test(
  '[A5] [S83] a reader recomputes the draw in the browser; a forged record is found out, with the step',
  { tag: '@en' },
  async ({ phone, page, language, demo, axe }) => {
    const t = texts[language];
    const id = await drawnId(demo.congress);
    await phone.logIn({ to: demoLogins.registered.phone, password: demoLogins.registered.password });
    await page.goto(phone.address('cj', {}, { cid: demo.congress, draw: id }));
    await expect(page.getByText(t.why)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: t.check }).click();
    await expect(page.getByRole('status').getByRole('heading')).toHaveText(/11/);
    await axe(page);
    await page.route(`**${lotteryCalls.record.path}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { record: { winners: { number: number }[]; entrants: number } };
      const [first] = body.record.winners;
      if (first) first.number = (first.number % body.record.entrants) + 1;
      await route.fulfill({ response: answer, json: body });
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: t.verify.different })).toBeVisible();
    await expect(page.getByText(t.verify.unequal).first()).toBeVisible();
  },
);

/** A draw of 30 people that is drawn, with three winners whom nobody has seen yet. */
async function ownDraw(cid: number): Promise<number> {
  const [made] = await inDatabase(
    `insert into lottery_draw (conference_id, title, rules) values ($1, '{"zh": "大屏", "en": "Screen"}', '{"attended": false, "noSpeakers": false, "noEarlierWinners": false}') returning id`,
    [cid],
  );
  const id = Number(made?.['id']);
  const [prize] = await inDatabase(
    `insert into lottery_prize (draw_id, name, thing, count, position)
     values ($1, '{"zh": "一等奖", "en": "First prize"}', '{"zh": "听诊器", "en": "Stethoscope"}', 3, 0) returning id`,
    [id],
  );
  await inDatabase(
    `insert into lottery_entrant (draw_id, number, name, affiliation, registration, salt, mark)
     select $1, n, '陈晓' || n, '青浦区中心医院', '', '', md5(n::text) from generate_series(1, 30) as n`,
    [id],
  );
  await inDatabase(
    "update lottery_draw set state = 'drawn', entrants = 30, frozen_at = now(), list_hash = md5('x'), drawn_at = now() where id = $1",
    [id],
  );
  await inDatabase(
    `insert into lottery_winner (draw_id, prize_id, n, rank, number, at, code)
     select $1::bigint, $2::bigint, n, n, n * 7, now(), lpad(($1::bigint * 10 + n)::text, 8, '0') from generate_series(1, 3) as n`,
    [id, prize?.['id']],
  );
  return id;
}

for (const [width, height] of [
  [1920, 1080],
  [3840, 2160],
] as const)
  test(`[A5] the big screen at ${width} by ${height} reveals by keys, also without network`, async ({
    phone,
    page,
    context,
    demo,
    axe,
  }) => {
    await page.setViewportSize({ width, height });
    const id = await ownDraw(demo.congress);
    const token = await consoleToken(page);
    await page.addInitScript((value) => localStorage.setItem('meetingapp.console.token', value), token);
    await page.goto(phone.address('lotteryScreen', { id }, { cid: demo.congress }));
    await expect(page.locator('.draw-screen .nx')).toHaveCount(3);
    const box = await page.locator('.draw-screen').boundingBox();
    expect([box?.width, box?.height]).toEqual([width, height]);
    await page.keyboard.press('Space');
    await expect(page.locator('.draw-screen .cur')).toContainText('0007');
    await context.setOffline(true);
    await page.keyboard.press('a');
    await expect(page.locator('.draw-screen .nx')).toHaveCount(0);
    await expect(page.locator('.draw-screen .g')).toContainText('0021');
    await expect(page.locator('.draw-screen .g')).toContainText('陈*1');
    await expect(page.getByText(zh.screen.offline)).toBeVisible();
    await axe(page);
    expect(await inDatabase('select revealed from lottery_draw where id = $1', [id])).toEqual([{ revealed: 1 }]);
    await context.setOffline(false);
    await expect
      .poll(async () => (await inDatabase('select revealed from lottery_draw where id = $1', [id]))[0]?.['revealed'], {
        timeout: 20_000,
      })
      .toBe(3);
  });

test('[S83] a void draw promises neither a result nor a check', async ({ phone, page, language, demo }) => {
  const t = texts[language];
  await phone.logIn({ to: demoLogins.registered.phone, password: demoLogins.registered.password });
  await page.goto(phone.address('cj', {}, { cid: demo.congress, draw: 1 }));
  await expect(page.getByText(t.voidTitle)).toBeVisible();
  await expect(page.getByText(t.lost, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t.checkLater })).toHaveCount(0);
});

test('[A5] a wall that is loaded anew while the server is away shows what it had shown; a log-in that ends does not take the draw down', async ({
  phone,
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const id = await ownDraw(demo.congress);
  const token = await consoleToken(page);
  await page.addInitScript((value) => localStorage.setItem('meetingapp.console.token', value), token);
  const screen = phone.address('lotteryScreen', { id }, { cid: demo.congress });
  await page.goto(screen);
  await expect(page.locator('.draw-screen .nx')).toHaveCount(3);
  const calls = /\/medapp\/api\/console\/lottery\//;
  await page.route(calls, (route) => route.abort());
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(page.locator('.draw-screen .nx')).toHaveCount(1);
  await expect(page.getByText(zh.screen.offline)).toBeVisible();
  await page.reload();
  await expect(page.locator('.draw-screen .nx')).toHaveCount(1);
  expect(await inDatabase('select revealed from lottery_draw where id = $1', [id])).toEqual([{ revealed: 0 }]);

  await page.unroute(calls);
  await page.route(calls, (route) =>
    route.fulfill({ json: { code: 9999, error: 'session_invalid', msg: 'ended', faults: [], requestId: '' } }),
  );
  await expect(page.getByText(zh.screen.ended)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.locator('.draw-screen .nx')).toHaveCount(0);
  // Logged in again, the phones follow.
  await page.unroute(calls);
  await expect
    .poll(async () => (await inDatabase('select revealed from lottery_draw where id = $1', [id]))[0]?.['revealed'], {
      timeout: 20_000,
    })
    .toBe(3);
  await expect(page.getByText(zh.screen.ended)).toBeHidden();
});
