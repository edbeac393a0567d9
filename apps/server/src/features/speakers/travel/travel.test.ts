import { describe, expect, it } from 'vitest';
import { speakerPersonCalls as calls } from '@meetingapp/contract/speakers/person.ts';
import { speakerCorrectionCalls as corrections } from '@meetingapp/contract/speakers/correction.ts';
import { speakersConsoleCalls as speakers } from '@meetingapp/contract/speakers/desk.ts';
import { travelDeskCalls as desk } from '@meetingapp/contract/speakers/travel.ts';
import { agencyImportCalls as imports } from '@meetingapp/contract/speakers/agency.ts';
import { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { at, speakersOf, type SpeakersCongress } from '../../../testing/speakers/speakers-congress.ts';

const test = await testApp({ poolSize: 12 });
const { db } = test;
const { staff, congress, attempt } = await speakersOf(test);

const whoOf = async (place: SpeakersCongress, expertId = place.one) => ({
  cid: place.cid,
  linkKey: await place.key(expertId),
});
type Who = Awaited<ReturnType<typeof whoOf>>;
const journey = {
  direction: 'arrival' as const,
  mode: 'train' as const,
  ticket: 'own' as const,
  number: 'G7349',
  fromPlace: '江州东',
  toPlace: '杭州东',
  leavesAt: at(-1, 5).toISOString(),
  arrivesAt: at(-1, 8).toISOString(),
  words: '',
};
const save = (who: Who, more: object = {}) => test.attempt(calls.saveLeg, { ...who, ...journey, seen: 0, ...more });
const listed = (place: SpeakersCongress) => test.call(desk.list, { cid: place.cid }, staff);
const car = {
  direction: 'arrival' as const,
  pickupId: null,
  seen: 0,
  pickupName: 'A3',
  place: '杭州东',
  leavesAt: at(-1, 9).toISOString(),
  driver: '何师傅',
  driverPhone: '13805714420',
  plate: '浙A·D6208',
  seats: 1,
};

/** Name of the refusal; undefined: the call was answered. */
async function errorOf(answer: object | Promise<object>): Promise<unknown> {
  const given = await answer;
  return 'error' in given ? given.error : undefined;
}

describe('[S55] my journey', () => {
  it('own data go in and are marked at the desk when the time changes', async () => {
    const place = await congress();
    const who = await whoOf(place);
    expect(await save(who, { number: '' })).toMatchObject({ faults: [{ field: 'number' }] });
    expect(await save(who, { arrivesAt: journey.leavesAt })).toMatchObject({ faults: [{ field: 'arrivesAt' }] });
    expect(await save(who)).toMatchObject({ code: 0, version: 1 });
    expect(await save(who), 'sent again').toMatchObject({ code: 0, version: 1 });
    expect(await errorOf(save(who, { number: 'G7605' }))).toBe('changed_meanwhile');
    expect((await listed(place)).legs).toMatchObject([{ number: 'G7349', wasAt: null }]);
    await save(who, { seen: 1, number: 'G7603', arrivesAt: at(-1, 10).toISOString() });
    const [leg] = (await listed(place)).legs;
    expect(leg).toMatchObject({ number: 'G7603', wasAt: journey.arrivesAt });
    await test.call(desk.noteSeen, { cid: place.cid, legId: leg?.id ?? 0 }, staff);
    expect((await listed(place)).legs[0]?.wasAt).toBeNull();
  });

  it('who has accepted stands under “no travel” until both journeys are known', async () => {
    const place = await congress();
    const who = await whoOf(place);
    const lacking = async () =>
      (await test.call(speakers.list, { cid: place.cid }, staff)).invitations
        .filter(({ noTravel }) => noTravel)
        .map(({ expertId }) => expertId);
    expect(await lacking()).toEqual([]);
    await attempt(place, place.one, 'accepted');
    expect(await lacking()).toEqual([place.one]);
    await save(who);
    expect(await lacking()).toEqual([place.one]);
    const back = { leavesAt: at(2, 5).toISOString(), arrivesAt: at(2, 8).toISOString() };
    expect(await save(who, { direction: 'departure', ...back })).toMatchObject({ code: 0 });
    expect(await lacking()).toEqual([]);
  });

  it('a ticket of the organiser is confirmed, or another one is asked for', async () => {
    const place = await congress();
    const who = await whoOf(place);
    const { words: _, ticket: __, ...leg } = journey;
    await test.call(desk.book, { cid: place.cid, expertId: place.one, seen: 0, ...leg, seat: '05 车 08A' }, staff);
    expect(await errorOf(save(who, { seen: 1 }))).toBe('travel_booked');
    const answer = { ...who, direction: 'arrival' as const, seen: 1, words: '' };
    expect(await test.attempt(calls.answerLeg, { ...answer, reply: 'change' })).toMatchObject({
      faults: [{ field: 'words' }],
    });
    await test.call(calls.answerLeg, { ...answer, reply: 'confirmed' });
    expect(await test.attempt(calls.answerLeg, { ...answer, reply: 'confirmed' }), 'sent again').toMatchObject({
      code: 0,
      version: 2,
    });
    const other = { ...answer, reply: 'change', words: '改乘 G7605' } as const;
    expect(await errorOf(test.attempt(calls.answerLeg, other))).toBe('changed_meanwhile');
    expect((await test.call(calls.me, who)).legs).toMatchObject([{ ticket: 'confirmed', seat: '05 车 08A' }]);
  });

  it('the number of a document is asked only for a ticket, sealed in the table, and never read back to the phone', async () => {
    const place = await congress();
    const who = await whoOf(place);
    const document = { ...who, document: 'id_card' as const, documentNumber: '11010519491231002x' };
    expect(await errorOf(test.attempt(calls.saveDocument, document))).toBe('travel_no_document');
    await save(who, { ticket: 'wanted', number: '', leavesAt: null, arrivesAt: null });
    expect(await test.attempt(calls.saveDocument, { ...document, documentNumber: '110105194912310021' })).toMatchObject(
      {
        faults: [{ field: 'documentNumber' }],
      },
    );
    await test.call(calls.saveDocument, document);
    const row = await db
      .selectFrom('speaker_document')
      .selectAll()
      .where('expert_id', '=', place.one)
      .executeTakeFirstOrThrow();
    expect(row.sealed.toString('latin1')).not.toContain('110105');
    expect(JSON.stringify(await test.call(calls.me, who))).not.toContain('110105');
    const { number } = await test.call(desk.readDocument, { cid: place.cid, expertId: place.one }, staff);
    expect(number).toBe('11010519491231002X');
    const read = await db.selectFrom('audit_change').selectAll().orderBy('id', 'desc').limit(50).execute();
    expect(JSON.stringify(read)).not.toContain('110105');
    await test.call(calls.removeDocument, who);
    expect(await errorOf(test.attempt(desk.readDocument, { cid: place.cid, expertId: place.one }, staff))).toBe(
      'travel_no_document',
    );
  });

  it('nobody sees or changes the journey of another: borrowed links, other conferences, other accounts', async () => {
    const place = await congress();
    const who = await whoOf(place);
    await save(who);
    const other = await whoOf(place, place.other);
    expect((await test.call(calls.me, other)).legs).toEqual([]);
    await save(other, { number: 'G1' });
    expect((await test.call(calls.me, who)).legs).toMatchObject([{ number: 'G7349' }]);
    const elsewhere = await congress();
    const far = { cid: elsewhere.cid, linkKey: who.linkKey };
    for (const call of [calls.me, calls.removeDocument, calls.withdrawCorrection])
      expect(await errorOf(test.attempt(call, far))).toBe('speaker_link_ended');
    expect(await errorOf(save(far))).toBe('speaker_link_ended');
    const token = await test.logIn(await buildAccount(db));
    expect(await errorOf(test.attempt(calls.me, { cid: place.cid, linkKey: null }, { token }))).toBe('speaker_unknown');
    expect(await errorOf(test.attempt(calls.me, { cid: place.cid, linkKey: null }))).toBe('speaker_unidentified');
    const [leg] = (await listed(place)).legs;
    const foreign = { cid: elsewhere.cid, legIds: [leg?.id ?? 0], pickupId: null };
    expect(await errorOf(test.attempt(desk.assign, foreign, staff))).toBe('not_found');
    expect(await errorOf(test.attempt(desk.noteSeen, { cid: elsewhere.cid, legId: leg?.id ?? 0 }, staff))).toBe(
      'not_found',
    );
  });
});

describe('[O10] [S55] cars', () => {
  it('never take more people than seats, also when two are put in at once, and tell their passengers', async () => {
    const place = await congress();
    for (const expert of [place.one, place.other]) await save(await whoOf(place, expert));
    const { pickupId } = await test.call(desk.savePickup, { cid: place.cid, ...car }, staff);
    const legs = (await listed(place)).legs.map(({ id }) => id);
    const put = (legIds: number[]) => test.attempt(desk.assign, { cid: place.cid, legIds, pickupId }, staff);
    expect(await errorOf(put(legs))).toBe('travel_pickup_full');
    const both = await Promise.all(legs.map((id) => put([id])));
    expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 9007]);
    const taken = (await listed(place)).legs.filter((leg) => leg.pickupId === pickupId);
    expect(taken).toHaveLength(1);
    const rider = taken[0]?.expertId === place.one ? '林知远' : '顾清和';
    const letters = async () => sentTo(test, `${rider}-${place.number}@example.org`);
    expect((await letters()).at(-1)?.text).toContain('何师傅');
    const before = (await letters()).length;
    await test.call(desk.savePickup, { cid: place.cid, ...car, pickupId, seen: 1, seats: 3 }, staff);
    expect(await letters()).toHaveLength(before);
    await test.call(
      desk.savePickup,
      { cid: place.cid, ...car, pickupId, seen: 2, seats: 3, plate: '浙A·88888' },
      staff,
    );
    expect((await letters()).length).toBe(before + 1);
    await test.call(desk.removePickup, { cid: place.cid, pickupId }, staff);
    expect((await listed(place)).legs.every((leg) => leg.pickupId === null)).toBe(true);
  });
});

