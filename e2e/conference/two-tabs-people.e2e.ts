import type { Locator, Page } from '@playwright/test';
import { groupConsoleCalls } from '@meetingapp/contract/groups/console.ts';
import { liveConsoleCalls } from '@meetingapp/contract/live/console.ts';
import { membersConsoleCalls } from '@meetingapp/contract/members/console.ts';
import { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildGroup } from '@meetingapp/demo/groups/groups.ts';
import { buildMemberList, buildMembers } from '@meetingapp/demo/members/members.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { groups as groupsEn } from '@meetingapp/locales/en/groups.ts';
import { groups as groupsZh } from '@meetingapp/locales/zh/groups.ts';
import { liveConsole as liveEn } from '@meetingapp/locales/en/live/console.ts';
import { liveConsole as liveZh } from '@meetingapp/locales/zh/live/console.ts';
import { membersConsole as membersEn } from '@meetingapp/locales/en/members/console.ts';
import { membersConsole as membersZh } from '@meetingapp/locales/zh/members/console.ts';
import { peopleConsole as peopleEn } from '@meetingapp/locales/en/people/console.ts';
import { peopleConsole as peopleZh } from '@meetingapp/locales/zh/people/console.ts';
import { registrationConsole as registrationEn } from '@meetingapp/locales/en/registration/console.ts';
import { registrationConsole as registrationZh } from '@meetingapp/locales/zh/registration/console.ts';
import { consoleAddress, consoleToken, laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';
import { demoLogins } from '../support/demo.ts';
import type { Language, Phone } from '../support/phone.ts';

test.use(laptop);

const texts = {
  zh: {
    common: consoleZh,
    groups: groupsZh,
    live: liveZh,
    members: membersZh,
    people: peopleZh,
    registration: registrationZh,
  },
  en: {
    common: consoleEn,
    groups: groupsEn,
    live: liveEn,
    members: membersEn,
    people: peopleEn,
    registration: registrationEn,
  },
};

interface Form {
  page: Page;
  language: Language;
  field: Locator;
  save: Locator;
  /** Saves “对方的” in the field from another tab. */
  other: () => Promise<unknown>;
  /** The value of the field as saved. */
  saved: () => Promise<string | undefined>;
}

/** Two tabs change one field: the later sees both values, chooses, and saves. */
async function laterChooses({ page, language, field, save, other, saved }: Form): Promise<void> {
  const conflicts = page.locator('.field-conflicts');
  await field.fill('我的');
  await other();
  await save.click();
  await expect(conflicts.getByRole('group')).toHaveCount(1);
  await expect(conflicts).toContainText('对方的');
  await expect(conflicts).toContainText('我的');
  await expect(save).toBeDisabled();
  expect(await saved()).toBe('对方的');
  await conflicts.getByRole('button', { name: texts[language].common.conflict.keepMine }).click();
  await expect(conflicts).toHaveCount(0);
  await save.click();
  await expect.poll(saved).toBe('我的');
}

/** A conference, and calls of the other tab. */
async function desk(page: Page, phone: Phone, language: Language) {
  const societyId = await societyOf(demoLogins.staff.email);
  const { cid, feeId } = await ownCongress({ societyId });
  const token = await consoleToken(page);
  await openConsole(page, language, `/c/${cid}/notices`);
  const call = async <T>({ path }: { path: string }, body: object) =>
    (await phone.call(path, { cid, ...body }, token)) as unknown as T;
  const open = (path: string, query = '') =>
    page.goto(consoleAddress(language, `/c/${cid}/${path}`) + (query && `&${query}`));
  const pane = page.getByRole('complementary');
  return { societyId, cid, feeId, call, open, pane, words: texts[language] };
}

test(
  '[O12] groups of guests and of payers: the later of two savers chooses',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const { cid, call, open, pane, words } = await desk(page, phone, language);
    const guests = { name: both('主席', 'Presidents'), note: nothing, members: [] };
    const { groupId: guestId } = await call<{ groupId: number }>(peopleConsoleCalls.saveGroup, {
      group: { ...guests, id: null },
    });
    type Guests = { groups: { name: { zh: string } }[] };
    await open('people', `tab=groups&open=${guestId}`);
    await laterChooses({
      page,
      language,
      field: page.getByRole('group', { name: words.people.groupName, exact: true }).getByRole('textbox').first(),
      save: pane.getByRole('button', { name: words.people.save, exact: true }),
      other: () =>
        call(peopleConsoleCalls.saveGroup, { group: { ...guests, id: guestId, name: both('对方的', 'Theirs') } }),
      saved: async () => (await call<Guests>(peopleConsoleCalls.groups, {})).groups[0]?.name.zh,
    });

    const groupId = await withDatabase(async (db) =>
      buildGroup(db, cid, { accountId: await buildAccount(db), name: '团体', createdAt: new Date() }),
    );
    await open('groups', `open=${groupId}`);
    await laterChooses({
      page,
      language,
      field: pane.getByRole('textbox', { name: words.groups.name }),
      save: pane.getByRole('button', { name: words.groups.save, exact: true }),
      other: () => call(groupConsoleCalls.saveGroup, { groupId, name: '对方的', payer: 'contact' }),
      saved: async () => (await call<{ group: { name: string } }>(groupConsoleCalls.group, { groupId })).group.name,
    });
    await axe(page);
  },
);

