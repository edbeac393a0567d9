import type { Locator, Page } from '@playwright/test';
import { feeCalls, type FeeDraft } from '@meetingapp/contract/fees/console.ts';
import { formCalls } from '@meetingapp/contract/forms.ts';
import { noticeCalls } from '@meetingapp/contract/home/notice.ts';
import { hotelConsoleCalls } from '@meetingapp/contract/hotel/console.ts';
import { papersConsoleCalls } from '@meetingapp/contract/papers/console.ts';
import { decisionCalls } from '@meetingapp/contract/papers/decision.ts';
import { buildPaper, buildPaperCall } from '@meetingapp/demo/papers/papers.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { fees as feesEn } from '@meetingapp/locales/en/fees/console.ts';
import { fees as feesZh } from '@meetingapp/locales/zh/fees/console.ts';
import { forms as formsEn } from '@meetingapp/locales/en/forms/console.ts';
import { forms as formsZh } from '@meetingapp/locales/zh/forms/console.ts';
import { hotelConsole as hotelEn } from '@meetingapp/locales/en/hotel/console.ts';
import { hotelConsole as hotelZh } from '@meetingapp/locales/zh/hotel/console.ts';
import { notices as noticesEn } from '@meetingapp/locales/en/home/notice.ts';
import { notices as noticesZh } from '@meetingapp/locales/zh/home/notice.ts';
import { papersConsole as papersEn } from '@meetingapp/locales/en/papers/console.ts';
import { papersConsole as papersZh } from '@meetingapp/locales/zh/papers/console.ts';
import { papersReview as reviewEn } from '@meetingapp/locales/en/papers/review.ts';
import { papersReview as reviewZh } from '@meetingapp/locales/zh/papers/review.ts';
import { consoleAddress, consoleToken, laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, ownHotel, societyOf, withDatabase } from '../support/own-congress.ts';
import { demoLogins } from '../support/demo.ts';
import type { Language, Phone } from '../support/phone.ts';

test.use(laptop);

const wordsOf = (language: Language) =>
  language === 'en'
    ? {
        common: consoleEn,
        fees: feesEn,
        forms: formsEn,
        hotel: hotelEn,
        notices: noticesEn,
        papers: papersEn,
        review: reviewEn,
      }
    : {
        common: consoleZh,
        fees: feesZh,
        forms: formsZh,
        hotel: hotelZh,
        notices: noticesZh,
        papers: papersZh,
        review: reviewZh,
      };

interface Form {
  page: Page;
  words: ReturnType<typeof wordsOf>;
  field: Locator;
  save: Locator;
  /** Path of the call that saves. */
  path: string;
  /** Saves another value of the field in another tab. */
  other: () => Promise<unknown>;
  /** The value of the field as saved. */
  saved: () => Promise<string>;
}

/** Two tabs change one field: the later chooses, and what is typed during the save stays. */
async function twoTabs({ page, words, field, save, path, other, saved }: Form): Promise<void> {
  const conflicts = page.locator('.field-conflicts');
  await field.fill('我的');
  await other();
  await save.click();
  await expect(conflicts.getByRole('group')).toHaveCount(1);
  await expect(conflicts).toContainText('对方的');
  await expect(conflicts).toContainText('我的');
  await expect(save).toBeDisabled();
  expect(await saved()).toBe('对方的');
  await conflicts.getByRole('button', { name: words.common.conflict.keepMine }).click();
  await expect(conflicts).toHaveCount(0);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse(`**${path}`);
  await save.click();
  await field.fill('我的第二版');
  release();
  await answered;
  await expect.poll(saved).toBe('我的');
  await expect(field).toHaveValue('我的第二版');
  await expect(save).toBeEnabled();
  // While what was saved is read again the button shows that it is busy, and does nothing.
  await expect(save).not.toHaveClass(/ant-btn-loading/);
  await expect(conflicts).toHaveCount(0);
  await save.click();
  await expect.poll(saved).toBe('我的第二版');
}