describe('[O10] cars that are made automatically', () => {
  it('hold everybody without one once, by station and time, also when two make them at once', async () => {
    const place = await congress();
    await save(await whoOf(place, place.one));
    await save(await whoOf(place, place.other), { arrivesAt: at(-1, 8.5).toISOString() });
    await save(await whoOf(place, place.chair), { toPlace: '萧山机场', number: 'MU1' });
    await save(await whoOf(place, place.free), { ticket: 'wanted', number: '', leavesAt: null, arrivesAt: null });
    const group = () =>
      test.call(desk.groupCars, { cid: place.cid, direction: 'arrival', within: 45, seats: 4 }, staff);
    const both = await Promise.all([group(), group()]);
    expect(both.toSorted((one, other) => other.cars - one.cars)).toMatchObject([
      { cars: 2, people: 3 },
      { cars: 0, people: 0 },
    ]);
    const { legs, pickups } = await listed(place);
    expect(new Map(pickups.map((one) => [one.place, one.seats]))).toEqual(
      new Map([
        ['杭州东', 4],
        ['萧山机场', 4],
      ]),
    );
    expect(pickups).toHaveLength(2);
    const carOf = (expertId: number) => legs.find((leg) => leg.expertId === expertId)?.pickupId ?? null;
    expect(carOf(place.one)).toBe(carOf(place.other));
    expect(carOf(place.chair)).not.toBe(carOf(place.one));
    const car = pickups.find(({ id }) => id === carOf(place.one));
    expect(car?.leavesAt).toBe(new Date(at(-1, 8.5).getTime() + 20 * 60_000).toISOString());
    const told = await sentTo(test, `林知远-${place.number}@example.org`);
    expect(told.filter(({ text }) => text.includes('发车'))).toEqual([]);
  });
});

