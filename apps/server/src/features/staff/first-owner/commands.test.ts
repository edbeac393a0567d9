import { beforeEach, describe, expect, it } from 'vitest';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { demoLogins } from '@meetingapp/demo/seed.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { publishedPasswords } from '../../../http/security/published-passwords.ts';
import { testDatabase } from '../../../testing/database/database.ts';
import { checkStaffPassword } from '../log-in/commands.ts';
import { staffWithPublishedPassword } from '../account/queries.ts';
import { createFirstOwner } from './commands.ts';
import { hasNoStaff } from './queries.ts';

const { db, pool } = await testDatabase();
beforeEach(async () => void (await pool.query('truncate society cascade')));
const owner = {
  name: '程望舒',
  email: 'Office@example.org',
  password: 'correct horse battery',
  society: { zh: '心脏学会', en: 'Heart Society' },
};

describe('the first staff account', () => {
  it('can log in and has every right on the society created with it', async () => {
    expect(await createFirstOwner(db, owner)).toEqual({ created: true });
    const login = {
      email: 'office@example.org',
      password: owner.password,
      origin: { network: '', device: null },
      now: new Date(),
    };
    expect(await checkStaffPassword(db, login)).toMatchObject({ ok: true });
    const grants = await db.selectFrom('staff_grant').select(['conference_id', 'role']).execute();
    expect(grants).toEqual([{ conference_id: null, role: 'owner' }]);
  });

  it('is created once, also when two servers start at the same moment, and never beside other staff', async () => {
    const both = await Promise.all([
      createFirstOwner(db, owner),
      createFirstOwner(db, { ...owner, email: 'other@example.org' }),
    ]);
    expect(both.filter(({ created }) => created)).toHaveLength(1);
    expect(await createFirstOwner(db, { ...owner, email: 'third@example.org' })).toEqual({ created: false });
    expect(await db.selectFrom('staff_member').select('id').execute()).toHaveLength(1);
  });
});

describe('a database on its way to production', () => {
  it('reports whether anybody can log in', async () => {
    expect(await hasNoStaff(db)).toBe(true);
    await createFirstOwner(db, owner);
    expect(await hasNoStaff(db)).toBe(false);
  });

  it('names the staff of the demo who still have a published password', async () => {
    const society = await buildSociety(db);
    await buildStaff(db, society, { email: demoLogins.staff.email, password: demoLogins.staff.password });
    await buildStaff(db, society, { email: 'changed@ecsc.example', password: 'another long password' });
    await createFirstOwner(db, owner);
    expect(await staffWithPublishedPassword(db)).toEqual([demoLogins.staff.email]);
    for (const { password } of Object.values(demoLogins)) expect(publishedPasswords).toContain(password);
  });
});
