import type { Call } from '@meetingapp/contract/call.ts';
import { agendaExchangeCalls } from '@meetingapp/contract/agenda/exchange.ts';
import { examConsoleCalls } from '@meetingapp/contract/exam/console.ts';
import { itemImportCalls } from '@meetingapp/contract/exam/exchange.ts';
import { codeImportCalls } from '@meetingapp/contract/fees/code-exchange.ts';
import { inventoryImportCalls } from '@meetingapp/contract/hotel/inventory.ts';
import { roomNumberImportCalls } from '@meetingapp/contract/hotel/room-number.ts';
import { memberImportCalls } from '@meetingapp/contract/members/import.ts';
import { paperImportCalls } from '@meetingapp/contract/papers/import.ts';
import { registrationImportCalls } from '@meetingapp/contract/registration/import.ts';
import type { SheetImportCalls } from '@meetingapp/contract/tasks/import.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildBooking, buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildMemberList } from '@meetingapp/demo/members/members.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import type { TestApp } from '@meetingapp/server/testing/open-app.ts';

interface Place {
  test: TestApp;
  cid: number;
  token: string;
  societyId: number;
}

interface Steps {
  /** Uploads and makes the dry run. */
  check: () => Promise<void>;
  /** Corrects a cell of a row and checks what it can change. */
  mend?: (row: number) => Promise<void>;
  /** Returns how many rows were applied. */
  apply: () => Promise<number>;
  undo: () => Promise<number>;
}

/** A kind of list: its titles and rows, and how it is imported. */
interface MeasuredKind {
  file: (rows: number) => string;
  steps: (place: Place, file: string) => Promise<Steps>;
}

