import { describe, expect, it } from 'vitest';
import { agendaConsoleCalls as staffCalls } from '@meetingapp/contract/agenda/draft.ts';
import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { agendaCalls as calls } from '@meetingapp/contract/agenda/plan.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildExpert, buildHall, buildRelease, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { addJob } from '../../../jobs/queue.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';

/** Outside the hours in which short messages wait. */
const noon = new Date(`${clockIn('Asia/Shanghai', new Date(Date.now() + 86_400_000)).slice(0, 10)}T12:00:00+08:00`);
const test = await testApp({ clock: noon });
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId), noon);
const at = (clock: string) => new Date(`2027-04-16T${clock}:00+08:00`);
let people = 0;

/**
 * A released programme whose chair has an e-mail address and that somebody has in their plan; then the session moves to another hall.
 */
async function moved() {
  people += 1;
  const cid = await buildConference(db, { societyId, startsOn: '2027-04-15', endsOn: '2027-04-18' });
  const hall = await buildHall(db, cid, { name: both('孤山厅', 'Gushan Hall') });
  const other = await buildHall(db, cid, { name: both('西溪厅', 'Xixi Hall'), position: 1 });
  const email = `chair.${people}@own.example`;
  const chair = await buildExpert(db, cid, { name: both('沈砚秋', 'Shen Yanqiu'), email });
  const untouched = await buildExpert(db, cid, { name: both('别人', 'Other'), email: `other.${people}@own.example` });
  const times = { from: at('10:00'), to: at('11:00') };
  const session = await buildSession(db, cid, {
    title: both('心脏影像', 'Imaging'),
    hall,
    ...times,
    parts: [[chair, 'host']],
  });
  await buildSession(db, cid, {
    title: both('不变', 'Same'),
    from: at('14:00'),
    to: at('15:00'),
    parts: [[untouched, 'host']],
  });
  await buildRelease(db, cid);
  const phone = `1391111${String(people).padStart(4, '0')}`;
  const own = await test.logIn(await buildAccount(db, { phone }));
  await test.call(calls.changePlan, { cid, added: [{ item: 'session', id: session }], removed: [] }, { token: own });
  const iso = { from: times.from.toISOString(), to: times.to.toISOString() };
  await test.call(staffCalls.moveSession, { cid, sessionId: session, seen: 1, hall: other, ...iso }, { token });
  return { cid, own, email, phone, other: `other.${people}@own.example` };
}
const release = (cid: number, tell: { experts: boolean; attendees: boolean }) =>
  test.call(staffCalls.release, { cid, note: both('', ''), reason: '', tell }, { token });

describe('[O9] a release', () => {
  it('notifies those who take part in a change or have it in their plan, in both languages; nobody else', async () => {
    const { cid, email, phone, other } = await moved();
    expect(await release(cid, { experts: true, attendees: true })).toMatchObject({ number: 2 });
    const [mail, ...more] = await sentTo(test, email);
    expect(mail?.text).toContain('换会场：心脏影像（孤山厅 → 西溪厅）');
    expect(mail?.text).toContain('New hall: Imaging (Gushan Hall → Xixi Hall)');
    expect(more).toEqual([]);
    const [short] = await sentTo(test, phone);
    expect(short?.variables['changes']).toContain('心脏影像');
    // The plan is on the programme's own page.
    expect(short?.variables['link']).toContain(`/callist/${cid}`);
    expect(await sentTo(test, other)).toEqual([]);
  });

  it('[A12] is shown in the inbox with the hall before and now, also to a chair with an account', async () => {
    const { cid, own } = await moved();
    const account = await buildAccount(db, { phone: `1392222${String(people).padStart(4, '0')}` });
    await db
      .updateTable('expert')
      .set({ account_id: account })
      .where('conference_id', '=', cid)
      .where('email', 'like', 'chair%')
      .execute();
    await release(cid, { experts: true, attendees: true });
    await test.work();
    const card = { what: 'hall', title: '心脏影像', before: '孤山厅', now: '西溪厅' };
    for (const token of [own, await test.logIn(account)]) {
      const { messages } = await test.call(inboxCalls.list, {}, { token });
      expect(messages).toMatchObject([
        { kind: 'programme', changes: [card], actions: [{ act: 'route', link: `/halllist/${cid}` }, { act: 'known' }] },
      ]);
      await test.call(inboxCalls.see, { ids: null }, { token });
      expect((await test.call(inboxCalls.list, {}, { token, language: 'en' })).messages).toMatchObject([
        { changes: [{ before: 'Gushan Hall', now: 'Xixi Hall' }], actions: [{ act: 'route' }] },
      ]);
    }
  });

  it('notifies nobody twice when the job is repeated', async () => {
    const { cid, email } = await moved();
    const { taskId } = await release(cid, { experts: true, attendees: false });
    expect(await sentTo(test, email)).toHaveLength(1);
    await db
      .deleteFrom('task_row')
      .where('task_id', '=', taskId ?? 0)
      .execute();
    await db
      .updateTable('task')
      .set({ state: 'waiting' })
      .where('id', '=', taskId ?? 0)
      .execute();
    await addJob(db, 'tasks.run', { taskId: taskId ?? 0 });
    expect(await sentTo(test, email)).toHaveLength(1);
  });

  it('notifies only the chosen people', async () => {
    const { cid, email } = await moved();
    expect(await release(cid, { experts: false, attendees: false })).toMatchObject({ taskId: null });
    expect(await sentTo(test, email)).toEqual([]);
  });
});
