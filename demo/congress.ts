import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { both } from './support/bilingual.ts';
import { addDays, dayFrom, momentFrom, momentOf } from './support/calendar.ts';
import { buildConference } from './conference/conferences.ts';
import { seedCongressExtras, seedCongressFees } from './fees/congress-fees.ts';
import { congressEmergency } from './conference/emergency.ts';
import { congressFields } from './conference/form.ts';
import { seedCongressPages } from './pages/congress-pages.ts';
import { seedCongressNews } from './news/congress-news.ts';
import { congressHome, congressNotices } from './home/congress-home.ts';
import { seedCongressGroups } from './groups/congress-groups.ts';
import { seedCongressHotels } from './hotel/congress-hotels.ts';
import { seedCongressOverseas } from './people/congress-overseas.ts';
import { seedCongressPeople, type Congress } from './people/congress-people.ts';
import { buildPoint } from './checkin/points.ts';
import { seedProgramme } from './agenda/congress.ts';
import { congressFacts } from './agenda/facts.ts';
import { buildBranch, buildForm } from './forms/forms.ts';
import { seedStudentForm } from './forms/student-form.ts';
import { buildHome, buildNotice } from './home/home.ts';

/** The first Thursday that is at least six weeks away. */
function firstDay(now: Date): string {
  const day = dayFrom(now, 42);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (11 - weekday) % 7);
}

const introduction = both(
  `<p>年会由华东心血管病学会主办，每年一届，今年以“从一搏开始”为题，讨论心血管疾病的早期识别、介入治疗和长期管理。</p><p>四天会期设 ${congressFacts.halls} 个会场，${congressFacts.speakers} 位讲者参与 ${congressFacts.sessions} 场学术活动，另有手术转播、病例擂台和青年医师论坛。主会场提供中英文同声传译。</p><p>参会可申请国家级继续医学教育学分，学分以签到和考核结果为准。</p>`,
  `<p>The East China Society of Cardiology holds its congress every year. This year’s theme, “It starts with one beat”, covers the early recognition, interventional treatment and long-term care of cardiovascular disease.</p><p>Over four days, ${congressFacts.speakers} speakers take part in ${congressFacts.sessions} sessions in ${congressFacts.halls} halls, with live cases, a case contest and a young physicians’ forum. The main hall has simultaneous interpretation between Chinese and English.</p><p>National CME credits are available, based on check-in and an exam.</p>`,
);

/** The annual congress: branches, a form with every kind of field, eight kinds of fee, three hotels, members, a full home. */
export async function seedCongress(
  db: Database,
  files: FileStore | null,
  societyId: number,
  memberListId: number,
  now: Date,
): Promise<Congress> {
  const startsOn = firstDay(now);
  const conferenceId = await buildConference(db, {
    societyId,
    memberListId,
    title: both('华东心血管病学会第二十一届学术年会', '21st Congress of the East China Society of Cardiology'),
    subtitle: both('从一搏开始', 'It starts with one beat'),
    introduction,
    hosts: [
      both('华东心血管病学会', 'East China Society of Cardiology'),
      both('江州大学附属第一医院', 'First Affiliated Hospital of Jiangzhou University'),
      both('湖山心血管医院', 'Hushan Heart Hospital'),
    ],
    contacts: [
      {
        name: both('沈砚秋', 'Shen Yanqiu'),
        duty: both('注册与缴费', 'Registration and payment'),
        phone: '0571-5550 1021',
        email: 'register@ecsc.example',
      },
      {
        name: both('顾长川', 'Gu Changchuan'),
        duty: both('酒店与交通', 'Hotels and travel'),
        phone: '0571-5550 1022',
        email: 'travel@ecsc.example',
      },
      {
        name: both('叶知秋', 'Ye Zhiqiu'),
        duty: both('学术与投稿', 'Programme and papers'),
        phone: '0571-5550 1023',
        email: 'programme@ecsc.example',
      },
    ],
    emergency: congressEmergency,
    address: both('杭州市滨湖路 88 号', '88 Binhu Road, Hangzhou'),
    lat: 30.2465,
    lng: 120.162,
    startsOn,
    endsOn: addDays(startsOn, 3),
    registrationOpensAt: momentFrom(now, -60),
    registrationClosesAt: momentOf(addDays(startsOn, 3), '12:00'),
    refundPolicy: [
      { untilDaysBefore: 30, percent: 100 },
      { untilDaysBefore: 14, percent: 50 },
      { untilDaysBefore: 3, percent: 20 },
    ],
    currencies: ['USD', 'JPY'],
    bankAccounts: {
      USD: {
        holder: 'East China Society of Cardiology',
        number: '6200 0000 8888 0001',
        bank: 'Lakeside Bank, Hangzhou Branch, SWIFT LSBKCNSH',
      },
      JPY: {
        holder: 'East China Society of Cardiology',
        number: '6200 0000 8888 0002',
        bank: 'Lakeside Bank, Hangzhou Branch, SWIFT LSBKCNSH',
      },
    },
    changePolicy: { answers: 0, fee: 7, stay: 7 },
    formNote: both(
      '<p>报名信息用于制作胸牌和开具发票，请核对姓名和单位。一个账号可以为多位同事报名。</p>',
      '<p>Your details are printed on your badge and invoice, so please check your name and hospital. You can register several colleagues from one account.</p>',
    ),
    mobileTip: both(
      '请使用本人手机号码报名，报到时凭此号码领取胸牌。',
      'Use your own mobile number: you need it to collect your badge.',
    ),
  });
  const formVersionId = await buildForm(db, conferenceId, congressFields);
  const branches = {
    main: await buildBranch(db, conferenceId, { title: both('主会场', 'Main congress'), size: 1200, position: 0 }),
    handsOn: await buildBranch(db, conferenceId, {
      title: both('结构性心脏病实操营', 'Hands-on course: structural heart disease'),
      size: 24,
      position: 1,
    }),
    nursing: await buildBranch(db, conferenceId, {
      title: both('心血管护理分会', 'Cardiovascular nursing'),
      size: 120,
      position: 2,
    }),
    young: await buildBranch(db, conferenceId, {
      title: both('青年医师论坛', 'Young physicians’ forum'),
      size: 60,
      position: 3,
    }),
  };
  const fees = await seedCongressFees(db, conferenceId, startsOn, now);
  const { visit } = await seedCongressExtras(db, conferenceId, now);
  const { nearlyFull, shared } = await seedCongressHotels(db, conferenceId, startsOn, now);
  await buildHome(db, conferenceId, congressHome(conferenceId, startsOn, now));
  for (const notice of congressNotices(startsOn, now)) await buildNotice(db, conferenceId, notice);
  await seedCongressNews(db, conferenceId, now, files);
  await seedProgramme(db, files, conferenceId, startsOn, now);
  await seedCongressPages(db, conferenceId, files);
  const congress = { conferenceId, formVersionId, branches, fees, nearlyFull };
  await seedCongressPeople(db, congress, now);
  await seedCongressOverseas(db, congress, now);
  await seedStudentForm(db, congress, now);
  await seedCongressGroups(db, congress, { visit, shared }, now);
  await buildPoint(db, conferenceId, {
    hint: both('胸牌在东侧底层领取', 'Badges on the ground floor, east side'),
    most: { times: 1, per: 'day' },
  });
  return congress;
}