async function upload(
  { test, token }: Place,
  call: Call,
  body: object,
  file: string,
): Promise<Record<string, unknown>> {
  const form = new FormData();
  form.append('body', JSON.stringify(body));
  form.append('file', new Blob([file]), 'list.csv');
  const request = new Request('http://x/', { method: 'POST', body: form });
  const response = await test.app.inject({
    method: 'POST',
    url: call.path,
    headers: { language: 'en', token, 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const answer = response.json() as Record<string, unknown>;
  if (answer['code'] !== 0) throw new Error(`${call.path}: ${response.body.slice(0, 400)}`);
  return answer;
}

/** Runs the waiting task and returns how many of its rows were done. */
async function worked({ test, cid, token }: Place, taskId: number): Promise<number> {
  await test.work();
  const { task } = await test.call(taskCalls.detail, { cid, id: taskId }, { token, language: 'en' });
  if (task.state !== 'done') throw new Error(`task ${task.state}`);
  return task.done - task.refused;
}

/** The steps of the kinds that share them. `body`: what the upload names besides the conference. */
async function sharedSteps(place: Place, calls: SheetImportCalls, file: string, body: object = {}): Promise<Steps> {
  const { test, cid, token } = place;
  let id = 0;
  const run = async (call: SheetImportCalls['importCheck' | 'importApply' | 'importUndo']) =>
    worked(place, (await test.call(call, { cid, id }, { token })).taskId);
  return {
    check: async () => {
      id = (await upload(place, calls.importUpload, { cid, ...body }, file))['id'] as number;
      await run(calls.importCheck);
    },
    apply: () => run(calls.importApply),
    undo: () => run(calls.importUndo),
  };
}

const lines = (titles: string, rows: number, line: (at: number) => string): string =>
  [titles, ...Array.from({ length: rows }, (_, at) => line(at))].join('\n');

const clock = (minutes: number) =>
  `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const day = (at: number) => new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10);

/** People of a conference with one fee; `rest` ends each line. */
const registered = (titles: string, rest: string): MeasuredKind => ({
  file: (rows) => lines(titles, rows, (at) => `林知远,${13_800_000_000 + at},person${at}@example.org${rest}`),
  steps: async (place, file) => {
    await buildForm(place.test.db, place.cid, plainFields);
    await buildFeeKind(place.test.db, place.cid, {});
    return sharedSteps(place, registrationImportCalls, file);
  },
});

export const measuredKinds: Readonly<Record<string, MeasuredKind>> = {
  registrations: registered('姓名,手机,邮箱', ''),
  paid: registered('姓名,手机,邮箱,付款状态', ',现金'),
  inventory: {
    file: (rows) =>
      lines('酒店,房型,床位数,日期,房间数,房价,床位价', rows, (at) => {
        const type = Math.floor(at / 20);
        return `湖滨酒店 ${Math.floor(type / 20)},房型 ${type % 20},2,${day(at % 20)},${10 + (at % 40)},680,340`;
      }),
    steps: (place, file) => sharedSteps(place, inventoryImportCalls, file),
  },
  numbers: {
    file: (rows) => lines('姓名,房间', rows, (at) => `客人${at},${1000 + at}`),
    steps: async (place, file) => {
      const { db } = place.test;
      await buildForm(db, place.cid, plainFields);
      const hotelId = await buildHotel(db, place.cid);
      const guests = file.split('\n').length - 1;
      const stay = { checkIn: day(0), checkOut: day(1) };
      const { id, stocks } = await buildRoomType(db, place.cid, hotelId, { nights: [stay.checkIn], rooms: guests });
      for (let at = 0; at < guests; at += 1) {
        const registrationId = await buildRegistration(db, place.cid, {
          name: `客人${at}`,
          phone: `${13_800_000_000 + at}`,
        });
        await buildBooking(db, { ...stay, registrationId, roomTypeId: id, stocks });
      }
      return sharedSteps(place, roomNumberImportCalls, file, { about: hotelId });
    },
  },
  codes: {
    file: (rows) =>
      lines(
        '优惠码,优惠方式,优惠值,可用次数,结束时间',
        rows,
        (at) => `HEART-${at},打折,${1 + (at % 90)}%,1,2030-12-31`,
      ),
    steps: (place, file) => sharedSteps(place, codeImportCalls, file),
  },
  items: {
    file: (rows) =>
      lines('编号,题型,难度,题干,答案', rows, (at) => `Q-${at},判断,${1 + (at % 5)},第 ${at} 题：房颤须抗凝,对`),
    steps: async (place, file) => {
      const { test, cid, token } = place;
      const name = { zh: '心律失常', en: 'Arrhythmia' };
      const { topicId } = await test.call(examConsoleCalls.saveTopic, { cid, id: null, name }, { token });
      return sharedSteps(place, itemImportCalls, file, { about: topicId });
    },
  },
  members: {
    file: (rows) =>
      lines('姓名,手机,邮箱,有效至', rows, (at) => `林知远,${13_800_000_000 + at},member${at}@example.org,2030-12-31`),
    steps: async (place, file) => {
      const listId = await buildMemberList(place.test.db, place.societyId);
      return sharedSteps(place, memberImportCalls, file, { about: listId });
    },
  },
  programme: {
    file: (rows) =>
      lines('类型,日期,开始,结束,会场,中文标题,讲者', rows, (at) => {
        const session = Math.floor(at / 8);
        const [hall, on] = [session % 20, Math.floor(session / 20) % 60];
        const of = Math.floor(session / 1200);
        const minutes = of * 60;
        return at % 8 === 0
          ? `场次,${day(on)},${clock(minutes)},${clock(minutes + 60)},会场 ${hall},第 ${session} 场,`
          : `讲题,${day(on)},${clock(minutes + (at % 8) * 7)},${clock(minutes + (at % 8) * 7 + 7)},,第 ${at} 题,讲者 ${at % 2000}`;
      }),
    steps: async (place, file) => {
      const { test, cid, token } = place;
      let id = 0;
      const run = async (call: typeof agendaExchangeCalls.applyProgramme | typeof agendaExchangeCalls.undoProgramme) =>
        worked(place, (await test.call(call, { cid, id }, { token })).taskId);
      return {
        check: async () => {
          id = (await upload(place, agendaExchangeCalls.uploadProgramme, { cid }, file))['id'] as number;
          await test.work();
        },
        mend: async (row) => {
          const cell = { cid, id, lineNumber: row, cellAt: 5, cellText: `第 ${row} 题，更正` };
          await worked(place, (await test.call(agendaExchangeCalls.mendProgramme, cell, { token })).taskId);
        },
        apply: () => run(agendaExchangeCalls.applyProgramme),
        undo: () => run(agendaExchangeCalls.undoProgramme),
      };
    },
  },
  papers: {
    file: (rows) =>
      lines('编号,标题,作者,摘要', rows, (at) => `P${at},心衰的第 ${at} 项研究,"张, 建伟;李, 明",目的与方法 ${at}`),
    steps: async (place, file) => {
      const { test, cid, token } = place;
      let id = 0;
      return {
        check: async () => {
          id = (await upload(place, paperImportCalls.uploadPapers, { cid, decision: 'publication' }, file))[
            'id'
          ] as number;
        },
        mend: async (row) => {
          const cell = { cid, id, lineNumber: row, cellAt: 1, cellText: `心衰的第 ${row} 项研究，更正` };
          await test.call(paperImportCalls.mendPaper, cell, { token });
        },
        apply: async () => {
          await test.call(paperImportCalls.applyPapers, { cid, id }, { token });
          await test.work();
          const { count } = await test.db
            .selectFrom('paper')
            .select((select) => select.fn.countAll<string>().as('count'))
            .executeTakeFirstOrThrow();
          return Number(count);
        },
        undo: async () => worked(place, (await test.call(paperImportCalls.undoPapers, { cid, id }, { token })).taskId),
      };
    },
  },
};

const timed = async <T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> => {
  const began = performance.now();
  const result = await work();
  return [(performance.now() - began) / 1000, result];
};

/** Seconds of each step, the median of the corrected cells (null: not measured), and the rows that were applied and undone. */
export async function measureImport(test: TestApp, kind: MeasuredKind, rows: number) {
  const societyId = await buildSociety(test.db);
  const token = await buildStaffToken(test.db, await buildStaff(test.db, societyId));
  const cid = await buildConference(test.db, { societyId, startsOn: '2027-01-01', endsOn: '2027-03-01' });
  const steps = await kind.steps({ test, cid, token, societyId }, kind.file(rows));
  const [check] = await timed(steps.check);
  const mends: number[] = [];
  // The first warms up; at most a minute.
  for (let row = 3; steps.mend && row < 14 && mends.reduce((sum, one) => sum + one, 0) < 60; row += 1)
    mends.push((await timed(() => steps.mend?.(row) ?? Promise.resolve()))[0]);
  const mend =
    mends.length > 1
      ? (mends.slice(1).toSorted((one, other) => one - other)[(mends.length - 1) >> 1] ?? null)
      : (mends[0] ?? null);
  const [apply, applied] = await timed(steps.apply);
  const [undo, undone] = await timed(steps.undo);
  return { check, mend, apply, undo, applied, undone };
}
