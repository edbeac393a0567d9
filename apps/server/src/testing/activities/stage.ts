import { activityCalls as calls } from '@meetingapp/contract/activities/activity.ts';
import { buildActivity, type ActivityInput } from '@meetingapp/demo/activities/activities.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import type { TestApp } from '../app.ts';
import { visitor } from '../congress.ts';

type Person = { token: string };

/** A society with staff, and conferences with an activity each. */
export async function activityStage(test: TestApp) {
  const { db } = test;
  const societyId = await buildSociety(db);
  const staffId = await buildStaff(db, societyId);
  const staff = { token: await buildStaffToken(db, staffId) };

  /** A conference with an activity; `person` registers somebody and returns what they need. */
  async function congress(input: ActivityInput = {}) {
    const cid = await buildConference(db, { societyId });
    await buildForm(db, cid);
    const { id: activityId, slotIds, prizeIds } = await buildActivity(db, cid, input);
    const person = async (name = '韩雪') => {
      const who = await visitor(test);
      const regid = await buildRegistration(db, cid, { accountId: who.accountId, name });
      return { token: who.token, accountId: who.accountId, regid };
    };
    return { cid, activityId, slotId: slotIds[0] ?? 0, slotIds, prizeId: prizeIds[0] ?? 0, prizeIds, person };
  }

  const read = (activityId: number, who?: Person) => test.call(calls.read, { activityId }, who);
  const join = async (slotId: number, who: Person, answers = {}) => {
    await test.call(calls.hold, { slotId }, who);
    return test.attempt(calls.join, { slotId, answers }, who);
  };
  return { societyId, staffId, staff, congress, read, join };
}
