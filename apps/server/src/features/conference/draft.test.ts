import { describe, expect, it } from 'vitest';
import type { Call } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import { buildHall, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { buildNewsColumn } from '@meetingapp/demo/news/news.ts';
import { buildPaper, buildPaperCall, buildPaperTopic } from '@meetingapp/demo/papers/papers.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';
import { client } from '../../testing/client.ts';
import { smallestBody } from '../../testing/smallest-body.ts';

/** A server of its own with one conference, so that its rows have the same ids in every state. */
async function worldWith(state: 'draft' | 'published') {
  const test = await testApp({ poolSize: 4 });
  const { db } = test;
  const societyId = await buildSociety(db);
  const cid = await buildConference(db, { societyId, state });
  const hour = (at: number) => new Date(Date.UTC(2027, 3, 8, at));
  const hall = await buildHall(db, cid, { name: both('一号厅', 'Hall 1') });
  await buildSession(db, cid, { title: both('开幕', 'Opening'), from: hour(1), to: hour(2), hall });
  const room = await buildLiveRoom(db, cid);
  await buildBroadcast(db, cid, { room, from: hour(1), to: hour(2) });
  await buildFeeKind(db, cid);
  await buildForm(db, cid);
  await buildRoomType(db, cid, await buildHotel(db, cid), { nights: ['2027-04-08'] });
  await buildNewsColumn(db, cid, both('快讯', 'News'));
  await buildPaperCall(db, cid);
  await buildPaperTopic(db, cid);
  await buildPaper(db, cid);
  await buildRegistration(db, cid, { state: 'submitted' });
  const token = await buildStaffToken(db, await buildStaff(db, societyId));
  const wire = client(test.app);
  return async ({ path, body }: Call) => {
    const sent = { ...(smallestBody(body) as object), cid };
    const answer = (await wire.post(path, sent, { token })).body as { code?: number; error?: string };
    return { code: answer.code, error: answer.error };
  };
}

const inDraft = await worldWith('draft');
const inPublished = await worldWith('published');

/** The call whose outcome is the state itself. */
const aboutState = '/medapp/api/console/conference/move';

describe('[O1] a draft conference is worked on as a published one', () => {
  const calls = Object.values(contract).flatMap((feature) =>
    Object.values<Call>(feature).filter(
      ({ who, body, path }) =>
        typeof who !== 'string' && 'entries' in body && 'cid' in (body.entries as object) && path !== aboutState,
    ),
  );
  for (const call of calls)
    it(`${call.path} answers alike`, async () => {
      expect(await inDraft(call)).toEqual(await inPublished(call));
    });
});
