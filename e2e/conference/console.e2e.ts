import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { conferenceConsole as en } from '@meetingapp/locales/en/conference/console.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { conferenceConsole as zh } from '@meetingapp/locales/zh/conference/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf } from '../support/own-congress.ts';

test.use(laptop);

test(
  '[A8] the rules of refunds and changes are shown as sentences, with an example',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const words = language === 'en' ? en : zh;
    const { cid } = await ownCongress({
      societyId: await societyOf(demoLogins.staff.email),
      startsOn: '2030-05-31',
      endsOn: '2030-06-01',
      refundPolicy: [{ untilDaysBefore: 30, percent: 100 }],
      changePolicy: { answers: 0, fee: 14, stay: null },
    });
    await openConsole(page, language, `/c/${cid}/settings`);
    await page.getByText(words.sections.policies, { exact: true }).click();
    const reading = page.getByRole('region', { name: words.policy.reading });
    const day = language === 'en' ? '1 May 2030' : '2030年5月1日';
    await expect(reading).toContainText(words.policy.step.replace('{day}', day).replace('{percent}', '100'));
    await expect(reading).toContainText(words.policy.never.replace('{part}', words.fields.changes.stay));
    await page.getByRole('button', { name: words.add }).first().click();
    const percent = page.getByRole('spinbutton', { name: words.fields.refundPercent.replace('{place}', '2') });
    await percent.fill('40');
    await expect(reading).toContainText('40%');
    await reading.getByRole('spinbutton').first().fill('1000');
    await reading.getByLabel(words.policy.on).fill('2030-05-08');
    await expect(reading).toContainText('400.00');
    await axe(page);
    // A hint is shown below its control and is not part of the control's accessible name.
    await page.getByRole('main').getByText(words.sections.registering, { exact: true }).click();
    await expect(page.getByLabel(words.fields.registrationOpensAt, { exact: true })).toBeVisible();
    await expect(page.getByLabel(words.fields.holdMinutes, { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        words.zone.replace(
          '{zone}',
          language === 'en' ? 'China Standard Time UTC+8 · Shanghai' : '中国标准时间 UTC+8 · Shanghai',
        ),
      ),
    ).toHaveCount(1);
  },
);

test(
  'a conference made like an earlier one shows how far its copy is, and opens when it is ready',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const words = language === 'en' ? en : zh;
    const societyId = await societyOf(demoLogins.staff.email);
    await ownCongress({ societyId, title: both('前一届年会', 'Earlier congress'), startsOn: '2030-05-31' });
    // Delays the end of the task, so that its progress can be checked.
    let isReady = false;
    await page.route(`**${taskCalls.detail.path}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as AnswerOf<typeof taskCalls.detail>;
      const running = { ...answer, task: { ...answer.task, state: 'running', total: 4, done: 1, endedAt: null } };
      await route.fulfill({ response, json: isReady ? answer : running });
    });
    await openConsole(page, language, '/');
    await page.getByRole('button', { name: (language === 'en' ? consoleEn : consoleZh).conferences.make }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: words.make.from }).fill(language === 'en' ? 'Earlier' : '前一届');
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: words.fields.title }).first().fill('后一届年会');
    await dialog.getByLabel(words.fields.startsOn).fill('2031-05-30');
    await dialog.getByRole('button', { name: words.make.ok }).click();
    const progress = dialog.getByRole('status');
    await expect(progress).toContainText(words.make.copying);
    await expect(progress).toContainText(language === 'en' ? '1 of 4' : '1 / 4');
    await axe(page);
    isReady = true;
    await expect(page).toHaveURL(/\/c\/\d+\/settings/);
    await expect(page.getByText('后一届年会').first()).toBeVisible();
  },
);
