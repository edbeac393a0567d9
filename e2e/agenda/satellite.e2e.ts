import { buildHall, buildRelease, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { buildConference, type ConferenceInput } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { agenda as en } from '@meetingapp/locales/en/agenda/programme.ts';
import { agenda as zh } from '@meetingapp/locales/zh/agenda/programme.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { withDatabase } from '../support/own-congress.ts';

const texts = { zh, en };
const registered = { to: demoLogins.registered.phone, password: demoLogins.registered.password };

/** A conference with one satellite session; `registrations`: what the person of the demo has there. */
const ownSatellite = (wish: ConferenceInput, registrations: readonly ('confirmed' | 'cancelled')[] = []) =>
  withDatabase(async (db) => {
    const cid = await buildConference(db, { startsOn: '2027-04-16', endsOn: '2027-04-17', ...wish });
    const session = await buildSession(db, cid, {
      title: both('午间卫星会', 'Satellite meeting at noon'),
      kind: 'satellite',
      sponsor: both('启搏影像', 'Qibo Imaging'),
      hall: await buildHall(db, cid, { name: both('孤山厅', 'Gushan Hall') }),
      from: new Date('2027-04-16T12:10:00+08:00'),
      to: new Date('2027-04-16T13:10:00+08:00'),
      parts: [],
    });
    await buildRelease(db, cid);
    const { account_id } = await db
      .selectFrom('identity')
      .select('account_id')
      .where('value', '=', demoLogins.registered.phone)
      .executeTakeFirstOrThrow();
    for (const state of registrations) await buildRegistration(db, cid, { accountId: account_id, state });
    return session;
  });

test(
  '[S48] a satellite session offers to register while registration is open, and not to people who have registered',
  { tag: '@en' },
  async ({ phone, page, language }) => {
    const open = await ownSatellite({}, ['cancelled', 'confirmed']);
    const again = await ownSatellite({}, ['cancelled']);
    const closed = await ownSatellite({ registrationClosesAt: new Date('2026-01-01T00:00:00Z') });
    const offer = page.getByRole('link', { name: texts[language].signUp, exact: true }).and(page.locator('.foot a'));
    const look = async (id: number): Promise<void> => {
      const detail = page.waitForResponse((answer) => answer.url().endsWith('/conference/detail'));
      await page.goto(phone.address('smeet', { id }));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await detail;
    };
    await look(open);
    await expect(offer).toBeVisible();
    await look(closed);
    await expect(offer).toHaveCount(0);
    await phone.logIn(registered);
    const mine = page.waitForResponse((answer) => answer.url().endsWith('/registration/mine'));
    await look(open);
    await mine;
    await expect(offer).toHaveCount(0);
    await look(again);
    await expect(offer).toBeVisible();
  },
);
