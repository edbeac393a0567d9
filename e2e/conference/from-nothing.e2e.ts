import type { Locator, Page } from '@playwright/test';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { conferenceConsole as settingsEn } from '@meetingapp/locales/en/conference/console.ts';
import { fees as feesEn } from '@meetingapp/locales/en/fees/console.ts';
import { forms as formsEn } from '@meetingapp/locales/en/forms/console.ts';
import { homeConsole as homeEn } from '@meetingapp/locales/en/home/console.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { conferenceConsole as settingsZh } from '@meetingapp/locales/zh/conference/console.ts';
import { fees as feesZh } from '@meetingapp/locales/zh/fees/console.ts';
import { forms as formsZh } from '@meetingapp/locales/zh/forms/console.ts';
import { homeConsole as homeZh } from '@meetingapp/locales/zh/home/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { Hand, typeBoth } from './hand.ts';

const texts = {
  zh: { c: consoleZh, s: settingsZh, fees: feesZh, forms: formsZh, home: homeZh },
  en: { c: consoleEn, s: settingsEn, fees: feesEn, forms: formsEn, home: homeEn },
};

/** Clicks from the list of conferences to a published one with form, fee and home. */
const mostClicks = 22;

test.use(laptop);

test(
  '[O1] a conference is made from nothing to published in few clicks, and goes back to draft while nobody has paid',
  { tag: '@en' },
  async ({ page, phone, language, axe }, info) => {
    const { c, s, fees, forms, home } = texts[language];
    const hand = new Hand();
    const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true });
    const findings = page.getByRole('region', { name: s.state.checks });
    const finding = (text: string) => findings.getByRole('listitem').filter({ hasText: text });
    const toSettings = async () => {
      await hand.click(page.getByRole('link', { name: c.pages.settings, exact: true }));
      await expect(findings).toBeVisible();
    };
    await openConsole(page, language, '/');

    await hand.click(page.getByRole('button', { name: c.conferences.make }));
    const dialog = page.getByRole('dialog');
    await typeBoth(dialog, s.fields.title, '心脏康复论坛', 'Cardiac rehabilitation forum');
    await dialog.getByLabel(s.fields.startsOn).fill('2031-05-10');
    await dialog.getByLabel(s.fields.endsOn).fill('2031-05-11');
    await hand.click(button(s.make.ok, dialog));
    await expect(page).toHaveURL(/\/c\/\d+\/settings/);
    const cid = Number(/\/c\/(\d+)\//.exec(page.url())?.[1]);

    // Each unfinished thing is named with a link; the grey button says why.
    const publish = button(s.state.acts.publish);
    await expect(publish).toHaveAttribute('aria-description', format(s.state.first, { count: 2 }));
    await expect(finding(s.readiness.home_empty)).toBeVisible();
    await axe(page);
    await hand.click(finding(s.readiness.form_missing).getByRole('link'));
    await hand.click(button(format(forms.publish, { number: 1 })));
    await hand.click(button(forms.publishing.act, dialog));
    await expect(page.getByText(format(forms.publishing.done, { number: 1 }))).toBeVisible();

    await toSettings();
    await hand.click(finding(s.readiness.fee_missing).getByRole('link'));
    await hand.click(page.getByRole('main').getByRole('button', { name: fees.add }).first());
    await typeBoth(page, fees.title, '参会代表', 'Participant');
    // The window of a new fee ends with the conference.
    await expect(page.getByLabel(fees.until, { exact: true })).toHaveValue('2031-05-12 00:00');
    await hand.click(button(format(fees.save, { count: 1 })));
    await expect(page.getByText(fees.saved)).toBeVisible();

    await toSettings();
    // Free of charge for everyone: the fee is named, and its link opens it.
    const free = finding(s.readiness.fee_free).getByRole('link', {
      name: language === 'zh' ? '参会代表' : 'Participant',
    });
    await hand.click(free);
    await hand.click(page.getByText(fees.parts.price, { exact: true }));
    await page.getByLabel(fees.amount, { exact: true }).fill('800');
    await hand.click(button(format(fees.save, { count: 1 })));
    await expect(page.getByText(fees.saved).first()).toBeVisible();

    // The home of a draft is edited like any other.
    await toSettings();
    await expect(free).toHaveCount(0);
    await hand.click(finding(s.readiness.home_empty).getByRole('link'));
    await hand.click(button(format(home.add, { label: home.tile })));
    await typeBoth(page, home.title, '会议简介', 'About');
    // What it opens is chosen, not typed.
    await hand.click(page.getByRole('combobox', { name: home.to }));
    await hand.click(page.getByTitle(home.productPages.about, { exact: true }));
    await hand.click(button(home.publish));
    await expect(page.getByText(home.same)).toBeVisible();

    await toSettings();
    await expect(finding(s.readiness.home_empty)).toHaveCount(0);
    await hand.click(publish);
    await hand.click(button(s.state.acts.publish, dialog));
    await expect(page.getByText(s.state.published)).toBeVisible();
    info.annotations.push({ type: 'clicks', description: String(hand.clicks) });
    console.log(`${hand.clicks} clicks`);
    expect(hand.clicks).toBeLessThanOrEqual(mostClicks);
    const address = phone.address('conf', { id: cid });
    const visit = await page.context().newPage();
    await visit.goto(address);
    await expect(
      visit.getByText(language === 'zh' ? '心脏康复论坛' : 'Cardiac rehabilitation forum').first(),
    ).toBeVisible();

    // Back to draft, with a warning of what visitors then see.
    await hand.click(button(s.state.acts.withdraw));
    await expect(dialog).toContainText(s.state.effects.withdraw);
    await hand.click(button(s.state.acts.withdraw, dialog));
    await expect(page.getByText(s.state.draft)).toBeVisible();
    await visit.goto(address);
    await expect(visit.getByText(language === 'zh' ? '心脏康复论坛' : 'Cardiac rehabilitation forum')).toHaveCount(0);
  },
);