test(
  '[O12] members and answers of a registration: the later of two savers chooses',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const { societyId, cid, feeId, call, open, pane, words } = await desk(page, phone, language);
    const listId = await withDatabase(async (db) => {
      const id = await buildMemberList(db, societyId);
      await buildMembers(db, id, [{ name: '会员', phone: '13800002222' }]);
      return id;
    });
    type Members = { people: { id: number; name: string }[] };
    const member = async () =>
      (await call<Members>(membersConsoleCalls.people, { listId, words: '', page: 1 })).people[0];
    const entryId = (await member())?.id ?? 0;
    await open('members', `list=${listId}&open=${entryId}`);
    await laterChooses({
      page,
      language,
      field: pane.getByRole('textbox', { name: words.members.columns.name }),
      save: pane.getByRole('button', { name: words.members.save, exact: true }),
      other: () =>
        call(membersConsoleCalls.saveEntry, { listId, entry: { id: entryId, name: '对方的', phone: '13800002222' } }),
      saved: async () => (await member())?.name,
    });
    await axe(page);

    const regId = await withDatabase((db) =>
      buildRegistration(db, cid, { state: 'confirmed', feeKindId: feeId, name: '参会人', phone: '13800003333' }),
    );
    type Detail = { registration: { name: string } };
    await open('registrations', `open=${regId}`);
    await pane.getByRole('button', { name: words.registration.pane.edit }).click();
    const dialog = page.getByRole('dialog');
    await laterChooses({
      page,
      language,
      field: dialog.getByRole('textbox').first(),
      save: dialog.getByRole('button', { name: words.registration.pane.save }),
      other: () => call(registrationConsoleCalls.edit, { id: regId, answers: { name: '对方的' } }),
      saved: async () => (await call<Detail>(registrationConsoleCalls.detail, { id: regId })).registration.name,
    });
  },
);

test(
  '[O12] words that hold messages: the later of two savers chooses',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const { call, open, words } = await desk(page, phone, language);
    await open('live', 'tab=words');
    await laterChooses({
      page,
      language,
      field: page.getByRole('textbox', { name: words.live.words.title }),
      save: page.getByRole('button', { name: words.live.save, exact: true }),
      other: () => call(liveConsoleCalls.saveWords, { words: ['对方的'] }),
      saved: async () => (await call<{ words: string[] }>(liveConsoleCalls.read, {})).words[0],
    });
    await axe(page);
  },
);
