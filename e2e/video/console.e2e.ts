import { filmFile } from '@meetingapp/demo/video/video.ts';
import { video as phoneEn } from '@meetingapp/locales/en/video/video.ts';
import { videoConsole as en } from '@meetingapp/locales/en/video/console.ts';
import { writing as writingEn } from '@meetingapp/locales/en/pages/writing.ts';
import { video as phoneZh } from '@meetingapp/locales/zh/video/video.ts';
import { videoConsole as zh } from '@meetingapp/locales/zh/video/console.ts';
import { writing as writingZh } from '@meetingapp/locales/zh/pages/writing.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress } from '../support/own-congress.ts';

const texts = { zh: { ...writingZh, ...zh, phone: phoneZh }, en: { ...writingEn, ...en, phone: phoneEn } };

test.use(laptop);

test(
  '[O12] staff upload a film with a chapter and captions, publish it, and it is on the phone with a picture from it',
  { tag: '@en' },
  async ({ phone, page, language, axe }) => {
    const words = texts[language];
    const { cid } = await ownCongress({ societyId: 1 });
    await openConsole(page, language, `/c/${cid}/videos`);
    await expect(page.getByText(words.noneText)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: words.add }).first().click();
    const title = page.getByRole('group', { name: words.title, exact: true }).getByRole('textbox');
    await title.first().fill('开幕式');
    await title.last().fill('The opening');
    await page.getByRole('combobox', { name: words.watch }).click();
    await page.locator('.ant-select-item-option', { hasText: words.levels.anyone }).click();
    await page.getByRole('button', { name: words.addChapter }).click();
    await page.getByRole('group', { name: words.chapterTitle }).getByRole('textbox').last().fill('Welcome');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByText(words.noFilm)).toBeVisible();
    await axe(page);
    const film = { name: 'opening.mp4', mimeType: 'video/mp4', buffer: filmFile('forum') };
    await page.locator('.film-upload input[type=file]').setInputFiles({ ...film, buffer: Buffer.from('no film') });
    await expect(page.locator('.ant-message')).toBeVisible();
    await page.locator('.film-upload input[type=file]').setInputFiles(film);
    await expect(page.getByText(words.filmOf.replace('{time}', '0:36'))).toBeVisible();
    await expect(page.locator('.cover-field img')).toBeVisible();
    await page.getByRole('button', { name: words.save, exact: true }).click();
    const captions = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nWelcome\n');
    await page
      .locator('.captions input[type=file]')
      .setInputFiles({ name: 'zh.vtt', mimeType: 'text/vtt', buffer: captions });
    await expect(page.getByRole('button', { name: words.removeCaption.replace('{name}', '简体中文') })).toBeVisible();
    await page.getByRole('button', { name: words.publish, exact: true }).click();
    await expect(page.getByRole('button', { name: words.withdraw })).toBeVisible();
    await axe(page);
    const answer = await phone.call('/medapp/api/video/list', { cid });
    expect(answer).toMatchObject({ videos: [{ milliseconds: 36_000, cover: expect.stringMatching(/^\/files\//) }] });
    await page.goto(phone.address('videoList', { id: cid }));
    await expect(page.getByRole('link', { name: language === 'en' ? 'The opening' : '开幕式' })).toBeVisible();
  },
);
