import { accounts as enAccounts } from '@meetingapp/locales/en/accounts.ts';
import { messagesInbox as enInbox } from '@meetingapp/locales/en/messages/inbox.ts';
import { messagesPreference as enPreference } from '@meetingapp/locales/en/messages/preference.ts';
import { registrationOverview as enRegistration } from '@meetingapp/locales/en/registration/overview.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { accounts as zhAccounts } from '@meetingapp/locales/zh/accounts.ts';
import { messagesInbox as zhInbox } from '@meetingapp/locales/zh/messages/inbox.ts';
import { messagesPreference as zhPreference } from '@meetingapp/locales/zh/messages/preference.ts';
import { registrationOverview as zhRegistration } from '@meetingapp/locales/zh/registration/overview.ts';
import type { Page } from '@playwright/test';
import { mailingCalls } from '@meetingapp/contract/messages/mailing.ts';
import { consoleToken } from '../support/console.ts';
import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownRegistration, ownSociety } from '../support/own-congress.ts';
import { newAccount } from '../support/sign-up.ts';

const texts = {
  zh: { inbox: zhInbox, preference: zhPreference, mine: zhRegistration.mine, profile: zhAccounts.profile },
  en: { inbox: enInbox, preference: enPreference, mine: enRegistration.mine, profile: enAccounts.profile },
};

/** A message that reaches an account in its inbox alone. */
async function arrive(uId: number, cid: number, kind: string, subject: string, link: string): Promise<void> {
  const variables = { name: '', subject, text: 'S123', conference: '' };
  await inDatabase(
    `insert into notification (account_id, conference_id, kind, template, variables, link, state)
     values ($1, $2, $3, 'from_organiser', $4, $5, 'inbox')`,
    [uId, cid, kind, JSON.stringify(variables), link],
  );
}

/** A page that a phone shows again after another app. */
const returnTo = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test(
  '[A12] a message is counted on Mine, opens its page from the inbox and is read afterwards',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, language, axe }) => {
    const { inbox, mine } = texts[language];
    const cid = demo.congress;
    const { to, uId } = await newAccount(phone);
    await phone.logIn({ to, password: 'Heart-2026' });
    await phone.open('personalList', { cid });
    await page.getByRole('button', { name: mine.messages, exact: true }).waitFor();
    await arrive(uId, cid, 'programme', 'Hall changed', `/conf/${cid}`);
    await arrive(uId, cid, 'organiser', 'Shuttle earlier', '');
    await returnTo(page);
    await page.getByRole('button', { name: format(mine.messagesUnread, { count: 2 }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: inbox.title })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await axe(page);

    await page.getByLabel(inbox.search).fill('hall');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: 'Hall changed' }).click();
    await expect(page).toHaveURL(new RegExp(`/conf/${cid}\\b`));
    await page.goBack();
    await expect(page.getByRole('button', { name: format(inbox.unread, { count: 1 }), exact: true })).toBeVisible();
    await page.getByLabel(inbox.search).fill('nowhere');
    await page.getByRole('button', { name: inbox.showAll }).click();

    await arrive(uId, cid, 'credits', 'Credits received', '');
    await returnTo(page);
    await expect(page.getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: inbox.markAll }).click();
    await expect(page.getByRole('button', { name: inbox.noUnread, exact: true })).toBeVisible();
    const unseen = `select id from notification where account_id = $1 and seen_at is null`;
    await expect.poll(() => inDatabase(unseen, [uId])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('button', { name: inbox.settings }).click();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('button', { name: mine.messages, exact: true })).toBeVisible();
  },
);

