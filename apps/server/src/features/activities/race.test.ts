import { sql, type RawBuilder } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildActivity, buildStamp } from '@meetingapp/demo/activities/activities.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { doneOrWaiting } from '../../testing/race/waiting-for-lock.ts';
import { meeting } from '../../testing/race/meeting.ts';
import { countSlot, holdPlace, joinActivity, lockSlot, type LockSlot } from './commands-entry.ts';
import { claimPrize, countAwards, handOverPrize, type LockPrize } from './commands-prize.ts';

const { db, pool } = await testDatabase({ poolSize: 14 });
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

async function hall(people: number, size: number) {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid);
  const slots = [{ id: null, name: both('组', 'Group'), startsAt: hours(2), endsAt: hours(3), size }];
  const prize = { id: null, kind: 'stamps', name: both('手册', 'Handbook'), needed: 0, stock: size } as const;
  const prizes = [{ ...prize, place: both('台', 'Desk'), pickUpUntil: null }];
  const { slotIds, prizeIds } = await buildActivity(db, cid, { slots, prizes });
  await buildStamp(db, cid);
  const accounts: number[] = [];
  for (let at = 0; at < people; at += 1) {
    const accountId = await buildAccount(db, { phone: freshPhone() });
    await buildRegistration(db, cid, { accountId });
    accounts.push(accountId);
  }
  return { cid, slotId: slotIds[0] ?? 0, prizeId: prizeIds[0] ?? 0, accounts };
}

const takenOf = async (slotId: number): Promise<number> => (await countSlot(db, slotId, 0)).taken;

/** The protection is off: both count before either writes. */
function unlocked(people: number): LockSlot {
  const meet = meeting(people);
  return async (transaction, slotId, butOf) => {
    const count = await countSlot(transaction, slotId, butOf);
    await meet();
    return count;
  };
}

