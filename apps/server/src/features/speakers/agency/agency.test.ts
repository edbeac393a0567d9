import { describe, expect, it } from 'vitest';
import { agencyImportCalls as imports } from '@meetingapp/contract/speakers/agency.ts';
import { speakerPersonCalls as person } from '@meetingapp/contract/speakers/person.ts';
import { travelDeskCalls as desk } from '@meetingapp/contract/speakers/travel.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { testApp } from '../../../testing/app.ts';
import { at, speakersOf, type SpeakersCongress } from '../../../testing/speakers/speakers-congress.ts';
import { eraseAccount } from '../../privacy/commands.ts';

const test = await testApp();
const { db } = test;
const { staff, societyId, congress } = await speakersOf(test);
const options = { ...staff, language: 'en' } as const;

const titles = '姓名,往返,车次航班,出发地,到达地,出发时间,到达时间,座位';
const csv = (...lines: string[]) => [titles, ...lines].join('\n');
const arrival = '林知远,到达,G7349,江州东,杭州东,2027-04-14 13:06,2027-04-14 15:42,05 车 08A';
const departure = '顾清和,返程,MU5301,萧山,江州,2027-04-18 17:35,2027-04-18 19:40,';

async function uploaded(cid: number, content: string) {
  const sent = await test.attempt(imports.importUpload, { cid }, { ...options, file: content });
  return (sent as unknown as { id: number }).id;
}
async function checked(cid: number, id: number) {
  await test.call(imports.importCheck, { cid, id }, options);
  await test.work();
  const { rows } = await test.call(imports.importRows, { cid, id }, options);
  return { id, rows, fates: rows.map(({ fate }) => fate) };
}
const dryRun = async (cid: number, content: string) => checked(cid, await uploaded(cid, content));
async function run(cid: number, id: number, call: typeof imports.importApply | typeof imports.importUndo) {
  const { taskId } = await test.call(call, { cid, id }, options);
  await test.work();
  return (await test.call(taskCalls.detail, { cid, id: taskId }, options)).task;
}
const legs = async ({ cid }: SpeakersCongress) => (await test.call(desk.list, { cid }, options)).legs;
const shortLegs = async (place: SpeakersCongress) =>
  (await legs(place)).map(({ name, direction, ticket, number }) => [name.zh, direction, ticket, number]);