test(
  '[A12] a message of staff appears in the open inbox by itself; a changed hall shows the old and the new one, with buttons',
  { tag: ['@en', '@small'] },
  async ({ phone, page, language, axe }) => {
    const { inbox } = texts[language];
    const { cid, owner } = await ownSociety();
    const { to, uId } = await newAccount(phone);
    await ownRegistration(cid, uId, '林书一');
    await phone.logIn({ to, password: 'Heart-2026' });
    await phone.open('inbox', { cid });
    await expect(page.getByText(inbox.none)).toBeVisible();
    const token = await consoleToken(page, owner);
    const staff = { token, 'content-type': 'application/json', language: 'ch' };
    const call = async (path: string, data: object) =>
      (await (await page.request.post(new URL(path, page.url()).href, { headers: staff, data })).json()) as {
        code: number;
        id: number;
        version: number;
      };
    const both = (zh: string, en: string) => ({ zh, en });
    const mailing = {
      name: '午餐',
      kind: 'organiser',
      required: false,
      urgent: true,
      texts: {
        subject: both('午餐改到 B 馆', 'Lunch moves to hall B'),
        body: both('{name}，凭胸牌入场', 'Show your badge'),
      },
      link: '',
      audience: {
        of: 'registrations',
        filter: { states: [], branches: [], fees: [], orders: [], from: null, until: null, words: '' },
      },
      startsAt: null,
      rates: { messenger: null, phone: null, email: null },
    };
    const { id, version } = await call(mailingCalls.save.path, { cid, id: null, seen: null, mailing });
    expect((await call(mailingCalls.start.path, { cid, id, seen: version })).code).toBe(0);
    // Much sooner than the next request for the unread number, 30 s later.
    await expect(page.getByRole('button', { name: mailing.texts.subject[language] })).toBeVisible({ timeout: 10_000 });

    const part = {
      part: 'change',
      what: 'hall',
      title: both('心力衰竭专场', 'Heart failure'),
      before: both('钱江厅', 'Qianjiang Hall'),
      now: both('西溪厅', 'Xixi Hall'),
    };
    await inDatabase(
      `insert into notification (account_id, conference_id, kind, template, variables, parts, state)
       values ($1, $2, 'programme', 'programme_changed', $3, $4, 'inbox')`,
      [
        uId,
        cid,
        JSON.stringify({ subject: part.title, changes: '', conference: '', link: '' }),
        JSON.stringify([part]),
      ],
    );
    await returnTo(page);
    const row = page.getByRole('listitem').filter({ hasText: part.title[language] });
    await expect(row).toContainText(part.before[language]);
    await expect(row.locator('b', { hasText: part.now[language] })).toBeVisible();
    await axe(page);
    await row.getByRole('button', { name: inbox.actions.known }).click();
    await expect(row.getByRole('button', { name: inbox.actions.known })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await row.getByRole('link', { name: inbox.actions.route }).click();
    await expect(page).toHaveURL(new RegExp(`/halllist/${cid}`));
    await page.goBack();
    await expect(row).toBeVisible();
  },
);

test(
  '[S41] a channel and the quiet hours are saved at once; what cannot be saved returns and says so',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, language, axe }) => {
    const { preference, profile } = texts[language];
    const cid = demo.congress;
    const { to, uId } = await newAccount(phone);
    await phone.logIn({ to, password: 'Heart-2026' });
    await phone.open('infomation', { cid });
    await page.getByRole('button', { name: profile.notifications }).click();
    await expect(page.getByRole('heading', { level: 1, name: preference.title })).toBeVisible();
    const kind = page.getByRole('group', { name: preference.kinds.organiser.name });
    const sms = kind.getByRole('switch', { name: preference.channels.phone });
    await expect(sms).toBeChecked();
    await axe(page);
    await kind.getByRole('switch', { name: preference.channels.inbox }).click({ force: true });
    await expect(page.getByText(preference.lockedOther)).toBeVisible();

    const quiet = page.getByRole('switch', { name: preference.quietSwitch });
    await sms.click();
    await quiet.click();
    await expect(page.getByText(preference.quietOff)).toBeVisible();
    await quiet.click();
    await page.getByLabel(preference.from, { exact: true }).fill('23:30');
    await expect(page.getByText(format(preference.quietOn, { from: '23:30', until: '07:00' }))).toBeVisible();
    const stored = `select channels, from_minute from channel_preference join quiet_hours using (account_id) where account_id = $1`;
    await expect
      .poll(() => inDatabase(stored, [uId]))
      .toEqual([{ channels: ['messenger', 'email'], from_minute: 1410 }]);
    await page.reload();
    await expect(sms).not.toBeChecked();
    await expect(page.getByText(format(preference.quietOn, { from: '23:30', until: '07:00' }))).toBeVisible();

    await page.route('**/message/preferences/channels', (route) => route.abort());
    await sms.click();
    const [said = ''] = preference.notSaved.split('{reason}');
    await expect(page.getByText(said.trim()).first()).toBeVisible();
    await expect(sms).not.toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);
