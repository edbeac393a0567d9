import { agendaExchangeCalls as calls } from '@meetingapp/contract/agenda/exchange.ts';
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';

/** Uploads programme files as a member of staff, with the dry run and the import itself. */
export function buildImport(test: TestApp, token: string) {
  async function upload(cid: number, file: string | Buffer, as = token) {
    const form = new FormData();
    form.append('body', JSON.stringify({ cid }));
    form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'programme');
    const request = new Request('http://x/', { method: 'POST', body: form });
    const response = await test.app.inject({
      method: 'POST',
      url: calls.uploadProgramme.path,
      headers: { language: 'en', token: as, 'content-type': String(request.headers.get('content-type')) },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return response.json() as { id: number; error?: string; msg?: string };
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
