import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoLogins } from '../support/demo.ts';
import { moveAndRelease, ownProgramme } from '../support/own-programme.ts';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { wordsOf } from '../support/sign-up.ts';

test(
  '[S43] [S44] [S45] [S46] after one visit the programme opens without a network, in every layout, and is searchable',
  { tag: '@en' },
  async ({ phone, page, context, axe }) => {
    const words = wordsOf(phone.language).agenda;
    const { cid, title, talk, hall } = await ownProgramme();
    const said = { title: title[phone.language], talk: talk[phone.language], hall: hall[phone.language] };
    const card = page.getByRole('link', { name: said.title, exact: true }).filter({ visible: true });
    await phone.open('searchList', { cid });
    await phone.open('calList', { cid });
    await card.click();
    await expect(page.getByRole('heading', { name: said.talk })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: words.search }).click();
    await page.getByRole('searchbox').fill('guanmai');
    await expect(page.locator('mark').first()).toBeAttached();
    await page.goBack();
    // By keyboard: Chromium sometimes never acknowledges a pointer event over a page that is being replaced.
    await page.getByRole('button', { name: words.layout }).press('Enter');
    await page.getByRole('button', { name: new RegExp(`^${words.layouts.hall}`) }).press('Enter');
    await expect(page).toHaveURL(/callist\/hall\//);
    await expect(page.getByRole('heading', { name: said.hall })).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('button', { name: words.layout }).filter({ visible: true }).press('Enter');
    await page.getByRole('button', { name: new RegExp(`^${words.layouts.grid}`) }).press('Enter');
    // With hall and times, unlike the link of the list that the timetable replaces.
    await page
      .getByRole('link', { name: new RegExp(`^${said.title} .+`) })
      .filter({ visible: true })
      .press('Enter');
    await expect(page.getByRole('heading', { name: said.talk })).toBeVisible();
    await page.goBack();
    await axe(page);
    await page.getByRole('link', { name: words.search }).filter({ visible: true }).press('Enter');
    await page.getByRole('searchbox').fill('GM ct');
    await expect(page.locator('.ag-hits').getByRole('link', { name: said.talk })).toBeVisible();
    await axe(page);
    await page.getByRole('searchbox').fill('qqqq');
    await expect(page.getByText(words.found.none.replace('{words}', 'qqqq'))).toBeVisible();
  },
);

test(
  '[A3] [S43] a new release shows what changed since the last visit, hall and time separately',
  { tag: '@en' },
  async ({ phone, page }) => {
    const words = wordsOf(phone.language).agenda;
    const { cid, session, second, other, title } = await ownProgramme();
    await phone.open('calList', { cid });
    await expect(page.getByText(title[phone.language]).first()).toBeVisible();
    // It is stored on the phone before the next release.
    await expect.poll(() => keptPrograms(page)).toBeGreaterThan(0);
    await moveAndRelease(cid, { session, hall: other.id }, { session: second, minutes: 15 });
    await phone.open('calList', { cid });
    await page.getByRole('button', { name: words.newsShow }).click();
    const changes = page.getByRole('dialog').getByRole('listitem');
    await expect(changes).toHaveCount(2);
    await expect(changes.filter({ hasText: words.changes.hall })).toContainText(other.name[phone.language]);
    await expect(changes.filter({ hasText: words.changes.time })).toContainText('→');
  },
);

test(
  '[S43] [S44] every tap target in every layout is 24 pixels high and wide, or spaced as far apart',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo }) => {
    for (const tmpCal of ['list', 'grid', 'hall', 'topic']) {
      await phone.open('calListLayout', { tmpCal, cid: demo.congress });
      await page.locator('.ag-days button').nth(1).click();
      await expect(page.getByRole('link', { name: /急性心肌梗死|Reperfusion/ }).first()).toBeVisible();
      // Content scrolling under the header and the dock is always partly covered by them.
      await page.addStyleTag({ content: '.dock { display: none } .list-head { position: static !important }' });
      const small = await axeFindings(page, { runOnly: { type: 'rule', values: ['target-size'] } });
      expect(small, `too small in ${tmpCal}`).toEqual([]);
    }
  },
);

