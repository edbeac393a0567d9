// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examCalls } from '@meetingapp/contract/exam/attempt.ts';
import { discardCurrentLogIn, logIn, logOut } from '../../../lib/session/account.ts';
import { idbStore } from '../../../lib/storage/idb-store.ts';
import { ExamSession } from './exam-session.ts';

const HOUR_MS = 3_600_000;
const person = {
  user: { uId: 7, name: '', phone: '', email: '', uWechat: '', avatar: '' },
  token: { tToken: 't7' },
};
const item = (position: number) => ({ position, answer: null, flagged: false, seq: 0 });
const choice = (place: number) => ({ answer: { kind: 'single' as const, place } });

/** The server: whether it is reached, whether the log-in stands, and the answers that it has by position. */
const server = { online: true, loggedIn: true, has: new Map<number, unknown>() };

function replyTo(address: string, body: { position: number; seq: number; answer: unknown; flagged: boolean }) {
  if (!server.loggedIn) return { code: 9999, msg: 'log in again', error: 'session_invalid', faults: [] };
  const now = Date.now();
  if (address.endsWith(examCalls.paper.path))
    return {
      code: 0,
      examId: 1,
      cid: 5003,
      title: '',
      state: 'running',
      startedAt: new Date(now).toISOString(),
      endsAt: new Date(now + HOUR_MS).toISOString(),
      now: new Date(now).toISOString(),
      offline: 0,
      items: [1, 2, 3].map(item),
    };
  server.has.set(body.position, body.answer);
  return { code: 0, saved: true, seq: body.seq, answer: body.answer, flagged: body.flagged };
}

beforeEach(async () => {
  Object.assign(server, { online: true, loggedIn: true, has: new Map() });
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) =>
    server.online
      ? Promise.resolve(new Response(JSON.stringify(replyTo(address, JSON.parse(body)))))
      : Promise.reject(new TypeError('no network')),
  );
  await idbStore.clear();
  logIn('registration', person);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  logOut();
});

async function opened(): Promise<ExamSession> {
  const session = new ExamSession(1);
  await session.load();
  return session;
}
const settled = (session: ExamSession, saving: string) => vi.waitFor(() => expect(session.state().saving).toBe(saving));

it('[E1] [S93] answers given after the log-in ended are all sent when the person logs in on a page that was loaded anew', async () => {
  const session = await opened();
  server.online = false;
  session.give(1, choice(0), 1);
  await settled(session, 'waiting');
  server.online = true;
  server.loggedIn = false;
  await session.flush();
  await settled(session, 'ended');
  discardCurrentLogIn();
  session.give(2, choice(1), 1);
  session.give(1, choice(2), 2);
  await vi.waitFor(async () => expect((await idbStore.both('exam:1')).length).toBe(1));
  await session.flush();
  // The messenger's log-in leaves the page.
  server.loggedIn = true;
  logIn('registration', person);
  const again = await opened();
  await settled(again, 'saved');
  expect(Object.fromEntries(server.has)).toEqual({ 1: choice(2).answer, 2: choice(1).answer });
});

it('[S93] a full storage is named while answers wait in the page alone, and no longer once they have arrived', async () => {
  const session = await opened();
  expect(session.state().unkept).toBe(false);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  server.online = false;
  session.give(1, choice(0), 1);
  await vi.waitFor(() => expect(session.state()).toMatchObject({ saving: 'waiting', unkept: true }));
  server.online = true;
  await session.flush();
  await vi.waitFor(() => expect(session.state()).toMatchObject({ saving: 'saved', unkept: false }));
  put.mockRestore();
  expect(server.has.size).toBe(1);
});