/** A conference, and calls of the other tab. */
async function desk(page: Page, phone: Phone, language: Language) {
  const { cid, feeId } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
  const token = await consoleToken(page);
  await openConsole(page, language, `/c/${cid}/notices`);
  const call = async <T>({ path }: { path: string }, body: object) =>
    (await phone.call(path, { cid, ...body }, token)) as unknown as T;
  const open = (path: string) =>
    page.goto(
      consoleAddress(language, `/c/${cid}/${path.split('?')[0]}`) +
        (path.includes('?') ? `&${path.split('?')[1]}` : ''),
    );
  const words = wordsOf(language);
  const saveOf = (label: string) => page.getByRole('complementary').getByRole('button', { name: label, exact: true });
  const line = (label: string) => page.getByRole('group', { name: label, exact: true }).getByRole('textbox').first();
  return { cid, feeId, call, open, words, saveOf, line };
}

test(
  '[O12] hotel and room type: the later of two savers chooses, and typing goes on',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const { cid, call, open, words, saveOf, line } = await desk(page, phone, language);
    const roomTypeId = await ownHotel(cid, ['2030-05-01']);
    type Grid = { hotels: { id: number; name: { zh: string }; roomTypes: { name: { zh: string } }[] }[] };
    const grid = async () => (await call<Grid>(hotelConsoleCalls.grid, {})).hotels[0];
    const hotelId = (await grid())?.id ?? 0;
    const hotel = {
      id: hotelId,
      name: both('对方的', 'Theirs'),
      address: nothing,
      distance: nothing,
      stars: 0,
      releaseAt: null,
    };
    await open(`hotel?open=hotel-${hotelId}`);
    const { save, text } = { save: saveOf(words.hotel.save), text: words.hotel };
    await twoTabs({
      page,
      words,
      field: line(text.hotel.name),
      save,
      path: hotelConsoleCalls.saveHotel.path,
      other: () => call(hotelConsoleCalls.saveHotel, { hotel }),
      saved: async () => (await grid())?.name.zh ?? '',
    });
    await axe(page);
    const roomType = {
      id: roomTypeId,
      hotelId,
      name: both('对方的', 'Theirs'),
      beds: 2,
      sellsBeds: true,
      breakfast: true,
      open: true,
    };
    await open(`hotel?open=type-${hotelId}-${roomTypeId}`);
    await twoTabs({
      page,
      words,
      field: line(text.type.name),
      save,
      path: hotelConsoleCalls.saveType.path,
      other: () => call(hotelConsoleCalls.saveType, { roomType }),
      saved: async () => (await grid())?.roomTypes[0]?.name.zh ?? '',
    });
  },
);

test(
  '[O12] fees: the later of two savers chooses, and typing goes on',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const { feeId, call, open, words, line } = await desk(page, phone, language);
    type List = { kinds: FeeDraft[] };
    const kind = async () => {
      const found = (await call<List>(feeCalls.list, {})).kinds.find(({ id }) => id === feeId);
      if (!found) throw new Error('no such fee');
      return found;
    };
    await open('fees');
    await page.getByText(words.fees.parts.price, { exact: true }).click();
    await twoTabs({
      page,
      words,
      field: line(words.fees.title),
      save: page.getByRole('button', { name: words.fees.save.replace('{count}', '1') }),
      path: feeCalls.save.path,
      other: async () => call(feeCalls.save, { kinds: [{ ...(await kind()), title: both('对方的', 'Theirs') }] }),
      saved: async () => (await kind()).title.zh,
    });
    await axe(page);
  },
);