test(
  '[S43] [S44] [S49] keyboard focus never lands under the header or the dock, and the last row is clear of both',
  { tag: '@small' },
  async ({ phone, page, demo }) => {
    for (const name of ['calList', 'personList'] as const) {
      await phone.open(name, { cid: demo.congress });
      await expect(page.locator('.dock')).toBeVisible();
      await expect(page.locator('.page h2 a, .person-row').first()).toBeVisible();
      expect(await page.evaluate(coveredOnes), `covered in ${name}`).toEqual([]);
    }
  },
);

/** Returns the list items covered while focused, stepping down and back up; and what cannot be uncovered at the end. */
async function coveredOnes(): Promise<string[]> {
  const edges = (): [number, number] => [
    document.querySelector('.list-head')?.getBoundingClientRect().bottom ?? 0,
    document.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight,
  ];
  const isCovered = (one: Element): boolean => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < edges()[0] - 1 || bottom > edges()[1] + 1;
  };
  const rows = [...document.querySelectorAll<HTMLElement>('.page a, .page button')].filter(
    (one) => !one.closest('.list-head') && one.checkVisibility(),
  );
  const covered: string[] = rows.length < 5 ? ['too few rows to tell'] : [];
  for (const row of [...rows, ...rows.toReversed()]) {
    row.focus();
    await new Promise(requestAnimationFrame);
    if (isCovered(row)) covered.push(row.outerHTML.slice(0, 120));
  }
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  const last = rows.at(-1);
  if (last && isCovered(last)) covered.push(`at the end: ${last.outerHTML.slice(0, 120)}`);
  return covered;
}

test('[A3] [S43] [S45] an open page applies a new release by itself, and so do the pages behind it', async ({
  phone,
  page,
}) => {
  const { cid, session, second, other, title } = await ownProgramme();
  await page.clock.install();
  await phone.open('calList', { cid });
  const card = page.getByRole('article').filter({ hasText: title.zh });
  await expect(card).not.toContainText(other.name.zh);
  await expect.poll(() => keptPrograms(page)).toBeGreaterThan(0);
  await moveAndRelease(cid, { session, hall: other.id }, { session: second, minutes: 15 });
  // The phone checks again every minute while the page is visible.
  await page.clock.fastForward('01:05');
  await expect(card).toContainText(other.name.zh);
  await card.getByRole('link').click();
  await expect(page.locator('.facts')).toContainText(other.name.zh);
});

test(
  '[A9] [S43] [S45] a session is added to a calendar under the same name as in the followed plan',
  { tag: '@en' },
  async ({ phone, page, demo, axe }) => {
    const words = wordsOf(phone.language).agenda;
    await phone.logIn({ to: demoLogins.fresh.phone, password: demoLogins.fresh.password });
    await phone.open('calDetail', { calid: 1 }, { cid: demo.congress });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.calendar }).click(),
    ]);
    const saved = await readFile(await file.path(), 'utf8');
    const uid = /UID:session-1@\S+/.exec(saved)?.[0] ?? 'none';
    expect(saved).toMatch(/SEQUENCE:\d+/);
    await page
      .getByRole('button', { name: new RegExp(`^${words.plan.add.split('{')[0]}`) })
      .first()
      .click();
    await phone.open('calList', { cid: demo.congress });
    await page.getByRole('button', { name: words.mine, exact: true }).click();
    await page.getByRole('button', { name: words.feed.open }).click();
    await page.getByRole('button', { name: words.feed.make }).click();
    const link = page.getByRole('link', { name: words.feed.follow });
    await expect(link).toHaveAttribute('href', /^webcal:.+\.ics$/);
    await axe(page);
    const address = ((await link.getAttribute('href')) ?? '').replace('webcal:', 'http:');
    await expect.poll(async () => (await page.request.get(address)).text()).toContain(uid);
  },
);

/** Number of programmes stored on the phone. */
function keptPrograms(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('meetingapp');
        opening.onsuccess = () => {
          const { result: database } = opening;
          if (!database.objectStoreNames.contains('rows')) return resolve(0);
          const keys = database.transaction('rows').objectStore('rows').getAllKeys();
          keys.onsuccess = () =>
            resolve(keys.result.filter((key) => typeof key === 'string' && key.includes('programme:')).length);
        };
        opening.onerror = () => resolve(0);
      }),
  );
}
