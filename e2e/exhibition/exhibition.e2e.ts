import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { departmentCalls } from '@meetingapp/contract/exhibition/department.ts';
import { ticketCode } from '@meetingapp/demo/checkin/points.ts';
import { department as enDepartment } from '@meetingapp/locales/en/exhibition/department.ts';
import { exhibition as enStand } from '@meetingapp/locales/en/exhibition/exhibitor.ts';
import { lead as enLead } from '@meetingapp/locales/en/exhibition/lead.ts';
import { department as zhDepartment } from '@meetingapp/locales/zh/exhibition/department.ts';
import { exhibition as zhStand } from '@meetingapp/locales/zh/exhibition/exhibitor.ts';
import { lead as zhLead } from '@meetingapp/locales/zh/exhibition/lead.ts';
import { inDatabase } from '../support/database.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { withDatabase } from '../support/own-congress.ts';
import type { Phone, PhoneUser } from '../support/phone.ts';
import { newAccount } from '../support/sign-up.ts';

const stand = { zh: zhStand, en: enStand };
const lead = { zh: zhLead, en: enLead };
const department = { zh: zhDepartment, en: enDepartment };
const registered = { to: demoLogins.registered.phone, password: demoLogins.registered.password };
const fresh = { to: demoLogins.fresh.phone, password: demoLogins.fresh.password };

/** A log-in of another person, beside the one of the page. */
async function tokenOf(phone: Phone, user: PhoneUser): Promise<string> {
  const answer = await phone.call('/medapp/api/account/login/password', user);
  return (answer as { token: { tToken: string } }).token.tToken;
}

const idOf = async (booth: string, cid: number): Promise<number> => {
  const [row] = await inDatabase('select id from exhibitor where conference_id = $1 and booth = $2', [cid, booth]);
  return Number(row?.['id']);
};

test(
  '[S88] [O13] [S42] a visitor hands over a card with what was ticked, and withdraws it under Mine',
  { tag: '@en' },
  async ({ phone, page, language, demo, axe }) => {
    const showid = await idOf('B07', demo.congress);
    await inDatabase('delete from lead where exhibitor_id = $1', [showid]);
    const t = lead[language];
    await phone.logIn(registered);
    await page.goto(phone.address('exhibition', { showid }, { cid: demo.congress }));
    await page.getByRole('button', { name: stand[language].give }).click();
    const sheet = page.getByRole('dialog');
    const boxes = sheet.getByRole('checkbox');
    await expect(boxes.first()).toBeDisabled();
    await expect(boxes.first()).toBeChecked();
    await expect(sheet.getByRole('checkbox', { name: t.email })).not.toBeChecked();
    await sheet.getByRole('checkbox', { name: t.email }).check();
    await axe(page);
    await sheet.getByRole('button', { name: t.ask.agree }).click();
    await expect(page.getByRole('button', { name: stand[language].given })).toBeVisible();
    const [row] = await inDatabase('select email, phone, post from lead where exhibitor_id = $1', [showid]);
    expect(row).toMatchObject({ email: demoLogins.registered.email, phone: '', post: '' });
    await page.goto(phone.address('givenCards', { cid: demo.congress }));
    await page.getByRole('button', { name: t.mine.withdraw }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.mine.withdraw }).click();
    await expect
      .poll(async () => (await inDatabase('select name from lead where exhibitor_id = $1', [showid]))[0]?.['name'])
      .toBe('');
  },
);

