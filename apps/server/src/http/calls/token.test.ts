import { describe, expect, it } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';
import { client } from '../../testing/client.ts';

const test = await testApp();
const { db } = test;
const wire = client(test.app);
const accountId = await buildAccount(db, { name: '林知远' });
const whoIs = (token: string) => wire.post('/medapp/api/user/info', {}, { token });

describe('[T21] the header token', () => {
  it('accepts either kind: for registration or general', async () => {
    for (const kind of ['general', 'registration'] as const)
      expect((await whoIs(await test.logIn(accountId, kind))).body).toMatchObject({
        code: 0,
        user: { uId: accountId },
      });
  });

  it('that is unknown, empty, truncated, very long or of a staff member belongs to nobody', async () => {
    const token = await test.logIn(accountId);
    const staff = await buildStaffToken(db, await buildStaff(db, await buildSociety(db)));
    for (const other of ['', 'x', token.slice(1), 'a'.repeat(5000), staff])
      expect((await whoIs(other)).body).toMatchObject({ code: 9999 });
  });

  it('is stored as a hash only', async () => {
    const token = await test.logIn(accountId);
    const rows = await db.selectFrom('access_token').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.every((row) => row.hash.length === 32)).toBe(true);
  });

  it('expires', async () => {
    const token = await test.logIn(accountId, 'registration');
    const days = (n: number) => new Date(Date.now() + n * 86_400_000);
    test.clock.now = days(29);
    expect((await whoIs(token)).body.code).toBe(0);
    test.clock.now = days(31);
    expect((await whoIs(token)).body.code).toBe(9999);
    test.clock.now = new Date();
  });

  it('is revoked by the log-out, and no other is', async () => {
    const [one, two] = [await test.logIn(accountId), await test.logIn(accountId)];
    await test.call(accountCalls.logout, {}, { token: one });
    expect((await whoIs(one)).body.code).toBe(9999);
    expect((await whoIs(two)).body.code).toBe(0);
  });

  it('of a former staff member belongs to nobody', async () => {
    const staffId = await buildStaff(db, await buildSociety(db), { email: 'left@example.org' });
    const token = await buildStaffToken(db, staffId);
    const me = () => wire.post('/medapp/api/staff/me', {}, { token });
    expect((await me()).body.code).toBe(0);
    await db.updateTable('staff_member').set({ ended_at: new Date() }).where('id', '=', staffId).execute();
    expect((await me()).body.code).toBe(9999);
  });
});
