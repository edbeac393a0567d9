import type { Page } from '@playwright/test';
import { liveSocketPath } from '@meetingapp/contract/live/socket.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildBroadcast, buildLiveRoom, buildPoll } from '@meetingapp/demo/live/live.ts';
import { liveDesk as deskEn } from '@meetingapp/locales/en/live/desk.ts';
import { liveDesk as deskZh } from '@meetingapp/locales/zh/live/desk.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, withDatabase } from '../support/own-congress.ts';

const words = { zh: deskZh, en: deskEn };
const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const question = '溶栓后多久转运是安全的上限？';
const advert = '加微信领回放资料';

test.use(laptop);

/** A live room with two pending messages. */
const onAir = (cid: number) =>
  withDatabase(async (db) => {
    const room = await buildLiveRoom(db, cid, { name: both('主会场', 'Main hall') });
    const on = { room, from: fromNow(-10), to: fromNow(60), state: 'live', stateBy: 'staff', watch: 'anyone' } as const;
    const broadcastId = await buildBroadcast(db, cid, on);
    const accountId = await buildAccount(db, { name: '周晓晴', phone: '' });
    for (const [client_key, body, kind] of [
      ['one', question, 'question'],
      ['two', advert, 'message'],
    ] as const)
      await db
        .insertInto('live_held_message')
        .values({
          broadcast_id: broadcastId,
          account_id: accountId,
          kind,
          client_key,
          name: '周晓晴',
          body,
          reason: 'all',
          at: new Date(),
        })
        .execute();
    return broadcastId;
  });

/** Returns all frames that a visitor's phone receives over the socket of a broadcast, as text. */
async function visitorOf(page: Page, broadcastId: number): Promise<() => Promise<string>> {
  await page.evaluate((path) => {
    const socket = new WebSocket(new URL(path, location.href.replace('http', 'ws')));
    const told: string[] = [];
    Object.assign(window, { told });
    socket.addEventListener('message', ({ data }) => told.push(String(data)));
    const hello = {
      t: 'hello',
      token: null,
      fingerprint: '',
      after: null,
      language: 'zh',
      player: crypto.randomUUID(),
    };
    socket.addEventListener('open', () => socket.send(JSON.stringify(hello)));
  }, liveSocketPath(broadcastId));
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told.join('\n'));
}

test(
  '[O12] a pending message is approved by one key and seen by viewers, reverted and rejected by another; a poll is run and published',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const { cid } = await ownCongress({ societyId: 1 });
    const broadcastId = await onAir(cid);
    await openConsole(page, language, `/c/${cid}/live/desk`);
    const held = page.getByRole('region', { name: text.held.title, exact: true });
    await expect(held.getByText(question)).toBeVisible();
    await axe(page);
    const told = await visitorOf(page, broadcastId);
    await expect.poll(told).toContain('welcome');
    expect(await told()).not.toContain(question);
    await page.keyboard.press('a');
    await expect.poll(told, { timeout: 3000 }).toContain(question);
    await expect(held.getByText(question)).toBeHidden();
    await page.keyboard.press('u');
    await expect(held.getByText(question)).toBeVisible();
    await expect.poll(told, { timeout: 3000 }).toContain('"removed"');
    await page.keyboard.press('j');
    await page.keyboard.press('d');
    await expect(held.getByText(advert)).toBeHidden();
    expect(await told()).not.toContain(advert);

    await page.getByRole('button', { name: text.polls.add }).click();
    const dialog = page.getByRole('dialog');
    const typeInto = async (name: string, zh: string, en: string) => {
      const lines = dialog.getByRole('group', { name, exact: true }).getByRole('textbox');
      await lines.first().fill(zh);
      await lines.last().fill(en);
    };
    await typeInto(text.polls.question, '先做什么？', 'What first?');
    await typeInto(text.polls.option.replace('{number}', '1'), '溶栓', 'Lysis');
    await typeInto(text.polls.option.replace('{number}', '2'), '介入', 'PCI');
    await axe(page);
    await dialog.getByRole('button', { name: text.polls.saveAndBegin }).click();
    await expect.poll(told, { timeout: 3000 }).toContain('What first?');
    await page.getByRole('button', { name: text.polls.endAndPublish }).click();
    await expect.poll(told, { timeout: 3000 }).toContain('"poll_result"');
    await expect(page.getByText(text.polls.states.published, { exact: true })).toBeVisible();
  },
);

