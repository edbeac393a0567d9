import { buildHall, buildRelease, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildHome } from '@meetingapp/demo/home/home.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { agenda as agendaEn } from '@meetingapp/locales/en/agenda/programme.ts';
import { home as homeEn } from '@meetingapp/locales/en/home/home.ts';
import { live as liveEn } from '@meetingapp/locales/en/live/broadcast.ts';
import { agenda as agendaZh } from '@meetingapp/locales/zh/agenda/programme.ts';
import { home as homeZh } from '@meetingapp/locales/zh/home/home.ts';
import { live as liveZh } from '@meetingapp/locales/zh/live/broadcast.ts';
import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { withDatabase } from '../support/own-congress.ts';

const words = {
  zh: { agenda: agendaZh.entrance, home: homeZh, live: liveZh },
  en: { agenda: agendaEn.entrance, home: homeEn, live: liveEn },
};
const topic = both('心律失常', 'Arrhythmia');
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** A session that is running and broadcast, in one of two rooms. */
const heldAndSent = () =>
  withDatabase(async (db) => {
    const cid = await buildConference(db, { startsOn: dayIn(-1), endsOn: dayIn(1) });
    await buildHome(db, cid);
    const hall = await buildHall(db, cid, { name: both('苏堤厅', 'Sudi Hall') });
    const times = { from: minutes(-30), to: minutes(60) };
    const session = await buildSession(db, cid, { title: topic, hall, ...times });
    await buildRelease(db, cid);
    const room = await buildLiveRoom(db, cid, { name: both('苏堤厅', 'Sudi Hall'), switching: 'hand' });
    const other = await buildLiveRoom(db, cid, { name: both('白堤厅', 'Baidi Hall'), position: 1 });
    const sent = { room, session, title: topic, state: 'live', stateBy: 'staff' } as const;
    const lid = await buildBroadcast(db, cid, { ...sent, ...times });
    await buildBroadcast(db, cid, { room: other, from: minutes(300), to: minutes(360) });
    return { cid, session, lid };
  });

test(
  '[S43] [S45] [S24] a running broadcast is entered from the programme, its session and a home, and no longer when it is over',
  { tag: '@en' },
  async ({ phone, page, browser, axe }) => {
    const t = words[phone.language];
    const { cid, session, lid } = await heldAndSent();
    const title = topic[phone.language];
    const onCard = page.locator('.entrance').filter({ visible: true });
    await phone.open('calList', { cid });
    await expect(onCard).toHaveText(t.agenda.status.live);
    await expect(onCard).toHaveAccessibleName(
      t.agenda.of.replace('{status}', t.agenda.status.live).replace('{title}', title),
    );
    await axe(page);
    await onCard.click();
    await expect(page.getByRole('tab', { name: t.live.tabs.chat })).toBeVisible();
    await page.goBack();
    await expect(onCard).toHaveText(t.agenda.status.live);

    const context = await browser.newContext();
    const detail = await context.newPage();
    await phone.onPage(detail).open('calDetail', { calid: session }, { cid });
    const foot = detail.getByRole('link', { name: t.agenda.live });
    await expect(foot).toHaveAttribute('href', new RegExp(`/live/${lid}\\b`));

    const shown = await context.newPage();
    await phone.onPage(shown).open('tpl5Home', { cid });
    const rooms = shown.getByRole('region', { name: t.home.rooms }).getByRole('link');
    await expect(rooms.first()).toContainText(t.home.states.live);
    await expect(rooms.first()).toHaveAttribute('href', new RegExp(`/live/${lid}\\b`));
    await expect(shown.locator('.hb-player a')).toHaveAttribute('href', new RegExp(`/live/${lid}\\b`));

    await inDatabase("update broadcast set state = 'ended', ended_at = now() where id = $1", [lid]);
    // An open page asks again when the network is back, at most a minute later.
    for (const one of [page, detail])
      await expect(async () => {
        await one.evaluate(() => dispatchEvent(new Event('online')));
        await expect(one.locator('.entrance, footer.foot a[href*="/live/"]')).toHaveCount(0, { timeout: 1000 });
      }).toPass({ timeout: 15_000 });
    await expect(foot).toHaveCount(0);
    await phone.onPage(shown).open('tpl5Home', { cid });
    await expect(rooms.first()).toContainText(t.home.states.ended);
    await expect(rooms.first()).not.toContainText(t.home.states.live);
    await context.close();
  },
);