describe('[S81] many people at the last places', () => {
  it('hold no more than there are; without the lock of the slot they do', async () => {
    const { slotId, accounts } = await hall(12, 5);
    const hold = (accountId: number, lock?: LockSlot) => holdPlace(db, { accountId, slotId, now: new Date() }, lock);
    const outcomes = await Promise.all(accounts.map((accountId) => hold(accountId)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await takenOf(slotId)).toBe(5);

    const open = await hall(2, 1);
    const lock = unlocked(2);
    const slipped = await Promise.all(
      open.accounts.map((accountId) => holdPlace(db, { accountId, slotId: open.slotId, now: new Date() }, lock)),
    );
    expect(slipped.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await takenOf(open.slotId)).toBe(2);
  });

  it('never oversell while places are held, taken, given back and lapse at random', async () => {
    const { slotId, accounts } = await hall(10, 3);
    let seed = 20_261_127;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const act = async (accountId: number): Promise<void> => {
      const joining = { accountId, slotId, now: new Date() };
      const what = random(4);
      if (what <= 1) await holdPlace(db, joining);
      else if (what === 2) await joinActivity(db, { ...joining, answers: {}, language: 'zh' });
      else
        await sql`update activity_entry set held_until = clock_timestamp() where slot_id = ${slotId} and state = 'held'
          and registration_id = (select id from registration where account_id = ${accountId})`.execute(db);
    };
    for (let round = 0; round < 12; round += 1) {
      await Promise.all(accounts.map(act));
      expect(await takenOf(slotId)).toBeLessThanOrEqual(3);
    }
    expect(await takenOf(slotId)).toBeGreaterThan(0);
  });

  it('one person tapping twice holds one place', async () => {
    const { slotId, accounts } = await hall(1, 5);
    const [accountId = 0] = accounts;
    const both2 = await Promise.all([1, 2].map(() => holdPlace(db, { accountId, slotId, now: new Date() }, lockSlot)));
    expect(both2.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await takenOf(slotId)).toBe(1);
  });
});

describe('[S82] the last prize', () => {
  it('goes to one of two; without the lock to both', async () => {
    const { prizeId, accounts } = await hall(2, 1);
    const claim = (accountId: number, prize: number, lock?: LockPrize) =>
      claimPrize(db, { accountId, prizeId: prize, now: new Date() }, lock);
    const outcomes = await Promise.all(accounts.map((accountId) => claim(accountId, prizeId)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const open = await hall(2, 1);
    const meet = meeting(2);
    const lock: LockPrize = async (transaction, id) => {
      const count = await countAwards(transaction, id);
      await meet();
      return count;
    };
    const slipped = await Promise.all(open.accounts.map((accountId) => claim(accountId, open.prizeId, lock)));
    expect(slipped.filter(({ ok }) => ok)).toHaveLength(2);
  });

  it('[S84] is handed over at one of two desks; without the lock at both', async () => {
    const { cid, prizeId, accounts } = await hall(2, 2);
    const codes: string[] = [];
    for (const accountId of accounts) {
      const outcome = await claimPrize(db, { accountId, prizeId, now: new Date() });
      if (outcome.ok) codes.push(outcome.code);
    }
    const hand = (pickUpCode: string, lock?: Parameters<typeof handOverPrize>[2]) =>
      inTransaction(db, (transaction) =>
        handOverPrize(transaction, { conferenceId: cid, pickUpCode, staffId, now: new Date() }, lock),
      );
    const firsts = (outcomes: Awaited<ReturnType<typeof hand>>[]) =>
      outcomes.filter((one) => one.ok && one.first).length;
    const [one = '', other = ''] = codes;
    expect(firsts(await Promise.all([hand(one), hand(one)]))).toBe(1);
    const meet = meeting(2);
    const lock = async () => {
      await meet();
      return { at: null, by: '' };
    };
    expect(firsts(await Promise.all([hand(other, lock), hand(other, lock)]))).toBe(2);
  });
});

describe('[S82] a check-in that is taken back while a prize is given for it', () => {
  /** True when a person whose only stamp is just being taken back gets the prize for it. */
  async function takingBack(back: (entryId: number) => RawBuilder<unknown>) {
    const { cid, slotId, accounts } = await hall(1, 5);
    const [accountId = 0] = accounts;
    const joining = { accountId, slotId, now: new Date() };
    await holdPlace(db, joining);
    await joinActivity(db, { ...joining, answers: {}, language: 'zh' });
    const { id: entryId, ...entry } = await db
      .selectFrom('activity_entry')
      .select(['id', 'activity_id', 'registration_id'])
      .where('slot_id', '=', slotId)
      .executeTakeFirstOrThrow();
    const stampId = await buildStamp(db, cid);
    await db.updateTable('activity_entry').set({ checked_in_at: new Date() }).where('id', '=', entryId).execute();
    const given = { stamp_id: stampId, registration_id: entry.registration_id, at: new Date(), entry_id: entryId };
    await db.insertInto('stamp_given').values(given).execute();
    const prize = { kind: 'stamps', name: both('书', 'Book'), needed: 1, stock: 5, place: both('台', 'Desk') } as const;
    const { id: prizeId } = await db
      .insertInto('activity_prize')
      .values({
        ...prize,
        activity_id: entry.activity_id,
        name: JSON.stringify(prize.name),
        place: JSON.stringify(prize.place),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    let claimed: ReturnType<typeof claimPrize> | undefined;
    await inTransaction(db, async (transaction) => {
      await back(entryId).execute(transaction);
      claimed = claimPrize(db, { accountId, prizeId, now: new Date() });
      await doneOrWaiting(pool, claimed);
    });
    return (await claimed)?.ok;
  }

  it('is not paid for twice; without the lock of the registration it is', async () => {
    expect(await takingBack((entryId) => sql`select take_back_check_in(${entryId})`)).toBe(false);
    expect(await takingBack((entryId) => sql`delete from stamp_given where entry_id = ${entryId}`)).toBe(true);
  });
});