test(
  '[O12] notices, papers and decisions: the later of two savers chooses, and typing goes on',
  { tag: '@en' },
  async ({ page, phone, language }) => {
    const { cid, call, open, words, saveOf, line } = await desk(page, phone, language);
    const notice = {
      id: null,
      title: both('通知', 'Notice'),
      text: nothing,
      urgent: false,
      from: '2027-01-01T00:00:00.000Z',
      until: null,
    };
    const { noticeId } = await call<{ noticeId: number }>(noticeCalls.saveNotice, { notice });
    type Notices = { notices: { title: { zh: string } }[] };
    await open(`notices?open=${noticeId}`);
    await twoTabs({
      page,
      words,
      field: line(words.notices.title),
      save: saveOf(words.notices.save),
      path: noticeCalls.saveNotice.path,
      other: () =>
        call(noticeCalls.saveNotice, { notice: { ...notice, id: noticeId, title: both('对方的', 'Theirs') } }),
      saved: async () => (await call<Notices>(noticeCalls.notices, {})).notices[0]?.title.zh ?? '',
    });

    const { paperId } = await withDatabase(async (db) => {
      await buildPaperCall(db, cid);
      return buildPaper(db, cid, { title: both('论文', 'Paper'), number: 'P0001' });
    });
    type Read = { paper: { version: number; content: { title: { zh: string } } } };
    const paper = async () => (await call<Read>(papersConsoleCalls.read, { paperId })).paper;
    await open(`papers?open=${paperId}`);
    await page.getByRole('button', { name: words.papers.pane.edit }).click();
    await twoTabs({
      page,
      words,
      field: line(words.papers.columns.title),
      save: saveOf(words.papers.save),
      path: papersConsoleCalls.edit.path,
      other: async () => {
        const { version, content } = await paper();
        return call(papersConsoleCalls.edit, {
          paperId,
          version,
          paper: { ...content, title: both('对方的', 'Theirs') },
        });
      },
      saved: async () => (await paper()).content.title.zh,
    });

    type Ranked = { papers: { version: number; remark: string }[] };
    const ranked = async () => (await call<Ranked>(decisionCalls.ranking, {})).papers[0];
    const decide = async (remark: string) => {
      const seen = (await ranked())?.version ?? 0;
      return call(decisionCalls.decide, { paperId, seen, decision: 'oral', remark, reason: '' });
    };
    await decide('');
    await open(`papers?tab=decisions&open=${paperId}`);
    await twoTabs({
      page,
      words,
      field: page.getByRole('textbox', { name: words.review.pane.remark }),
      save: saveOf(words.review.pane.save),
      path: decisionCalls.decide.path,
      other: () => decide('对方的'),
      saved: async () => (await ranked())?.remark ?? '',
    });
  },
);

test(
  '[O12] a form: other fields are merged, one that both changed is chosen, and it is saved by itself',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const { call, open, words } = await desk(page, phone, language);
    type Read = { revision: number; draft: Fields | null; published: Fields | null };
    type Fields = { fields: { code: string; label: { zh: string; en: string }; required: boolean }[] };
    const read = async () => {
      const { revision, draft, published } = await call<Read>(formCalls.read, {});
      return { revision, fields: (draft ?? published)?.fields ?? [] };
    };
    const labels = async () => (await read()).fields.slice(0, 2).map(({ label }) => label.zh);
    const rename = async (at: number, zh: string) => {
      const { revision, fields } = await read();
      const changed = fields.map((field, index) => (index === at ? { ...field, label: both(zh, 'Theirs') } : field));
      await call(formCalls.save, { revision, fields: changed });
    };
    await open('forms');
    await page.locator('.builder .list .name').first().click();
    const label = page
      .locator('.builder .settings')
      .getByRole('group', { name: words.forms.pane.label })
      .getByRole('textbox')
      .first();
    await rename(1, '对方的第二项');
    await label.fill('我的');
    await expect.poll(labels).toEqual(['我的', '对方的第二项']);
    await rename(0, '对方的');
    await label.fill('我的第二版');
    const conflicts = page.getByRole('dialog');
    await expect(conflicts).toContainText('对方的');
    await expect(conflicts).toContainText('我的第二版');
    await axe(page);
    await conflicts.getByRole('button', { name: words.common.conflict.keepMine }).click();
    await expect.poll(labels).toEqual(['我的第二版', '对方的第二项']);
  },
);
