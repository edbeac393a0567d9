import type { ImportKind } from '@meetingapp/server/jobs/import-kind.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { itemImport } from '@meetingapp/server/features/exam/exchange/commands-sheet.ts';
import { roomNumberImport } from '@meetingapp/server/features/hotel/room-number/commands.ts';
import { inventoryImport } from '@meetingapp/server/features/hotel/inventory/commands-sheet.ts';
import { codeImport } from '@meetingapp/server/features/fees/code-exchange/commands.ts';
import { memberImport } from '@meetingapp/server/features/members/commands-import.ts';
import { beginCheck, saveImport, validateLines } from '@meetingapp/server/features/tasks/import/commands.ts';
import { findImportById } from '@meetingapp/server/features/tasks/import/queries.ts';
import { linesOf, type FileLine } from '@meetingapp/server/features/tasks/import/reader.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { dayFrom } from '../support/calendar.ts';
import { people } from '../people/people.ts';

interface Place {
  conferenceId: number;
  societyId: number;
  memberListId: number;
  staffId: number;
  files: FileStore;
}

interface DemoFile {
  name: string;
  about: number | null;
  lines: readonly string[];
}

/**
 * Inserts lists of the congress after their dry run, each with wrong cells to correct: renewed members, discount codes, room numbers,
 * items of the question bank, and rooms of a further hotel.
 */
export async function seedCongressImports(db: Database, place: Place, now: Date): Promise<void> {
  const until = dayFrom(now, 765);
  const [first, second, third] = people;
  await seedImport(db, place, now, memberImport, {
    name: '会员续费名单.csv',
    about: place.memberListId,
    lines: [
      '姓名,手机,邮箱,有效期至',
      `${first?.name},${first?.phone},,${until}`,
      `${second?.name},${second?.phone},,${until}`,
      `${third?.name},${third?.phone},,`,
      `冷清秋,13700080316,leng@example.org,${until}`,
      `邵文博,1358800412,,${until}`,
      `纪晓岚,13588004128,,2027-02-30`,
      `冷清秋,13700080316,,${until}`,
      `,13567190348,,${until}`,
      `陶然,18868110527,taoran@example.org,${until}`,
    ],
  });
  await seedImport(db, place, now, codeImport, {
    name: '讲者与志愿者优惠码.csv',
    about: null,
    lines: [
      '优惠码,优惠方式,优惠值,可用次数,结束时间,只给一个人用',
      `SPEAKER-2027,免注册费,,60,${dayFrom(now, 60)},`,
      `VOLUNTEER,打折,50%,40,${dayFrom(now, 60)},`,
      `GROUP-15,打折,0.15,20,${dayFrom(now, 30)},`,
      `FRIEND-200,减金额,200,100,${dayFrom(now, 30)},`,
      `FRIEND-200,减金额,300,100,${dayFrom(now, 30)},`,
      `CHAIR,免费注册,,1,,${first?.phone}`,
    ],
  });
  await seedRoomNumbers(db, place, now);
  await seedItems(db, place, now);
  const nights = [80, 81].map((days) => dayFrom(now, days));
  await seedImport(db, place, now, inventoryImport, {
    name: '云栖酒店报价.csv',
    about: null,
    lines: [
      '酒店,酒店英文名,房型,房型英文名,床位数,日期,末晚,房间数,房价,早餐',
      `云栖酒店,Cloud Rest Hotel,山景房,Hill room,2,${nights[0]},${nights[1]},30,520,含`,
      `云栖酒店,Cloud Rest Hotel,湖景房,Lake room,2,${nights[0]},${nights[1]},十二,680,含`,
      `云栖酒店,Cloud Rest Hotel,家庭房,Family room,,${nights[0]},${nights[1]},6,880,含`,
    ],
  });
}

/** Room numbers of the first hotel that has guests: one is given to two rooms, and one row names nobody. */
async function seedRoomNumbers(db: Database, place: Place, now: Date): Promise<void> {
  const guests = await db
    .selectFrom('hotel_booking')
    .innerJoin('registration', 'registration.id', 'hotel_booking.registration_id')
    .innerJoin('room_type', 'room_type.id', 'hotel_booking.room_type_id')
    .select(['registration.number', 'registration.name', 'room_type.hotel_id'])
    .where('registration.conference_id', '=', place.conferenceId)
    .where('hotel_booking.state', '=', 'confirmed')
    .where('hotel_booking.part', '=', 'room')
    .orderBy('room_type.hotel_id')
    .orderBy('hotel_booking.registration_id')
    .limit(4)
    .execute();
  const [first] = guests;
  if (!first) return;
  const doors = ['1208', '1209', '1209', '1212'];
  await seedImport(db, place, now, roomNumberImport, {
    name: '酒店回传房号.csv',
    about: first.hotel_id,
    lines: [
      '报名号,姓名,房间',
      ...guests
        .filter(({ hotel_id }) => hotel_id === first.hotel_id)
        .map(({ number, name }, at) => `${number},${name},${doors[at]}`),
      '5001-999999,卫清和,1215',
    ],
  });
}

/** Items for the first topic of the bank, one with an answer that is no option. */
async function seedItems(db: Database, place: Place, now: Date): Promise<void> {
  const topic = await db
    .selectFrom('exam_topic')
    .select('id')
    .where('society_id', '=', place.societyId)
    .orderBy('id')
    .executeTakeFirst();
  if (!topic) return;
  await seedImport(db, place, now, itemImport, {
    name: '继续教育新题.csv',
    about: topic.id,
    lines: [
      '编号,题型,难度,题干,选项,答案',
      'NEW-01,单选,2,房颤卒中风险评估首选哪个评分？,"CHA₂DS₂-VASc\nHAS-BLED\nGRACE",A',
      'NEW-02,单选,3,下列哪种药物可延长 QT 间期？,"胺碘酮\n阿司匹林\n依折麦布",D',
      'NEW-03,判断,1,射血分数保留的心衰可使用 SGLT2 抑制剂。,,对',
      'NEW-04,判断,6,β 受体阻滞剂可用于急性失代偿期起始治疗。,,错',
    ],
  });
}

async function seedImport(
  db: Database,
  { conferenceId, societyId, staffId, files }: Place,
  now: Date,
  kind: ImportKind,
  { name, about, lines }: DemoFile,
): Promise<void> {
  const content = Buffer.from(lines.join('\n'));
  const saved = await saveImport(db, files, kind, { conferenceId, about, staffId, file: { name, content }, now });
  const record = saved.ok ? await findImportById(db, saved.id) : undefined;
  if (!record) throw new Error(`${name} was not saved`);
  const { id: taskId } = await db
    .insertInto('task')
    .values({
      society_id: societyId,
      conference_id: conferenceId,
      staff_id: staffId,
      kind: 'tasks.importCheck',
      language: 'zh',
      input: JSON.stringify({ importId: record.id }),
      state: 'done',
      total: lines.length - 1,
      done: lines.length - 1,
      created_at: now,
      started_at: now,
      ended_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await beginCheck(db, record.id, taskId, false);
  const { columns, title_row: titleRow } = record;
  const place = { conferenceId, about, columns, staffId, language: 'zh', movesMoney: true, now } as const;
  const judge = await kind.judge(db, place);
  if (!judge) throw new Error(`${name} has nothing to be imported into`);
  const check = validateLines(db, record.id, kind, judge);
  async function* once() {
    yield content;
  }
  const rows: FileLine[] = [];
  for await (const line of linesOf(readSheet(once()), { titleRow, columns, mends: new Map() }))
    if ('row' in line) rows.push(line);
  await check.page(rows);
}
