import { forms as formsEn } from '@meetingapp/locales/en/forms/console.ts';
import { registrationForm as formEn } from '@meetingapp/locales/en/registration/form.ts';
import { registration as wizardEn } from '@meetingapp/locales/en/registration/wizard.ts';
import { registration as serverEn } from '@meetingapp/locales/en/registration/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { forms as formsZh } from '@meetingapp/locales/zh/forms/console.ts';
import { registrationForm as formZh } from '@meetingapp/locales/zh/registration/form.ts';
import { registration as wizardZh } from '@meetingapp/locales/zh/registration/wizard.ts';
import { registration as serverZh } from '@meetingapp/locales/zh/registration/server.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, ownFee, societyOf } from '../support/own-congress.ts';
import { newAccount } from '../support/sign-up.ts';

const texts = {
  zh: { forms: formsZh, sign: { ...formZh, ...wizardZh }, server: serverZh },
  en: { forms: formsEn, sign: { ...formEn, ...wizardEn }, server: serverEn },
};

test(
  '[O2] [S113] the organiser adds a form for students, who fill it in by its link and go to and fro without typing again',
  { tag: ['@en', '@small'] },
  async ({ phone, page, browser, axe, language }) => {
    const { forms: t, sign, server } = texts[language];
    const societyId = await societyOf(demoLogins.staff.email);
    const { cid } = await ownCongress({ societyId, hasInvoice: false });

    // A copy of the first form with another name, for everybody.
    const context = await browser.newContext(laptop);
    const desk = await context.newPage();
    await openConsole(desk, language, `/c/${cid}/forms`);
    await desk.getByRole('button', { name: t.choice.add }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('radio', { name: new RegExp(t.choice.uses.registration) }).check();
    await dialog.getByLabel(`${t.choice.title} 中`).fill('学生报名表');
    await dialog.getByLabel(`${t.choice.title} EN`).fill('Students');
    await axe(desk);
    await dialog.getByRole('button', { name: t.choice.create, exact: true }).click();
    await expect(desk).toHaveURL(/list=\d+/);
    const formId = Number(/list=(\d+)/.exec(desk.url())?.[1]);
    await desk.getByRole('button', { name: format(t.add, { kind: t.kinds.text }) }).click();
    await desk.getByLabel(`${t.pane.label} 中`).fill('学校');
    await desk.getByLabel(`${t.pane.label} EN`).fill('University');
    await expect(desk.getByText(format(t.state.saved, { time: '' }).trim())).toBeVisible();
    await desk.getByRole('button', { name: format(t.publish, { number: 1 }) }).click();
    await desk.getByRole('dialog').getByRole('button', { name: t.publishing.act, exact: true }).click();
    await expect(desk.getByText(format(t.publishing.done, { number: 1 }))).toBeVisible();
    await desk.getByRole('button', { name: t.link.open }).click();
    const link = `/sign?cid=${cid}&form=${formId}`;
    await expect(desk.getByRole('dialog').getByText(link)).toBeVisible();
    await axe(desk);
    await desk.keyboard.press('Escape');
    await ownFee(cid, { formIds: [formId], amount: 30_000, title: { zh: '学生', en: 'Student' }, position: 2 });

    // The student opens the link, goes to the first form and back; what was typed is still there.
    const { to } = await newAccount(phone);
    await phone.logIn({ to, password: 'Heart-2026' });
    await phone.open('sign', {}, { cid, form: formId });
    const [title, first] = [language === 'en' ? 'Students' : '学生报名表', server.firstForm];
    const school = page.getByLabel(language === 'en' ? 'University' : '学校');
    await page.locator('[name=name]').fill('许一诺');
    await school.fill('云岭医学院');
    await axe(page);
    await page.getByRole('button', { name: format(sign.form.otherForm, { title: first }) }).click();
    await expect(school).toHaveCount(0);
    await expect(page.locator('[name=name]')).toHaveValue('许一诺');
    await page.getByRole('button', { name: format(sign.form.otherForm, { title }) }).click();
    await expect(school).toHaveValue('云岭医学院');
    await page.getByRole('button', { name: sign.sign.next, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/sign/apply/0.*form=${formId}`));
    await expect(page.getByText(language === 'en' ? 'Student' : '学生', { exact: true })).toBeVisible();

    // Put away, the link leads to a clear text and to the first form.
    await desk.getByRole('button', { name: t.choice.edit }).click();
    await desk.getByRole('dialog').getByRole('checkbox').check();
    await desk.getByRole('dialog').getByRole('button', { name: t.choice.save, exact: true }).click();
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await phone.open('sign', {}, { cid, form: formId });
    await page.getByRole('button', { name: sign.refused.firstForm }).click();
    await expect(page.locator('[name=name]')).toHaveValue('许一诺');
    await expect(school).toHaveCount(0);
    await context.close();
  },
);
