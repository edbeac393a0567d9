import { mailing as en } from '@meetingapp/locales/en/messages/mailing.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { mailing as zh } from '@meetingapp/locales/zh/messages/mailing.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, ownPeople, ownSociety } from '../support/own-congress.ts';

const words = { zh, en };

test.use(laptop);

test(
  '[O18] a message is written with placeholders, checked, previewed per person, tested, sent, and its report read',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const { cid } = await ownCongress({ societyId: 1 });
    await ownPeople(cid, ['林书一', '周予安']);
    await openConsole(page, language, `/c/${cid}/messages`);
    await expect(page.getByRole('heading', { name: text.none })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: text.add }).first().click();

    const checks = page.getByRole('region', { name: text.checks.title });
    await expect(checks.getByText(text.checks.noName)).toBeVisible();
    const send = page.getByRole('button', { name: text.start, exact: true });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    const field = (label: string, of: 'zh' | 'en') =>
      page.getByRole('textbox', { name: format(text.texts[of === 'zh' ? 'labelZh' : 'labelEn'], { label }) });
    const { subject, body } = text.texts;
    await page.getByRole('textbox', { name: text.name, exact: true }).fill('班车');
    await field(subject, 'zh').fill('早班车提前');
    await field(subject, 'en').fill('The shuttle leaves earlier');

    // By keyboard: the bracket opens the list, Enter takes its first entry.
    await field(body, 'zh').focus();
    await page.keyboard.type('{');
    await expect(page.getByRole('menuitem', { name: text.placeholders.hospital })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(body, 'zh')).toHaveValue('{name}');
    await page.keyboard.insertText('，班车 07:20 发车。');
    await field(body, 'en').fill(', the shuttle leaves at 07:20. {nmae}');
    await expect(page.getByText(format(text.texts.unknown, { names: '{nmae}' }))).toBeVisible();
    await field(body, 'en').fill(', the shuttle leaves at 07:20.');
    await field(body, 'en').press('Home');
    await page
      .getByRole('group', { name: text.texts.insert })
      .getByRole('button', { name: text.placeholders.name, exact: true })
      .click();
    await expect(field(body, 'en')).toHaveValue('{name}, the shuttle leaves at 07:20.');
    // Urgent, so that the test does not wait for the end of quiet hours.
    await page.getByRole('checkbox', { name: text.sending.urgent }).check();

    await expect(page.getByText(format(text.audience.count, { count: 2 })).first()).toBeVisible();
    const sms = page.getByRole('article', { name: text.channels.phone });
    // Each preview is in the language of the person, not of the console.
    const rest = '，班车 07:20 发车。';
    await expect(sms).toContainText(`林书一${rest}`);
    await page.keyboard.press(']');
    await expect(sms).toContainText(`周予安${rest}`);
    await axe(page);

    await page.getByRole('button', { name: text.test }).click();
    await expect(page.getByText(format(text.tested, { address: demoLogins.staff.email }))).toBeVisible();
    await page.reload();
    await expect(field(subject, 'zh')).toHaveValue('早班车提前');
    await expect(send).not.toHaveAttribute('aria-disabled');
    await send.click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(format(text.startAsk, { count: 2 }));
    await question.getByRole('button', { name: text.start, exact: true }).click();

    const row = page.getByRole('row', { name: '周予安' });
    const step = format(text.report.step, { channel: text.channels.phone, state: text.report.stepStates.sent });
    await expect(row).toContainText(step, { timeout: 20_000 });
    await axe(page);
    const figures = page.getByRole('group', { name: text.report.figures });
    await figures.getByRole('button', { name: new RegExp(`^${text.recipientStates.sent}`) }).click();
    await expect(page.getByRole('row', { name: '林书一' })).toBeVisible();
    await figures.getByRole('button', { name: new RegExp(`^${text.report.all}`) }).click();
    const bars = page.getByRole('region', { name: text.report.channelsTitle });
    await expect(bars).toContainText(text.channels.phone);
    await page.getByRole('searchbox', { name: text.report.search }).fill('予安');
    await expect(page.getByRole('row', { name: '林书一' })).toHaveCount(0);
    await page.getByRole('button', { name: format(text.report.open, { name: '周予安' }) }).click();
    const steps = page.getByRole('complementary', { name: format(text.report.personTitle, { name: '周予安' }) });
    await expect(steps).toContainText(text.report.stepQueued);
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(steps).toHaveCount(0);
    await page.getByRole('button', { name: text.report.export }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: text.report.exportAs.csv }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await page.getByRole('button', { name: text.copy }).click();
    await expect(page.getByRole('heading', { level: 1, name: format(text.copyOf, { name: '班车' }) })).toBeVisible();
    await page.getByRole('button', { name: text.back }).click();
    await expect(page.getByRole('row', { name: /班车/ })).toHaveCount(2);
    await axe(page);
  },
);

test(
  '[O18] a text is kept as a template, fills another message after a question, and is deleted',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const { templates: t } = text;
    const { cid, owner } = await ownSociety();
    await openConsole(page, language, `/c/${cid}/messages`, owner);
    await page.getByRole('button', { name: text.add }).first().click();
    const field = (label: string, of: 'zh' | 'en') =>
      page.getByRole('textbox', { name: format(text.texts[of === 'zh' ? 'labelZh' : 'labelEn'], { label }) });
    const { subject, body } = text.texts;
    await field(subject, 'zh').fill('早班车提前');
    await field(body, 'zh').fill('{name}，班车 07:20 发车。');
    const library = page.getByRole('dialog', { name: t.title });
    await page.getByRole('button', { name: t.open, exact: true }).click();
    await expect(library.getByText(t.none)).toBeVisible();
    await library.getByRole('textbox').fill('班车');
    await library.getByRole('button', { name: t.save }).click();
    await expect(library.getByRole('listitem')).toHaveCount(1);
    await axe(page);
    await page.keyboard.press('Escape');

    await field(subject, 'zh').fill('别的标题');
    await page.getByRole('button', { name: t.open, exact: true }).click();
    await library.getByRole('button', { name: `${t.use} 班车` }).click();
    await page
      .getByRole('dialog', { name: format(t.useAsk, { name: '班车' }) })
      .getByRole('button', { name: t.replace })
      .click();
    await expect(library).toHaveCount(0);
    await expect(field(subject, 'zh')).toHaveValue('早班车提前');
    await page.getByRole('button', { name: t.open, exact: true }).click();
    await library.getByRole('button', { name: `${t.remove} 班车` }).click();
    await page
      .getByRole('dialog', { name: format(t.removeAsk, { name: '班车' }) })
      .getByRole('button', { name: t.remove })
      .click();
    await expect(library.getByText(t.none)).toBeVisible();
  },
);