test('[S88] a visitor who is not registered comes from the stand to the registration', async ({
  phone,
  page,
  language,
  demo,
}) => {
  const showid = await idOf('B07', demo.congress);
  const { to } = await newAccount(phone);
  await phone.logIn({ to, password: demoLogins.fresh.password });
  await page.goto(phone.address('exhibition', { showid }, { cid: demo.congress }));
  await page.getByRole('button', { name: stand[language].give }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('link', { name: lead[language].ask.register }).click();
  await expect(page).toHaveURL(/sign\/home\/0/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('[O13] [S88] a bar code of nobody that is typed at a booth is refused, and nothing is kept', async ({
  phone,
  page,
  language,
  demo,
}) => {
  const t = lead[language];
  // No other test adds or withdraws cards at this booth.
  const showid = await idOf('C03', demo.congress);
  await inDatabase('insert into exhibitor_member values ($1, $2) on conflict do nothing', [showid, fresh.to]);
  const count = () => inDatabase('select count(*) from lead where exhibitor_id = $1', [showid]);
  const before = await count();
  await phone.logIn(fresh);
  await page.goto(phone.address('leadDesk', { showid }));
  await page.getByLabel(t.typed).fill('1234567890123456');
  await page.getByRole('button', { name: t.typedAct }).click();
  await expect(page.getByRole('textbox', { name: t.typed })).toHaveAttribute('aria-invalid', 'true');
  expect(await count()).toEqual(before);
});

test(
  '[S89] [E7] a wrong invitation code says so with the tries left, the right one opens the meeting',
  { tag: '@en' },
  async ({ phone, page, language, demo, axe }) => {
    const t = department[language];
    const [row] = await inDatabase(
      'select id, code from department_meeting where conference_id = $1 order by starts_at desc limit 1',
      [demo.congress],
    );
    const dmid = Number(row?.['id']);
    await inDatabase('delete from department_try where meeting_id = $1', [dmid]);
    await inDatabase(
      `delete from department_person where meeting_id = $1 and account_id in
        (select account_id from identity where value = $2)`,
      [dmid, demoLogins.fresh.phone],
    );
    await phone.logIn(fresh);
    await page.goto(phone.address('deptMeet', { dmid }, { cid: demo.congress }));
    const field = page.getByRole('textbox', { name: t.code });
    await field.fill('AAAAAA');
    await page.getByRole('button', { name: t.enter }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.wrong })).toBeVisible();
    await axe(page);
    await field.fill(String(row?.['code']).toLowerCase());
    await page.getByRole('button', { name: t.enter }).click();
    await expect(page.getByRole('heading', { name: t.people })).toBeVisible();
    await page.getByRole('button', { name: t.sign, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: t.signIn.digits }).fill('000000');
    await sheet.getByRole('button', { name: t.sign, exact: true }).click();
    await expect(sheet.getByRole('textbox', { name: t.signIn.digits })).toHaveAttribute('aria-invalid', 'true');
    await axe(page);
    // What the host's phone shows, as its link.
    const token = await tokenOf(phone, registered);
    const { inside } = (await phone.call(departmentCalls.read.path, { dmid }, token)) as unknown as AnswerOf<
      typeof departmentCalls.read
    >;
    const digits = inside?.host?.signIn?.digits ?? '';
    await page.goto(phone.address('deptMeet', { dmid }, { cid: demo.congress, sign: digits }));
    await expect(sheet.getByRole('textbox', { name: t.signIn.digits })).toHaveValue(digits);
    await sheet.getByRole('button', { name: t.sign, exact: true }).click();
    await expect(page.getByRole('button', { name: t.signDone })).toBeVisible();
  },
);

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[O13] [S88] [A10] a card scanned without a network waits with its note and stars, and arrives once', async ({
    phone,
    page,
    context,
    language,
    demo,
  }) => {
    const t = lead[language];
    const showid = await idOf('A05', demo.congress);
    const code = await withDatabase(async (db) => {
      const row = await db
        .selectFrom('registration')
        .innerJoin('identity', 'identity.account_id', 'registration.account_id')
        .select('registration.id')
        .where('conference_id', '=', demo.congress)
        .where('identity.value', '=', demoLogins.registered.phone)
        .where('registration.state', '=', 'confirmed')
        .executeTakeFirstOrThrow();
      await db.deleteFrom('lead').where('exhibitor_id', '=', showid).where('registration_id', '=', row.id).execute();
      return ticketCode(db, row.id);
    });
    const stored = () =>
      inDatabase("select name, note, interest from lead where exhibitor_id = $1 and note like '%周六看演示%'", [
        showid,
      ]);
    await phone.logIn(fresh);
    await page.goto(phone.address('leadDesk', { showid }));
    await expect(page.getByLabel(t.typed)).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(keptLeads), { timeout: 20_000 }).toBe(true);
    // The phone was closed: the desk opens without a network.
    await context.setOffline(true);
    await page.reload();
    await page.getByLabel(t.typed).fill(code);
    await page.getByRole('button', { name: t.typedAct }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.ask.agree }).click();
    const waiting = page.locator('button.li').filter({ hasText: t.offline });
    await waiting.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(t.interests.high, { exact: true }).click();
    await sheet.getByRole('textbox', { name: t.note }).fill('周六看演示');
    await sheet.getByRole('button', { name: t.save }).click();
    await expect(sheet).toHaveCount(0);
    expect(await stored()).toEqual([]);
    await context.setOffline(false);
    await expect.poll(stored).toMatchObject([{ interest: 'high' }]);
    await expect(waiting).toHaveCount(0);
    // Opened again, the phone has nothing left to send.
    await page.reload();
    await expect(page.getByText(t.all.replace(/\{.*/, '')).first()).toBeVisible();
    await expect(waiting).toHaveCount(0);
    expect(await stored()).toHaveLength(1);
  });
});

/** True when the list of cards is on the phone. */
async function keptLeads(): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'meetingapp')) return false;
  return new Promise((resolve) => {
    const request = indexedDB.open('meetingapp');
    request.onsuccess = () => {
      const keys = request.result.transaction('rows').objectStore('rows').getAllKeys();
      keys.onsuccess = () => {
        request.result.close();
        resolve(keys.result.some((key) => JSON.stringify(key).includes('/exhibition/lead/list')));
      };
    };
  });
}
