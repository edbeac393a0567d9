import { reducedConferenceId, reducedFlow } from '@meetingapp/domain/registration/special-case.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both, nothing } from './support/bilingual.ts';
import { addDays, dayFrom, momentFrom, momentOf } from './support/calendar.ts';
import { buildConference } from './conference/conferences.ts';
import { usualTiles } from './home/congress-home.ts';
import { buildFeeKind } from './fees/fees.ts';
import { buildForm, plainFields } from './forms/forms.ts';
import { buildHome } from './home/home.ts';
import { buildHotel, buildRoomType } from './hotel/hotel.ts';

/** Inserts the course with the reduced form: few questions, no member check, the hotel right after the form. */
export async function seedReducedConference(db: Database, societyId: number, now: Date): Promise<number> {
  const startsOn = dayFrom(now, 30);
  const cid = await buildConference(db, {
    id: reducedConferenceId,
    societyId,
    title: both('心电与起搏技术学习班', 'Course on Electrocardiography and Pacing'),
    subtitle: both('三天小班授课', 'Three days in small groups'),
    introduction: both(
      '<p>面向基层医院心电图室和心内科的技术人员，三天小班授课，每人一台练习机。</p><p>学员由所在医院统一推荐，报名时只需选择班次和住宿。</p>',
      '<p>For technicians who record and read electrocardiograms in county hospitals: three days in small groups, with a practice machine for each participant.</p><p>Participants are nominated by their hospitals, so registration only asks for the group and the room.</p>',
    ),
    hosts: [both('华东心血管病学会', 'East China Society of Cardiology')],
    contacts: [
      {
        name: both('施佩兰', 'Shi Peilan'),
        duty: both('班务', 'Course office'),
        phone: '0512-5550 3243',
        email: 'course@ecsc.example',
      },
    ],
    city: both('苏州', 'Suzhou'),
    venue: both('平江培训中心', 'Pingjiang Training Centre'),
    address: both('苏州市平江路 120 号', '120 Pingjiang Road, Suzhou'),
    lat: 31.3149,
    lng: 120.6309,
    startsOn,
    endsOn: addDays(startsOn, 2),
    brand: '#D8402F',
    loader: 3,
    template: 13,
    registrationOpensAt: momentFrom(now, -20),
    registrationClosesAt: momentOf(addDays(startsOn, -1)),
    flow: reducedFlow,
    refundPolicy: [{ untilDaysBefore: 7, percent: 100 }],
  });
  await buildForm(db, cid, [
    ...plainFields,
    { code: 'company', label: both('工作单位', 'Hospital'), required: true },
    {
      code: 'level',
      kind: 'S',
      label: both('班次', 'Group'),
      required: true,
      options: [
        { value: '基础班', zh: '基础班', en: 'Beginners' },
        { value: '提高班', zh: '提高班', en: 'Advanced' },
      ],
    },
    {
      code: 'diet',
      kind: 'MS',
      label: both('用餐需求', 'Dietary requirements'),
      format: '2',
      options: [
        { value: '清真', zh: '清真', en: 'Halal' },
        { value: '素食', zh: '素食', en: 'Vegetarian' },
      ],
    },
  ]);
  await buildFeeKind(db, cid, {
    title: both('基础班', 'Beginners'),
    remark: both('含教材和午餐', 'With course book and lunches'),
    rule: { equals: { code: 'level', value: '基础班' } },
    size: 40,
    amount: 98_000,
    position: 0,
  });
  await buildFeeKind(db, cid, {
    title: both('提高班', 'Advanced'),
    remark: both('含教材、午餐和起搏器程控练习', 'With course book, lunches and practice on pacemakers'),
    rule: { equals: { code: 'level', value: '提高班' } },
    size: 24,
    amount: 128_000,
    position: 1,
  });
  await seedHotel(db, cid, startsOn);
  const { sign, mine, intro, hotel } = usualTiles(cid);
  await buildHome(db, cid, {
    subtitle: nothing,
    tiles: [sign, mine, hotel, intro],
    sponsors: [
      { name: both('脉衡医疗', 'Maiheng Medical'), tier: both('支持单位', 'Sponsors'), logo: null },
      { name: both('启搏影像', 'Qibo Imaging'), tier: both('支持单位', 'Sponsors'), logo: null },
      { name: both('晴川诊断', 'Qingchuan Dx'), tier: both('支持单位', 'Sponsors'), logo: null },
    ],
  });
  return cid;
}

async function seedHotel(db: Database, cid: number, startsOn: string): Promise<void> {
  const nights = [-1, 0, 1].map((offset) => addDays(startsOn, offset));
  const hotel = await buildHotel(db, cid, {
    name: both('平江饭店', 'Pingjiang Hotel'),
    address: both('苏州市平江路 118 号', '118 Pingjiang Road, Suzhou'),
    distance: both('步行 2 分钟', '2 minutes on foot'),
    stars: 4,
    releaseAt: momentOf(addDays(startsOn, -5), '12:00'),
  });
  await buildRoomType(db, cid, hotel, {
    name: both('双床房', 'Twin room'),
    beds: 2,
    sellsBeds: true,
    nights,
    rooms: 20,
    roomAmount: 42_000,
    bedAmount: 21_000,
    position: 0,
  });
  await buildRoomType(db, cid, hotel, {
    name: both('大床房', 'Double room'),
    beds: 1,
    nights,
    rooms: 10,
    roomAmount: 42_000,
    position: 1,
  });
}
