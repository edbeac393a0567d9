import { checkinConsole as checkinEn } from '@meetingapp/locales/en/checkin/console.ts';
import { examConsole as examEn } from '@meetingapp/locales/en/exam/console.ts';
import { hotelConsole as hotelEn } from '@meetingapp/locales/en/hotel/console.ts';
import { speakersConsole as speakersEn } from '@meetingapp/locales/en/speakers/console.ts';
import { surveyConsole as surveyEn } from '@meetingapp/locales/en/survey/console.ts';
import { checkinConsole as checkinZh } from '@meetingapp/locales/zh/checkin/console.ts';
import { examConsole as examZh } from '@meetingapp/locales/zh/exam/console.ts';
import { hotelConsole as hotelZh } from '@meetingapp/locales/zh/hotel/console.ts';
import { speakersConsole as speakersZh } from '@meetingapp/locales/zh/speakers/console.ts';
import { surveyConsole as surveyZh } from '@meetingapp/locales/zh/survey/console.ts';
import { consoleAddress, laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSociety } from '../support/own-congress.ts';

const texts = {
  zh: { checkin: checkinZh, exams: examZh, hotel: hotelZh, speakers: speakersZh, surveys: surveyZh },
  en: { checkin: checkinEn, exams: examEn, hotel: hotelEn, speakers: speakersEn, surveys: surveyEn },
};

test.use(laptop);

test('[O1] an empty page says what it is for and offers the first act', { tag: '@en' }, async ({ page, language }) => {
  const { cid, owner } = await ownSociety();
  const t = texts[language];
  await openConsole(page, language, `/c/${cid}/hotel`, owner);
  const pages = [
    ['hotel', t.hotel, t.hotel.newHotel],
    ['exams', t.exams, t.exams.add],
    ['surveys', t.surveys, t.surveys.add],
    ['checkin', t.checkin, t.checkin.newPoint],
    ['speakers', t.speakers, t.speakers.toProgramme],
  ] as const;
  for (const [path, { none, noneText }, act] of pages) {
    await page.goto(consoleAddress(language, `/c/${cid}/${path}`));
    const empty = page.locator('.blank');
    await expect(empty.getByRole('heading', { name: none })).toBeVisible();
    await expect(empty.getByText(noneText)).toBeVisible();
    await expect(empty.getByRole('button', { name: act, exact: true })).toBeVisible();
  }
  // The last leads on.
  await page.locator('.blank').getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`/c/${cid}/programme`));
});
