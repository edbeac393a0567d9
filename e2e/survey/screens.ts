import type { Phone } from '../support/phone.ts';

interface SurveyScreen {
  readonly name: string;
  readonly as?: 'attending';
  readonly address: (phone: Phone) => string;
  readonly then?: (phone: Phone) => Promise<void>;
}

/** The surveys of the demo, in the order in which they were made. */
export const demoSurveys = { meeting: 1, session: 2, meals: 3, code: 4, closed: 5, planned: 6 };

/** Surveys of the person who takes part today in each state. */
export const surveyScreens: readonly SurveyScreen[] = [
  { name: 'S90', as: 'attending', address: (phone) => phone.address('qlist', { qid: demoSurveys.meeting }) },
  {
    name: 'S90-gaps',
    as: 'attending',
    address: (phone) => phone.address('qlist', { qid: demoSurveys.meeting }),
    then: async ({ page }) => {
      await page.locator('.survey-jump').click();
    },
  },
  {
    name: 'S90-second',
    as: 'attending',
    address: (phone) => phone.address('qlist', { qid: demoSurveys.meeting }),
    then: async ({ page }) => {
      await page.locator('.foot .btn').last().click();
      await page.locator('.survey-stars').waitFor();
    },
  },
  { name: 'S90-visitor', address: (phone) => phone.address('qlist', { qid: demoSurveys.meeting }) },
  { name: 'S90-code', as: 'attending', address: (phone) => phone.address('qlist', { qid: demoSurveys.code }) },
  { name: 'S90-closed', as: 'attending', address: (phone) => phone.address('qlist', { qid: demoSurveys.closed }) },
  { name: 'S90-planned', as: 'attending', address: (phone) => phone.address('qlist', { qid: demoSurveys.planned }) },
  { name: 'S90-again', as: 'attending', address: (phone) => phone.address('qlist', { qid: demoSurveys.session }) },
  { name: 'S91', as: 'attending', address: (phone) => phone.address('qlistAnswers', { qid: demoSurveys.session }) },
  { name: 'S92', as: 'attending', address: (phone) => phone.address('qEnd', {}, { qid: demoSurveys.session }) },
];
