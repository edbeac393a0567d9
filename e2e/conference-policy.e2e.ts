import { conferenceConsole as en } from '@meetingapp/locales/en/conference-console.ts';
import { conferenceConsole as zh } from '@meetingapp/locales/zh/conference-console.ts';
import { laptop, openConsole } from './console.ts';
import { demoLogins } from './demo.ts';
import { expect, test } from './fixtures.ts';
import { ownCongress, societyOf } from './own-congress.ts';

test.use(laptop);

test(
  '[A8] the rules of refunds and changes are read back as sentences, with an example',
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
  },
);
