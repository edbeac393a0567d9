import { standFigures as en } from '@meetingapp/locales/en/exhibition/figure.ts';
import { standFigures as zh } from '@meetingapp/locales/zh/exhibition/figure.ts';
import { inDatabase } from '../support/database.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';

const figures = { zh, en };
const fresh = { to: demoLogins.fresh.phone, password: demoLogins.fresh.password };
const registered = { to: demoLogins.registered.phone, password: demoLogins.registered.password };

const idOf = async (booth: string, cid: number): Promise<number> => {
  const [row] = await inDatabase('select id from exhibitor where conference_id = $1 and booth = $2', [cid, booth]);
  return Number(row?.['id']);
};
const viewsOf = async (showid: number, place: string): Promise<number> => {
  const [row] = await inDatabase(
    'select coalesce(sum(views), 0)::int as n from exhibitor_views where exhibitor_id = $1 and place = $2',
    [showid, place],
  );
  return Number(row?.['n']);
};

test(
  '[O13] [S88] a visited stand and a logo in the programme count once',
  { tag: '@en' },
  async ({ phone, page, demo }) => {
    const showid = await idOf('A05', demo.congress);
    await inDatabase('delete from exhibitor_view_day where conference_id = $1', [demo.congress]);
    const [stand, programme] = [await viewsOf(showid, 'stand'), await viewsOf(showid, 'programme')];
    await phone.logIn(registered);
    await page.goto(phone.address('exhibition', { showid }, { cid: demo.congress }));
    await expect.poll(() => viewsOf(showid, 'stand'), { timeout: 20_000 }).toBe(stand + 1);
    await page.goto(phone.address('calList', { cid: demo.congress }));
    const logo = page.locator('.sponsor-logos').getByRole('link').first();
    // Logos are at the end of the list, and loaded as they come near.
    await expect(async () => {
      await page.evaluate(() => document.querySelector('.when-near')?.scrollIntoView());
      await expect(logo).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => viewsOf(showid, 'programme'), { timeout: 20_000 }).toBe(programme + 1);
    await logo.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  '[O13] [S88] the exhibitor reads the figures of its stand and takes them as a file',
  { tag: '@en' },
  async ({ phone, page, language, demo, axe }) => {
    const t = figures[language];
    const showid = await idOf('A05', demo.congress);
    await phone.logIn(fresh);
    await page.goto(phone.address('standFigures', { showid }));
    await expect(page.getByRole('heading', { name: t.days })).toBeVisible();
    await axe(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t.download }).click();
    expect((await saved).suggestedFilename()).toMatch(/^stand-\d+-\d{4}-\d\d-\d\d\.csv$/);
  },
);