describe('[O7] [O10] the list of a travel agency', () => {
  it('with unknown titles is mapped by hand, shows what it changes, and is corrected in place', async () => {
    const place = await congress();
    const { cid } = place;
    const book = { cid, expertId: place.one, seen: 0, direction: 'arrival', mode: 'train', seat: '' } as const;
    await test.call(
      desk.book,
      {
        ...book,
        number: 'G1',
        fromPlace: '江州东',
        toPlace: '杭州东',
        leavesAt: '2027-04-14T05:06:00.000Z',
        arrivesAt: '2027-04-14T07:42:00.000Z',
      },
      options,
    );
    const file = arrival.replace('到达', '来') + '\n无此人,去程,G1,江州,杭州,2027-04-14 13:06,4 月 14 日,';
    const id = await uploaded(cid, `谁,来回,号,从,往,走,到,位\n${file}`);
    const unmapped = await test.call(imports.importState, { cid, id }, options);
    expect(unmapped.state.columns.filter((column) => column !== null)).toEqual([]);
    const columns = ['name', 'direction', 'number', 'fromPlace', 'toPlace', 'leavesAt', 'arrivesAt', 'seat'];
    await test.call(imports.importColumns, { cid, id, columns }, options);
    const { rows } = await checked(cid, id);
    expect(rows.map(({ fate, faults }) => [fate, ...faults])).toEqual([
      ['wrong', { column: 1, text: 'Direction: “来” is not known; write “arrival” or “departure”' }],
      [
        'wrong',
        { column: 0, text: 'Name: the conference has no speaker called “无此人”; check the name' },
        { column: 6, text: 'Arrives: “4 月 14 日” is not a day with a time; write 2027-04-15 13:06' },
      ],
    ]);
    const mend = async (lineNumber: number, cellAt: number, cellText: string) =>
      (await test.call(imports.importMend, { cid, id, lineNumber, cellAt, cellText }, options)).fate;
    expect(await mend(2, 1, 'Outbound')).toBe('change');
    expect(await mend(3, 0, '林知远')).toBe('wrong');
    // Now the same journey as the row above.
    expect(await mend(3, 6, '2027-04-14 15:42')).toBe('wrong');
    expect(await mend(3, 0, '顾清和')).toBe('new');
    const { rows: mended } = await test.call(imports.importRows, { cid, id }, options);
    expect(mended[0]?.changes).toEqual([
      { column: 2, label: 'Number', from: 'G1', to: 'G7349' },
      { column: 7, label: 'Seat', from: '', to: '05 车 08A' },
    ]);
    const { refused } = await run(cid, id, imports.importApply);
    expect(refused).toBe(0);
    expect(await shortLegs(place)).toEqual([
      ['林知远', 'arrival', 'booked', 'G7349'],
      ['顾清和', 'arrival', 'booked', 'G1'],
    ]);
  });

  it('is undone as a whole; what was confirmed or put in a car since stays', async () => {
    const place = await congress();
    const { cid } = place;
    const who = { cid, linkKey: await place.key(place.one) };
    const wish = {
      direction: 'arrival',
      mode: 'train',
      ticket: 'wanted',
      number: '',
      fromPlace: '江州东',
      toPlace: '杭州东',
      leavesAt: null,
      arrivesAt: null,
      words: '上午到',
    } as const;
    await test.call(person.saveLeg, { ...who, ...wish, seen: 0 });
    const [before] = await legs(place);
    const file = csv(
      arrival,
      departure,
      '沈砚秋,到达,G1,江州东,杭州东,2027-04-14 13:06,2027-04-14 15:42,',
      '顾清和,到达,G5,江州东,杭州东,2027-04-14 13:06,2027-04-14 15:42,',
    );
    const { id, fates } = await dryRun(cid, file);
    expect(fates).toEqual(['change', 'new', 'new', 'new']);
    await run(cid, id, imports.importApply);
    const other = { cid, linkKey: await place.key(place.other) };
    const reply = { direction: 'departure', seen: 1, reply: 'confirmed', words: '' } as const;
    await test.call(person.answerLeg, { ...other, ...reply });
    const driven = (await legs(place)).find(({ number }) => number === 'G1');
    const car = { direction: 'arrival', pickupId: null, seen: 0, pickupName: 'A3', place: '杭州东' } as const;
    const driver = { driver: '何师傅', driverPhone: '13805714420', plate: '浙A·D6208', seats: 4 };
    const { pickupId } = await test.call(
      desk.savePickup,
      { cid, ...car, ...driver, leavesAt: at(-1, 9).toISOString() },
      options,
    );
    await test.call(desk.assign, { cid, legIds: [driven?.id ?? 0], pickupId }, options);
    const undone = await run(cid, id, imports.importUndo);
    expect(undone).toMatchObject({ state: 'done', done: 4, refused: 2 });
    const left = await legs(place);
    expect(left.map(({ name, number }) => [name.zh, number])).toEqual([
      ['沈砚秋', 'G1'],
      ['林知远', ''],
      ['顾清和', 'MU5301'],
    ]);
    expect(left[1]).toEqual({ ...before, version: 3 });
    const { rows } = await test.call(imports.importRows, { cid, id, fate: 'failed' }, options);
    expect(rows.map(({ name }) => name)).toEqual(['顾清和', '沈砚秋']);
  });

  it('can be the exported list: what the speaker books, a car, and journeys that nobody has booked change nothing', async () => {
    const place = await congress();
    const { cid } = place;
    const head = 'Name,Affiliation,Direction,Mode,Number,From,To,Leaves,Arrives,Ticket,Car';
    const { fates } = await dryRun(
      cid,
      [
        head,
        '林知远,,Arrival,Train,G7349,江州东,杭州东,2027-04-14 13:06,2027-04-14 15:42,Booked by speaker,',
        '林知远,,Departure,By car,,,,,2027-04-18 12:00,Booked by speaker,',
        '顾清和,,Arrival,Train,,江州东,杭州东,2027-04-14 13:06,,To be booked,',
        '沈砚秋,,Not entered,,,,,,,,',
        '顾清和,,Departure,Train,G9,杭州东,江州东,2027-04-18 13:06,2027-04-18 15:42,To be booked,',
      ].join('\n'),
    );
    expect(fates).toEqual(['same', 'same', 'same', 'same', 'new']);
  });

  it('keeps no row of a speaker who has their data erased', async () => {
    const place = await congress();
    const { cid } = place;
    const { id } = await dryRun(cid, csv(arrival, departure, arrival.replace('13:06', '')));
    await run(cid, id, imports.importApply);
    const accountId = await buildAccount(db);
    await db.updateTable('expert').set({ account_id: accountId }).where('id', '=', place.one).execute();
    await inTransaction(db, (transaction) =>
      eraseAccount(transaction, { accountId, ids: [], papers: [], elsewhere: false, now: new Date() }),
    );
    const { rows } = await test.call(imports.importRows, { cid, id }, options);
    expect(rows.map(({ name }) => name)).toEqual(['顾清和']);
  });

  it('is imported by travel staff only, and listed with its step', async () => {
    const place = await congress();
    const { cid } = place;
    const { id } = await dryRun(cid, csv(arrival));
    const { imports: listed } = await test.call(imports.imports, { cid }, options);
    expect(listed).toMatchObject([{ id, step: 'check', about: null }]);
    const finance = await buildStaff(db, societyId, { email: 'f@example.org', role: 'finance' });
    const token = await buildStaffToken(db, finance);
    const refused = [
      await test.attempt(imports.importUpload, { cid }, { token, file: csv(arrival) }),
      await test.attempt(imports.importApply, { cid, id }, { token }),
      await test.attempt(imports.importUndo, { cid, id }, { token }),
    ];
    expect(refused.map((answer) => ('error' in answer ? answer.error : ''))).toEqual(Array(3).fill('forbidden'));
    expect(await legs(place)).toEqual([]);
  });
});
