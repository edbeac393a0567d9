import { agreementConsole as enAgreement } from '@meetingapp/locales/en/speakers/agreement-desk.ts';
import { speakersConsole as enDesk } from '@meetingapp/locales/en/speakers/console.ts';
import { travelConsole as enTravel } from '@meetingapp/locales/en/speakers/travel.ts';
import { agreementConsole as zhAgreement } from '@meetingapp/locales/zh/speakers/agreement-desk.ts';
import { speakersConsole as zhDesk } from '@meetingapp/locales/zh/speakers/console.ts';
import { travelConsole as zhTravel } from '@meetingapp/locales/zh/speakers/travel.ts';
import type { ConsoleScreen } from '../support/console.ts';

const words = {
  zh: { agreement: zhAgreement, desk: zhDesk, travel: zhTravel },
  en: { agreement: enAgreement, desk: enDesk, travel: enTravel },
};

/** Opens the first row of a list in its pane. */
const firstRow: NonNullable<ConsoleScreen['then']> = async (page) => {
  await page.locator('.ant-table-row').getByRole('button').first().click();
  await page.locator('aside.pane').first().waitFor();
};

/** The organiser's desks for speakers: invitations, agreements with the certificate, slides, journeys with the rooms, receipts, corrections. */
export const speakerConsoleScreens: readonly ConsoleScreen[] = [
  { name: 'speakers', path: 'speakers' },
  {
    name: 'speakers-day',
    path: 'speakers',
    then: async (page, language) => {
      await page.getByRole('combobox', { name: words[language].desk.day }).click();
      await page.locator('.ant-select-item-option').nth(1).click();
      await page.locator('.desk-timeline .lane').first().waitFor();
    },
  },
  {
    name: 'speakers-people',
    path: 'speakers',
    then: async (page, language) => {
      await page.getByText(words[language].desk.rows.person, { exact: true }).click();
      await page.getByRole('columnheader', { name: words[language].desk.table.affiliation }).waitFor();
    },
  },
  { name: 'speakers-one', path: 'speakers', then: firstRow },
  { name: 'agreements', path: 'speakers/agreements' },
  {
    name: 'agreements-certificate',
    path: 'speakers/agreements',
    then: async (page, language) => {
      await page.getByRole('button', { name: words[language].agreement.key.title }).click();
      await page.getByRole('heading', { name: words[language].agreement.key.import }).waitFor();
    },
  },
  { name: 'slides', path: 'speakers/slides' },
  { name: 'travel', path: 'speakers/travel' },
  { name: 'travel-one', path: 'speakers/travel', then: firstRow },
  {
    name: 'travel-rooms',
    path: 'speakers/travel',
    then: async (page, language) => {
      await page.locator('.ant-segmented').getByText(words[language].travel.directions.nights).click();
      await page.locator('.travel-rooms').waitFor();
    },
  },
  { name: 'receipts', path: 'speakers/receipts' },
  { name: 'corrections', path: 'speakers/corrections' },
];