describe('[O10] tickets from an agency’s list', () => {
  async function read(cid: number, content: string) {
    const sent = await test.attempt(imports.importUpload, { cid }, { ...staff, file: content });
    const { id } = sent as unknown as { id: number };
    await test.call(imports.importCheck, { cid, id }, staff);
    await test.work();
    const { rows } = await test.call(imports.importRows, { cid, id }, staff);
    return { id, rows, fates: rows.map(({ number, fate }) => [number, fate]) };
  }
  const write = async (cid: number, id: number) => {
    await test.call(imports.importApply, { cid, id }, staff);
    await test.work();
  };

  it('are tried first, then booked row by row; what changed meanwhile is left out', async () => {
    const place = await congress();
    const one = await whoOf(place, place.one);
    await save(one, { ticket: 'wanted', number: '', leavesAt: null, arrivesAt: null });
    const file = [
      '订票单',
      '姓名,往返,车次,出发站,到达站,出发时间,到达时间,座位',
      '林知远,到达,g7349,江州东,杭州东,2027-04-14 13:06,2027/4/14 15:42,05车08A',
      '顾清和,返程,MU5301,萧山,江州,2027-04-18 17:35,2027-04-18 19:40,',
      '沈砚秋,去程,G1,江州东,杭州东,2027-04-14 15:42,2027-04-14 13:06,',
      '无此人,到达,G1,江州东,杭州东,2027-04-14 13:06,2027-04-14 15:42,',
      '林知远,到达,G2,江州东,杭州东,2027-04-14 13:06,2027-04-14 15:42,',
      '沈砚秋,不知,G1,江州东,杭州东,2027-04-14 13:06,2027-04-14 15:42,',
      '沈砚秋,到达,G1,,,2027-04-14 13:06,2027-04-14 15:42,',
    ].join('\n');
    const { id, rows, fates } = await read(place.cid, file);
    expect(fates).toEqual([
      [3, 'change'],
      [4, 'new'],
      [5, 'wrong'],
      [6, 'wrong'],
      [7, 'wrong'],
      [8, 'wrong'],
      [9, 'wrong'],
    ]);
    expect(rows.map(({ faults }) => faults.map(({ text }) => text))).toEqual([
      [],
      [],
      ['到达时间：应晚于出发时间'],
      ['姓名：会议没有叫“无此人”的讲者，请核对姓名'],
      ['与第 3 行是同一项'],
      ['往返：无法识别“不知”，请填写“到达”或“返程”'],
      ['出发地：此项必填', '到达地：此项必填'],
    ]);
    expect((await listed(place)).legs).toMatchObject([{ ticket: 'wanted' }]);
    await save(one, { seen: 1, ticket: 'wanted', number: '', leavesAt: null, arrivesAt: null, words: '改下午' });
    await write(place.cid, id);
    const legs = async () =>
      new Map(
        (await listed(place)).legs.map((leg) => [leg.expertId, `${leg.ticket} ${leg.number} ${leg.seat}`.trim()]),
      );
    expect((await legs()).get(place.one)).toBe('wanted');
    expect((await legs()).get(place.other)).toBe('booked MU5301');
    const again = await read(place.cid, file);
    expect(again.fates.slice(0, 2)).toEqual([
      [3, 'change'],
      [4, 'same'],
    ]);
    await write(place.cid, again.id);
    expect((await legs()).get(place.one)).toBe('booked G7349 05车08A');
    const elsewhere = await congress();
    const foreign = test.attempt(imports.importApply, { cid: elsewhere.cid, id: again.id }, staff);
    expect(await errorOf(foreign)).toBe('not_found');
    await test.work();
    expect((await listed(elsewhere)).legs).toEqual([]);
    const unknown = await read(place.cid, 'a,b\n1,2');
    const { state } = await test.call(imports.importState, { cid: place.cid, id: unknown.id }, staff);
    expect(state.columns).toEqual([null, null]);
    expect(unknown.fates).toEqual([[2, 'same']]);
  });
});

