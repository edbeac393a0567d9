import { describe, expect, it } from 'vitest';
import { agendaCalls } from '@meetingapp/contract/agenda/plan.ts';
import { summaryCalls } from '@meetingapp/contract/overview/summary.ts';
import { speakerCalls } from '@meetingapp/contract/speakers/task.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildComment } from '@meetingapp/demo/comments/comments.ts';
import { buildRuleSet } from '@meetingapp/demo/credits/credits.ts';
import { buildBooking, buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../testing/app.ts';
import { at, nothing, speakersOf } from '../../testing/speakers/speakers-congress.ts';

const test = await testApp();
const { db } = test;
const { congress } = await speakersOf(test);
let people = 0;

/** A person with an account; `expertId`: who they are in the programme. */
async function person(expertId: number | null = null) {
  people += 1;
  const accountId = await buildAccount(db, { name: '林知远', phone: `1387733${String(people).padStart(4, '0')}` });
  if (expertId !== null)
    await db.updateTable('expert').set({ account_id: accountId }).where('id', '=', expertId).execute();
  return { accountId, token: await test.logIn(accountId) };
}
const summary = (cid: number, { token }: { token: string }) =>
  test.call(summaryCalls.summary, { cid }, { token, language: 'en' });

describe('[S42] the summary of Mine', () => {
  it('names the own talk first, with the role and the hall, and what is planned otherwise', async () => {
    const place = await congress();
    const speaker = await person(place.one);
    test.clock.now = new Date(at(0, 2).getTime() - 18 * 60_000);
    const item = { item: 'session' as const, id: place.session };
    await test.call(agendaCalls.changePlan, { cid: place.cid, added: [item], removed: [] }, speaker);
    expect(await summary(place.cid, speaker)).toMatchObject({
      planned: 1,
      next: { sessionId: place.session, talkId: place.talk, title: 'Thrombolysis', roles: ['speaker'] },
    });
    const visitor = await person();
    expect(await summary(place.cid, visitor)).toMatchObject({ next: null, planned: 0, stay: null, invoices: null });
    await test.call(agendaCalls.changePlan, { cid: place.cid, added: [item], removed: [] }, visitor);
    const { next } = await summary(place.cid, visitor);
    expect(next).toMatchObject({ sessionId: place.session, talkId: null, roles: [], hall: { en: 'Main hall' } });
    test.clock.now = at(3, 0);
    expect(await summary(place.cid, visitor)).toMatchObject({ next: null, planned: 1 });
    test.clock.now = new Date();
  });

  it('passes over a task that the person rejected', async () => {
    const place = await congress();
    const speaker = await person(place.one);
    const { tasks } = await test.call(speakerCalls.tasks, { cid: place.cid, linkKey: null }, speaker);
    expect((await summary(place.cid, speaker)).next).toMatchObject({ talkId: place.talk });
    const [task] = tasks;
    const answers = [{ id: task?.id ?? 0, seen: task?.version ?? 0 }];
    const reply = { cid: place.cid, linkKey: null, tasks: answers, reply: 'rejected' as const, ...nothing };
    await test.call(speakerCalls.answer, { ...reply, reason: 'health' }, speaker);
    expect(await summary(place.cid, speaker)).toMatchObject({ next: null, journey: null });
  });

  it('gives the stay, the invoice, the questions and the credits of this conference only', async () => {
    const [place, elsewhere] = [await congress(), await congress()];
    const { accountId, token } = await person();
    const registrationId = await buildRegistration(db, place.cid, { accountId, state: 'confirmed' });
    const hotel = await buildHotel(db, place.cid, { name: both('云栖江畔', 'Riverside Hotel') });
    const nights = ['2027-01-13', '2027-01-14', '2027-01-15', '2027-01-16'];
    const room = await buildRoomType(db, place.cid, hotel, { nights });
    const [checkIn, checkOut] = ['2027-01-13', '2027-01-17'];
    await buildBooking(db, { registrationId, roomTypeId: room.id, stocks: room.stocks, checkIn, checkOut });
    await db
      .insertInto('invoice')
      .values({ registration_id: registrationId, kind: 'ordinary', holder: 'person', title: '林知远', email: '' })
      .execute();
    await buildComment(db, place.cid, { accountId, name: '林知远', body: '延住？', at: new Date() });
    await buildComment(db, place.cid, {
      accountId,
      name: '林知远',
      body: '停车？',
      at: new Date(),
      replies: [{ name: '会务组', role: 'staff', body: '地下二层', at: new Date() }],
    });
    await buildRuleSet(db, place.cid, { code: 'china_1', title: both('I 类', 'Class I'), publishedAt: new Date() });
    expect(await summary(place.cid, { token })).toMatchObject({
      stay: { regId: registrationId, hotel: 'Riverside Hotel', checkIn, checkOut, nights: 4 },
      invoices: { regId: registrationId, asked: 1, issued: 0, refused: 0 },
      questions: { asked: 2, answered: 1 },
      credits: { title: 'Class I', total: 0, limit: 1000 },
      exams: 0,
    });
    expect(await summary(elsewhere.cid, { token })).toMatchObject({
      stay: null,
      invoices: null,
      credits: null,
      questions: { asked: 0, answered: 0 },
    });
  });

  it('asks for a journey only from people who take part in the programme', async () => {
    const place = await congress();
    const speaker = await person(place.one);
    expect((await summary(place.cid, speaker)).journey).toEqual({ state: 'missing', at: null, car: false });
    const leg = { conference_id: place.cid, expert_id: place.one, direction: 'arrival', mode: 'train' } as const;
    await db
      .insertInto('speaker_leg')
      .values({ ...leg, ticket: 'own', arrives_at: at(0, 0), changed_at: new Date() })
      .execute();
    expect((await summary(place.cid, speaker)).journey).toEqual({
      state: 'arrival',
      at: at(0, 0).toISOString(),
      car: false,
    });
  });

  it('is refused for a conference that does not exist', async () => {
    expect(await test.attempt(summaryCalls.summary, { cid: 1 }, await person())).toMatchObject({
      error: 'conference_unknown',
    });
  });
});
