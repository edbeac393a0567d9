import { examCalls } from '@meetingapp/contract/exam/attempt.ts';
import type { DemoConferences } from '../support/demo.ts';
import type { Phone } from '../support/phone.ts';

interface ExamScreen {
  readonly name: string;
  readonly as?: 'attending';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
  readonly before?: (phone: Phone) => Promise<unknown>;
  readonly busy?: true;
  readonly then?: (phone: Phone) => Promise<void>;
}

/** The first attempts at exams of the demo. */
const attempts = { passed: 1, failed: 2, running: 3 };

/** Exams of the person who takes part today: the list, the one being written, one passed and one failed. */
export const examScreens: readonly ExamScreen[] = [
  { name: 'S93-exams', as: 'attending', address: (phone, { saving }) => phone.address('onlineTest', { cid: saving }) },
  { name: 'S93-visitor', address: (phone, { saving }) => phone.address('onlineTest', { cid: saving }) },
  {
    name: 'S93',
    as: 'attending',
    address: (phone, { saving }) => phone.address('onlineTest', { cid: saving }, { attempt: attempts.running }),
  },
  {
    name: 'S93-answers',
    as: 'attending',
    address: (phone, { saving }) => phone.address('onlineTest', { cid: saving }, { attempt: attempts.running }),
    then: async (phone) => {
      await phone.page.locator('.exam-nav .sq').nth(1).click();
      await phone.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'S94',
    as: 'attending',
    busy: true,
    // Marking takes less than a second, so the page is shown one that goes on.
    before: ({ page }) =>
      page.route(`**${examCalls.result.path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), state: 'marking', passed: null } });
      }),
    address: (phone, { saving }) => phone.address('finishSubmit', {}, { cid: saving, attempt: attempts.passed }),
  },
  {
    name: 'S95-passed',
    as: 'attending',
    address: (phone, { saving }) => phone.address('finishTest', { cid: saving }, { attempt: attempts.passed }),
  },
  {
    name: 'S95-failed',
    as: 'attending',
    address: (phone, { saving }) => phone.address('finishTest', { cid: saving }, { attempt: attempts.failed }),
  },
  {
    name: 'S96',
    as: 'attending',
    address: (phone, { saving }) => phone.address('finishTestScore', { cid: saving }, { attempt: attempts.failed }),
  },
];
