import { liveConsoleCalls as calls } from '@meetingapp/contract/live/console.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildHall, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { liveConsole as liveEn } from '@meetingapp/locales/en/live/console.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { liveConsole as liveZh } from '@meetingapp/locales/zh/live/console.ts';
import { consoleAddress, consoleToken, laptop, openConsole } from '../support/console.ts';
import { cutIn } from '../support/cut.ts';
import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, withDatabase } from '../support/own-congress.ts';

const words = { zh: liveZh, en: liveEn };
const MINUTE_MS = 60_000;
const fromNow = (minutes: number) => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS);

test.use(laptop);

test(
  '[O12] a room is created, its hall’s sessions become broadcasts by one click, and its key is shown only on request',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const { cid } = await ownCongress({ societyId: 1 });
    const hall = both('西湖厅', 'West Lake Hall');
    await withDatabase(async (db) => {
      const hallId = await buildHall(db, cid, { name: hall });
      for (const hour of [0, 1])
        await buildSession(db, cid, {
          title: both(`专题 ${hour + 1}`, `Session ${hour + 1}`),
          hall: hallId,
          from: fromNow(60 + hour * 60),
          to: fromNow(120 + hour * 60),
        });
    });
    await openConsole(page, language, `/c/${cid}/live`);
    await page.getByRole('button', { name: text.rooms.add }).click();
    await page.getByRole('button', { name: text.rooms.add }).first().click();
    const name = page.getByRole('group', { name: text.rooms.name }).getByRole('textbox');
    await name.first().fill('西湖厅直播间');
    await name.last().fill('West Lake room');
    await page.getByRole('combobox', { name: text.rooms.hall }).click();
    await page.getByTitle(hall[language]).click();
    await page.getByRole('button', { name: text.save, exact: true }).click();
    const pane = page.getByRole('complementary', { name: language === 'zh' ? '西湖厅直播间' : 'West Lake room' });
    await expect(pane.getByText(text.streams.noKey)).toBeVisible();
    await expect(pane.locator('code')).toHaveCount(0);
    await pane.getByRole('button', { name: text.streams.show }).click();
    await expect(pane.locator('code').first()).toContainText('rtmp://');
    await axe(page);
    await pane.getByRole('button', { name: text.rooms.fromProgramme.replace('{count}', '2') }).click();
    await expect(page.getByText(text.rooms.brought.replace('{made}', '2').replace('{moved}', '0'))).toBeVisible();
    await page.getByRole('tab', { name: text.tabs.broadcasts, exact: true }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await axe(page);
    await page.getByRole('row').last().getByRole('button').click();
    const broadcast = page.getByRole('complementary');
    await expect(broadcast.getByText(text.watchLevels.registered).first()).toBeVisible();
    expect(await cutIn(broadcast)).toEqual([]);
  },
);

test(
  '[O12] the later of two savers chooses per field, and what is typed while the form is being saved is kept',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const text = words[language];
    const common = language === 'en' ? consoleEn : consoleZh;
    const { cid } = await ownCongress({ societyId: 1 });
    const hall = both('西湖厅', 'West Lake Hall');
    const { hallId, roomId } = await withDatabase(async (db) => ({
      hallId: await buildHall(db, cid, { name: hall }),
      roomId: await buildLiveRoom(db, cid, { name: both('一号', 'One') }),
    }));
    await openConsole(page, language, `/c/${cid}/live`);
    await page.goto(`${consoleAddress(language, `/c/${cid}/live`)}&tab=rooms&open=${roomId}`);
    const name = page.getByRole('group', { name: text.rooms.name }).getByRole('textbox').first();
    const save = page.getByRole('complementary').getByRole('button', { name: new RegExp(`${text.save}$`) });
    await name.fill('我的');
    // The other tab: another name, and a hall.
    const other = { id: roomId, seen: 1, name: both('对方的', 'Theirs'), hallId, switching: 'auto' };
    const token = await consoleToken(page);
    expect(await phone.call(calls.saveRoom.path, { cid, room: other }, token)).toMatchObject({ code: 0 });
    await save.click();
    const conflicts = page.locator('.field-conflicts');
    await expect(conflicts.getByRole('group')).toHaveCount(1);
    await expect(conflicts).toContainText('对方的');
    await expect(conflicts).toContainText('我的');
    await expect(save).toBeDisabled();
    await axe(page);
    await conflicts.getByRole('button', { name: common.conflict.keepMine }).click();

    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**${calls.saveRoom.path}`, async (route) => {
      await held;
      await route.continue();
    });
    const answered = page.waitForResponse(`**${calls.saveRoom.path}`);
    await save.click();
    await name.fill('我的第二版');
    release();
    await answered;
    await expect(page.getByText(common.saved, { exact: true })).toBeVisible();
    await expect(name).toHaveValue('我的第二版');
    await expect(save).toBeEnabled();
    await expect(conflicts).toHaveCount(0);
    const saved = async () => (await inDatabase('select name, hall_id from live_room where id = $1', [roomId]))[0];
    expect(await saved()).toMatchObject({ name: { zh: '我的' }, hall_id: String(hallId) });
    await save.click();
    await expect.poll(saved).toMatchObject({ name: { zh: '我的第二版' } });
  },
);
