import { describe, expect, it } from 'vitest';
import { speakerCalls } from '@meetingapp/contract/speakers/task.ts';
import { travelDeskCalls as desk } from '@meetingapp/contract/speakers/travel.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { at, speakersOf } from '../../../testing/speakers/speakers-congress.ts';

const test = await testApp({ poolSize: 12 });
const { staff, congress } = await speakersOf(test);

/** Events of a calendar by the beginning of their id. */
const eventsOf = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((text): Record<string, string> => Object.fromEntries(text.split('\r\n').map((line) => line.split(/:(.*)/s))));

describe('[S55] the calendar of a speaker', () => {
  it('has one event for each journey, car and hotel, which follow their changes', async () => {
    const { cid, one, key } = await congress();
    const who = { cid, expertId: one };
    const train = {
      direction: 'arrival' as const,
      mode: 'train' as const,
      number: 'G7349',
      fromPlace: '江州东',
      toPlace: '杭州东',
      leavesAt: at(-1, 5).toISOString(),
      arrivesAt: at(-1, 8).toISOString(),
      seat: '05 车 08A',
    };
    await test.call(desk.book, { ...who, seen: 0, ...train }, staff);
    const { address } = await test.call(speakerCalls.calendar, { cid, linkKey: await key(one) });
    const url = address.replace(/^https?:\/\/[^/]+/, '');
    const read = async () => eventsOf((await test.app.inject({ url })).body);
    const uid = (name: string) => expect.stringMatching(new RegExp(`^${name}-`));
    expect(await read()).toMatchObject([
      { UID: uid('journey'), SEQUENCE: '1', SUMMARY: 'G7349 江州东到杭州东', LOCATION: '江州东' },
    ]);
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
      seats: 2,
    };
    const { pickupId } = await test.call(desk.savePickup, { cid, ...car }, staff);
    const [leg] = (await test.call(desk.list, { cid }, staff)).legs;
    await test.call(desk.assign, { cid, legIds: [leg?.id ?? 0], pickupId }, staff);
    const stay = {
      hotel: both('云栖江畔酒店', 'Yunqi'),
      address: both('之江路 1288 号', ''),
      arrivesOn: '2030-05-01',
      leavesOn: '2030-05-03',
      room: '大床',
      confirmation: 'HZ 5028',
    };
    await test.call(desk.saveStay, { ...who, seen: 0, ...stay }, staff);
    await test.call(desk.book, { ...who, seen: leg?.version ?? 0, ...train, number: 'G7603' }, staff);
    await test.call(desk.savePickup, { cid, ...car, pickupId, seen: 1, driver: '沈师傅' }, staff);
    expect(await read()).toMatchObject([
      { UID: uid('journey'), SEQUENCE: '2', SUMMARY: 'G7603 江州东到杭州东' },
      { UID: uid('car'), SEQUENCE: '2', LOCATION: '杭州东', DESCRIPTION: expect.stringContaining('沈师傅') },
      { UID: uid('hotel'), SEQUENCE: '1', SUMMARY: '云栖江畔酒店', DTSTART: '20300501T060000Z' },
    ]);
    const tagged = await test.app.inject({ url });
    const again = await test.app.inject({ url, headers: { 'if-none-match': String(tagged.headers['etag']) } });
    expect(again.statusCode).toBe(304);
    await test.call(desk.removeStay, { ...who, seen: 1 }, staff);
    expect(await read()).toHaveLength(2);
  });
});
