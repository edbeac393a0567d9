import { agendaExchangeCalls as calls } from '@meetingapp/contract/agenda/exchange.ts';
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';

/** Uploads programme files as a member of staff, with the dry run and the import itself. */
export function buildImport(test: TestApp, token: string) {
  async function upload(cid: number, file: string | Buffer, as = token) {
    const response = await test.attempt(calls.uploadProgramme, { cid }, { language: 'en', token: as, file });
    return response as { id: number; error?: string; msg?: string };
  }
  const state = async (cid: number, id: number) =>
    (await test.call(calls.programmeImport, { cid, id }, { token, language: 'en' })).state;
  async function dryRun(cid: number, content: string | Buffer) {
    const { id } = await upload(cid, content);
    await test.work();
    return state(cid, id);
  }
  /** Imports what the dry run accepts; every row of it must be written. */
  async function bring(cid: number, content: string | Buffer, { wrong = false } = {}) {
    const { id, counts } = await dryRun(cid, content);
    if (!wrong) expect(counts.wrong).toBe(0);
    await test.call(calls.applyProgramme, { cid, id }, { token });
    await test.work();
    expect((await state(cid, id)).apply).toMatchObject({ state: 'done', refused: 0 });
    return counts;
  }
  const rowsOf = async (cid: number, id: number) =>
    (await test.call(calls.programmeRows, { cid, id }, { token, language: 'en' })).rows;
  return { upload, state, dryRun, bring, rowsOf };
}