describe('[S55] [O10] corrections', () => {
  const facts = {
    personName: { zh: '林知远', en: 'Lin Zhiyuan' },
    affiliation: { zh: '江州大学附属第一医院', en: '' },
    post: { zh: '主任医师', en: '' },
    biography: { zh: '第一段\n\n<script>第二段', en: '' },
  };
  const waiting = async (place: SpeakersCongress) =>
    (await test.call(corrections.corrections, { cid: place.cid }, staff)).corrections;

  it('wait for staff, change nothing by themselves, and enter the entry when approved', async () => {
    const place = await congress();
    const who = await whoOf(place);
    await test.call(calls.correct, { ...who, ...facts, post: { zh: '教授', en: '' } });
    await test.call(calls.correct, { ...who, ...facts });
    const rows = await waiting(place);
    expect(rows).toMatchObject([{ post: { zh: '主任医师' }, now: { post: { zh: '' } } }]);
    expect((await test.call(calls.me, who)).person.post.zh).toBe('');
    const decision = { cid: place.cid, correctionId: rows[0]?.id ?? 0, seen: 1, words: '' };
    expect(await test.attempt(corrections.decide, { ...decision, approve: false }, staff)).toMatchObject({
      faults: [{ field: 'words' }],
    });
    await test.call(corrections.decide, { ...decision, approve: true }, staff);
    expect(await errorOf(test.attempt(corrections.decide, { ...decision, approve: true }, staff))).toBe(
      'changed_meanwhile',
    );
    const { expert, biography } = await test.call(
      peopleConsoleCalls.read,
      { cid: place.cid, expertId: place.one },
      staff,
    );
    expect(expert.post.zh).toBe('主任医师');
    expect(biography.zh).not.toContain('<script>');
    expect((await test.call(calls.me, who)).correction).toMatchObject({ state: 'approved' });
  });

  it('can be refused with the reason, or taken back', async () => {
    const place = await congress();
    const who = await whoOf(place);
    await test.call(calls.correct, { ...who, ...facts });
    const [row] = await waiting(place);
    const decision = { cid: place.cid, correctionId: row?.id ?? 0, seen: 1, approve: false, words: '请附证明' };
    await test.call(corrections.decide, decision, staff);
    expect((await test.call(calls.me, who)).correction).toMatchObject({ state: 'refused', words: '请附证明' });
    await test.call(calls.correct, { ...who, ...facts });
    await test.call(calls.withdrawCorrection, who);
    expect(await waiting(place)).toEqual([]);
  });
});
