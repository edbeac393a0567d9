import { expect, it } from 'vitest';
import { codeImportCalls } from '@meetingapp/contract/fees/code-exchange.ts';
import { inventoryImportCalls } from '@meetingapp/contract/hotel/inventory.ts';
import { memberImportCalls } from '@meetingapp/contract/members/import.ts';
import { testApp } from '@meetingapp/server/testing/app.ts';
import { buildConference, buildSociety } from '../conference/conferences.ts';
import { buildMemberList, buildMembers } from '../members/members.ts';
import { people } from '../people/people.ts';
import { buildStaff, buildStaffToken } from '../staff/staff.ts';
import { seedCongressImports } from './import.ts';

const test = await testApp();
const { db } = test;

it('[O7] the demo has lists after their dry run, with wrong cells that staff correct in place', async () => {
  const societyId = await buildSociety(db);
  const conferenceId = await buildConference(db, { societyId });
  const memberListId = await buildMemberList(db, societyId);
  await buildMembers(db, memberListId, people.slice(0, 3));
  const staffId = await buildStaff(db, societyId);
  const token = await buildStaffToken(db, staffId);
  const place = { conferenceId, societyId, memberListId, staffId, files: test.ports.files };
  await seedCongressImports(db, place, new Date());
  const options = { token, language: 'en' } as const;
  const cid = conferenceId;
  for (const [calls, counts, cell] of [
    [memberImportCalls, { new: 2, change: 2, same: 1, wrong: 4, remove: 0 }, [6, 1, '13588004120']],
    [codeImportCalls, { new: 3, change: 0, same: 0, wrong: 3, remove: 0 }, [4, 2, '15%']],
    [inventoryImportCalls, { new: 1, change: 0, same: 0, wrong: 2, remove: 0 }, [3, 7, '12']],
  ] as const) {
    const { imports } = await test.call(calls.imports, { cid }, options);
    const id = imports[0]?.id ?? 0;
    const { state } = await test.call(calls.importState, { cid, id }, options);
    expect(state).toMatchObject({ counts, step: 'check', check: { state: 'done' } });
    const [lineNumber, cellAt, cellText] = cell;
    const mended = await test.call(calls.importMend, { cid, id, lineNumber, cellAt, cellText }, options);
    expect(mended.fate).toBe('new');
  }
});
