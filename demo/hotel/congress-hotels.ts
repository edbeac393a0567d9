import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both } from '../support/bilingual.ts';
import { addDays, momentFrom, momentOf } from '../support/calendar.ts';
import { buildHotel, buildRoomType } from './hotel.ts';

export interface NearlyFull {
  roomTypeId: number;
  stocks: Map<string, number>;
  nights: string[];
  roomAmount: number;
}

export interface CongressHotels {
  /** A room type with few rooms left. */
  nearlyFull: NearlyFull;
  /** A type whose beds are shared, by mutual wish or by chance. */
  shared: NearlyFull;
}

/** Inserts three hotels over the five nights around the congress; returns the types used by the demo's people. */
export async function seedCongressHotels(
  db: Database,
  conferenceId: number,
  startsOn: string,
  now: Date,
): Promise<CongressHotels> {
  const nights = [-1, 0, 1, 2, 3].map((offset) => addDays(startsOn, offset));
  const lakeside = await buildHotel(db, conferenceId, {
    name: both('湖滨国际酒店', 'Lakeside International Hotel'),
    address: both('杭州市滨湖路 88 号', '88 Binhu Road, Hangzhou'),
    distance: both('与会场同楼', 'In the same building'),
    stars: 5,
    releaseAt: momentOf(addDays(startsOn, -7), '12:00'),
    position: 0,
  });
  await buildRoomType(db, conferenceId, lakeside, {
    name: both('高级大床房', 'Superior double room'),
    beds: 1,
    nights,
    rooms: [20, 40, 40, 40, 25],
    roomAmount: 72_000,
    prices: { USD: { room: 10_500, bed: null }, JPY: { room: 16_300, bed: null } },
    position: 0,
  });
  const shared = await buildRoomType(db, conferenceId, lakeside, {
    name: both('高级双床房', 'Superior twin room'),
    beds: 2,
    sellsBeds: true,
    nights,
    rooms: [15, 30, 30, 30, 20],
    roomAmount: 76_000,
    bedAmount: 38_000,
    prices: { USD: { room: 11_000, bed: 5500 }, JPY: { room: 17_000, bed: 8500 } },
    position: 1,
  });
  await buildRoomType(db, conferenceId, lakeside, {
    name: both('行政套房', 'Executive suite'),
    beds: 1,
    open: false,
    nights,
    rooms: 4,
    roomAmount: 168_000,
    position: 2,
  });
  const river = await buildHotel(db, conferenceId, {
    name: both('望江酒店', 'Riverview Hotel'),
    address: both('杭州市望江东路 16 号', '16 Wangjiang East Road, Hangzhou'),
    distance: both('步行 8 分钟', '8 minutes on foot'),
    stars: 4,
    releaseFirst: { at: momentFrom(now, -1, '12:00'), percent: 30 },
    releaseAt: momentOf(addDays(startsOn, -7), '12:00'),
    position: 1,
  });
  const roomAmount = 46_000;
  const twin = await buildRoomType(db, conferenceId, river, {
    name: both('标准双床房', 'Standard twin room'),
    beds: 2,
    sellsBeds: true,
    nights,
    rooms: 8,
    roomAmount,
    bedAmount: 23_000,
    position: 0,
  });
  await buildRoomType(db, conferenceId, river, {
    name: both('三人间', 'Triple room'),
    beds: 3,
    sellsBeds: true,
    nights,
    rooms: 12,
    roomAmount: 57_000,
    bedAmount: 19_000,
    position: 1,
  });
  const inn = await buildHotel(db, conferenceId, {
    name: both('书香客栈', "Scholars' Inn"),
    address: both('杭州市学士路 5 号', '5 Xueshi Road, Hangzhou'),
    distance: both('公交 15 分钟', '15 minutes by bus'),
    stars: 3,
    releaseAt: momentFrom(now, -2, '12:00'),
    position: 2,
  });
  await buildRoomType(db, conferenceId, inn, {
    name: both('经济大床房', 'Economy double room'),
    beds: 1,
    breakfast: false,
    nights,
    rooms: 10,
    roomAmount: 29_800,
    position: 0,
  });
  return {
    nearlyFull: { roomTypeId: twin.id, stocks: twin.stocks, nights, roomAmount },
    shared: { roomTypeId: shared.id, stocks: shared.stocks, nights, roomAmount: 38_000 },
  };
}
