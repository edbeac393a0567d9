import { papersBoards as en } from '@meetingapp/locales/en/papers/board.ts';
import { papersConsole as consoleEn } from '@meetingapp/locales/en/papers/console.ts';
import { papersBoards as zh } from '@meetingapp/locales/zh/papers/board.ts';
import { papersConsole as consoleZh } from '@meetingapp/locales/zh/papers/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf } from '../support/own-congress.ts';

test.use(laptop);

const tabs = { zh: consoleZh.tabs.posters, en: consoleEn.tabs.posters };

const paper = (id: string, title: string) => ({
  id,
  title,
  abstract: `What we found of ${title.toLowerCase()}.`,
  authors: ['Ouyang Ruoshui', 'Sima Qing'],
  topics: ['Imaging'],
});
const list = (...papers: object[]) => ({
  name: 'proceedings.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(papers)),
});

test(
  '[O11] accepted papers are imported from a file after a dry run, without duplicates, and undone',
  { tag: '@en' },
  async ({ phone, page, language, axe }) => {
    const words = language === 'en' ? en : zh;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    const shown = async () => JSON.stringify(await phone.call('/medapp/api/papers/list', { cid, kind: 'papers' }));
    await openConsole(page, language, `/c/${cid}/papers`);
    await page.getByRole('tab', { name: tabs[language] }).click();
    await page.getByText(words.view.import, { exact: true }).click();
    const choose = page.locator('input[type=file]');
    const first = [paper('p-1', 'Plaque in coronary CT'), paper('p-2', 'Pressure at night')];
    await choose.setInputFiles(list(...first));
    const apply = (count: number) =>
      page.getByRole('button', { name: format(words.import.apply, { count: `${count}` }) });
    await expect(apply(2)).toBeEnabled();
    expect(await shown()).not.toContain('Pressure at night');
    await axe(page);
    await apply(2).click();
    await expect(page.getByRole('button', { name: words.import.takeBack })).toBeVisible();
    // The list's short cache has expired after a moment.
    await expect.poll(shown).toContain('Pressure at night');

    await page.getByRole('button', { name: words.import.another }).click();
    await choose.setInputFiles(list(...first));
    await expect(page.getByRole('button', { name: words.import.nothing })).toBeDisabled();

    await page.getByRole('button', { name: words.import.another }).click();
    await axe(page);
    await page.getByRole('button', { name: 'proceedings.json' }).last().click();
    await page.getByRole('button', { name: words.import.takeBack }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page.getByText(words.import.wasTakenBack)).toBeVisible();
    await expect.poll(shown).not.toContain('Pressure at night');
  },
);