test(
  '[O12] a muted person is unmuted, and a replay is published with its gaps shown, from the desk itself',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const { cid } = await ownCongress({ societyId: 1 });
    await withDatabase(async (db) => {
      const room = await buildLiveRoom(db, cid);
      const over = await buildBroadcast(db, cid, { room, from: fromNow(-90), to: fromNow(-30), state: 'ended' });
      await db
        .insertInto('video')
        .values({
          conference_id: cid,
          broadcast_id: over,
          title: JSON.stringify(both('回放', 'The replay')),
          folder: `replay${cid}`,
          state: 'ready',
          milliseconds: 3_600_000,
        })
        .execute();
      const accountId = await buildAccount(db, { name: '陆远舟', phone: '' });
      await db
        .insertInto('live_mute')
        .values({ conference_id: cid, account_id: accountId, at: new Date(), until: fromNow(60) })
        .execute();
    });
    await openConsole(page, language, `/c/${cid}/live/desk`);
    await page.getByRole('button', { name: text.mutes.list, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('陆远舟')).toBeVisible();
    await axe(page);
    await dialog.getByRole('button', { name: `${text.mutes.lift} 陆远舟` }).click();
    await expect(dialog.getByText(text.mutes.none)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: text.replays.title, exact: true }).click();
    await expect(dialog.getByText(text.replays.states.ready, { exact: true })).toBeVisible();
    await expect(dialog.getByText(text.replays.gaps.cover)).toBeVisible();
    await axe(page);
    await dialog.getByRole('button', { name: text.replays.publish, exact: true }).click();
    await expect(dialog.getByText(text.replays.states.published, { exact: true })).toBeVisible();
  },
);

test(
  '[O12] with consecutive sessions the previous one’s poll can still be published, and the session reopened once nothing is on air',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const before = both('晨间病例', 'Morning cases');
    const { cid } = await ownCongress({ societyId: 1 });
    await withDatabase(async (db) => {
      const room = await buildLiveRoom(db, cid);
      const over = { room, title: before, from: fromNow(-70), to: fromNow(-5), state: 'ended' } as const;
      const broadcastId = await buildBroadcast(db, cid, over);
      const options = [both('溶栓', 'Lysis'), both('介入', 'PCI')];
      await buildPoll(db, broadcastId, { question: both('先做什么？', 'What first?'), options, openedAt: fromNow(-9) });
      await buildBroadcast(db, cid, { room, from: fromNow(-4), to: fromNow(60), state: 'live', stateBy: 'staff' });
    });
    await openConsole(page, language, `/c/${cid}/live/desk`);
    const polls = page.getByRole('region', { name: text.polls.title, exact: true });
    await expect(polls.getByText(format(text.polls.before, { title: before[language] }))).toBeVisible();
    const reopen = page.getByRole('button', { name: text.room.acts.reopen, exact: true });
    await expect(reopen).toBeDisabled();
    await expect(page.getByText(text.room.otherOnAir)).toBeVisible();
    await axe(page);
    await polls.getByRole('button', { name: text.polls.endAndPublish }).click();
    await expect(polls.getByText(before[language])).toBeHidden();
    await page.getByRole('button', { name: text.room.acts.end, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.room.acts.end, exact: true }).click();
    await expect(reopen).toHaveCount(2);
    const part = page.locator('.desk-part').filter({ hasText: before[language] });
    await part.getByRole('button', { name: text.room.acts.reopen, exact: true }).click();
    await expect(part.getByRole('button', { name: text.room.acts.resume, exact: true })).toBeVisible();
  },
);
