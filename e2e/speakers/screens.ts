import { speakerAgreement as enAgreement } from '@meetingapp/locales/en/speakers/agreement.ts';
import { speakerPerson as enPerson } from '@meetingapp/locales/en/speakers/person.ts';
import { speakerSlides as enSlides } from '@meetingapp/locales/en/speakers/slides.ts';
import { speakers as enTask } from '@meetingapp/locales/en/speakers/task.ts';
import { speakerAgreement as zhAgreement } from '@meetingapp/locales/zh/speakers/agreement.ts';
import { speakerPerson as zhPerson } from '@meetingapp/locales/zh/speakers/person.ts';
import { speakerSlides as zhSlides } from '@meetingapp/locales/zh/speakers/slides.ts';
import { speakers as zhTask } from '@meetingapp/locales/zh/speakers/task.ts';
import type { DemoConferences } from '../support/demo.ts';
import type { Phone } from '../support/phone.ts';

interface SpeakerScreen {
  readonly name: string;
  readonly as?: 'registered';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
  readonly then?: (phone: Phone) => Promise<void>;
}

const words = {
  zh: { agreement: zhAgreement, person: zhPerson, slides: zhSlides, task: zhTask },
  en: { agreement: enAgreement, person: enPerson, slides: enSlides, task: enTask },
};
/** Opens the demo's agreement that waits for the signature. */
async function openAgreement(phone: Phone): Promise<void> {
  const { agreement } = words[phone.language];
  await phone.page.locator('.ag-rows').getByText(agreement.rows.open).first().click();
  await phone.page.locator('.ag-sheet canvas').first().waitFor();
}

/** Screens of speakers (S52 to S55). */
export const speakerScreens: readonly SpeakerScreen[] = [
  { name: 'S52-find', address: (phone, { congress }) => phone.address('schedule1', { cid: congress }) },
  {
    name: 'S53-tasks',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedList', {}, { cid: congress }),
  },
  {
    name: 'S53-reject',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedList', {}, { cid: congress }),
    then: async ({ page, language }) => {
      await page.locator('.sp-acts').last().getByRole('button', { name: words[language].task.reject }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'S54-next',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedList', {}, { cid: congress, thanks: 1 }),
    then: async ({ page, language }) => {
      await page.getByRole('heading', { name: words[language].task.next.title }).waitFor();
    },
  },
  {
    name: 'S54-task',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedList', {}, { cid: congress }),
    then: async ({ page, language }) => {
      const talk = page.locator('.sp-task').filter({ hasText: words[language].task.roles.speaker });
      await talk.first().locator('h3 a').click();
      await page.getByRole('heading', { name: words[language].slides.title }).waitFor();
    },
  },
  {
    name: 'S54-agreement',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedulePerson', {}, { cid: congress }),
    then: openAgreement,
  },
  {
    name: 'S54-agreement-typed',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedulePerson', {}, { cid: congress }),
    then: async (phone) => {
      await openAgreement(phone);
      const { agreement } = words[phone.language];
      await phone.page.getByRole('button', { name: agreement.typeInstead }).click();
      await phone.page.getByRole('textbox', { name: agreement.typedName }).waitFor();
    },
  },
  {
    name: 'S55-correct',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedulePerson', {}, { cid: congress }),
    then: async ({ page, language }) => {
      await page.getByRole('button', { name: words[language].person.person.edit }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'S53-visitor', address: (phone, { congress }) => phone.address('schedList', {}, { cid: congress }) },
  {
    name: 'S55-person',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedulePerson', {}, { cid: congress }),
  },
  { name: 'S55-visitor', address: (phone, { congress }) => phone.address('schedulePerson', {}, { cid: congress }) },
  {
    name: 'S54-agreement-gone',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedDetail', {}, { cid: congress, agreement: 99_999_999 }),
  },
  {
    name: 'S54-task-gone',
    as: 'registered',
    address: (phone, { congress }) => phone.address('schedDetail', {}, { cid: congress, task: 99_999_999 }),
  },
];
