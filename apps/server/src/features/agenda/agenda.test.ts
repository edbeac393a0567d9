import { describe, expect, it } from 'vitest';
import { agendaConsoleCalls as staffCalls } from '@meetingapp/contract/agenda/draft.ts';
import { programmeFile } from '@meetingapp/contract/agenda/files.ts';
import type { Programme, ProgrammePiece } from '@meetingapp/contract/agenda/programme.ts';
import { agendaMaterialCalls as materialCalls } from '@meetingapp/contract/agenda/materials.ts';
import { agendaCalls as calls } from '@meetingapp/contract/agenda/plan.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildExpert, buildHall, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { applyDifference } from '@meetingapp/domain/agenda/difference.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const at = (clock: string) => new Date(`2027-04-16T${clock}:00+08:00`);

/** Two halls, one expert, one session with one talk. */
async function programme() {
  const cid = await buildConference(db, { societyId, startsOn: '2027-04-15', endsOn: '2027-04-18' });
  const hall = await buildHall(db, cid, { name: both('孤山厅', 'Gushan Hall') });
  const other = await buildHall(db, cid, { name: both('西溪厅', 'Xixi Hall'), position: 1 });
  const expert = await buildExpert(db, cid, {
    name: both('沈砚秋', 'Shen Yanqiu'),
    biography: both('从医三十年。', 'Thirty years.'),
  });
  const session = await buildSession(db, cid, {
    title: both('心脏影像', 'Imaging'),
    hall,
    from: at('10:00'),
    to: at('11:00'),
    parts: [[expert, 'host']],
  });
  const talk = await buildTalk(db, cid, {
    title: both('冠脉 CT', 'Coronary CT'),
    session,
    from: at('10:15'),
    abstract: both('目的：……', 'Aim: …'),
    parts: [[expert, 'speaker']],
  });
  return { cid, hall, other, expert, session, talk };
}
const release = (cid: number, reason = '') =>
  test.attempt(staffCalls.release, { cid, note: both('', ''), reason }, { token });

async function file<T>(address: string): Promise<T> {
  const answer = await test.app.inject(address);
  expect(answer.headers['cache-control']).toContain('immutable');
  return answer.json<T>();
}

describe('a released programme', () => {
  it('[S43] [O9] is shown to attendees in both languages; the draft stays with the organiser', async () => {
    const { cid, session, talk, expert } = await programme();
    expect((await test.call(calls.current, { cid })).release).toBeNull();
    expect(await release(cid)).toMatchObject({ number: 1 });
    expect((await test.call(calls.current, { cid })).release?.number).toBe(1);
    const document = await file<Programme>(programmeFile.whole(cid, 1));
    expect(document.sessions).toMatchObject([
      { id: session, title: both('心脏影像', 'Imaging'), from: '2027-04-16T02:00:00.000Z', talks: [{ id: talk }] },
    ]);
    expect(document.experts).toMatchObject([{ id: expert, reading: 'shen yan qiu' }]);
    expect(document.readings).toContain('zang脏');
    const pieces = await Promise.all(document.pieces.map((name) => file(programmeFile.piece(cid, 1, name))));
    expect(pieces).toContainEqual({ abstracts: { [talk]: both('目的：……', 'Aim: …') }, biographies: {} });
    expect(pieces).toContainEqual({ abstracts: {}, biographies: { [expert]: both('从医三十年。', 'Thirty years.') } });
  });

  it('[S42] [S50] shows text from the editor, and gives it without markup to calendars and files', async () => {
    const { cid, session, expert } = await programme();
    const text = '<h2>要点</h2><p>一 &lt; 二</p><script>x()</script><ul><li onclick="x()">三</li></ul>';
    const { sessions } = await test.call(staffCalls.read, { cid }, { token });
    const own = sessions.find(({ id }) => id === session);
    if (!own) throw new Error('not there');
    const { version, ...fields } = own;
    const save = (introduction: { zh: string; en: string }, seen: number) =>
      test.attempt(staffCalls.saveSession, { cid, session: { ...fields, seen, introduction } }, { token });
    expect(await save(both(`<p>${'字'.repeat(5001)}</p>`, ''), version)).toMatchObject({
      faults: [{ field: 'session.introduction.zh' }],
    });
    expect(await save(both(text, 'one\ntwo'), version)).toMatchObject({ code: 0 });
    await db
      .updateTable('expert')
      .set({
        biography: JSON.stringify(
          both('<p>从医<b>三十</b>年<img src="x" onerror="x()"></p>', '<p>Thirty<br>years</p>'),
        ),
      })
      .where('id', '=', expert)
      .execute();
    await release(cid);
    const document = await file<Programme>(programmeFile.whole(cid, 1));
    expect(document.sessions[0]).toMatchObject({
      introduction: both('要点\n\n一 < 二\n\n· 三', 'one\ntwo'),
      rich: both('<h2>要点</h2><p>一 &lt; 二</p><ul><li>三</li></ul>', '<p>one<br>two</p>'),
    });
    const pieces = await Promise.all(
      document.pieces.map((name) => file<ProgrammePiece>(programmeFile.piece(cid, 1, name))),
    );
    expect(pieces.find(({ rich }) => rich)?.biographies[expert]).toEqual(both('从医三十年', 'Thirty\nyears'));
    expect(JSON.stringify([document, pieces])).not.toMatch(/onclick|onerror|script/);
  });

  it('[A3] [O9] is never altered; a later one is sent as a difference, and lists what changed', async () => {
    const { cid, session, other } = await programme();
    await release(cid);
    const { sessions } = await test.call(staffCalls.read, { cid }, { token });
    const move = {
      cid,
      sessionId: session,
      seen: sessions[0]?.version ?? 0,
      hall: other,
      from: at('10:00').toISOString(),
      to: at('11:00').toISOString(),
    };
    await test.call(staffCalls.moveSession, move, { token });
    const { changes } = await test.call(staffCalls.changes, { cid }, { token });
    expect(changes).toMatchObject([{ change: { kind: 'hall', before: both('孤山厅', 'Gushan Hall') } }]);
    expect(await release(cid)).toMatchObject({ number: 2 });
    const first = await file<Programme>(programmeFile.whole(cid, 1));
    const difference = await file<Parameters<typeof applyDifference>[1]>(programmeFile.since(cid, 2, 1));
    expect(applyDifference(first, difference)).toEqual(await file(programmeFile.whole(cid, 2)));
    expect(await release(cid)).toMatchObject({ error: 'programme_unchanged' });
    await expect(
      db.updateTable('programme_release').set({ number: 9 }).where('conference_id', '=', cid).execute(),
    ).rejects.toThrow('not altered');
  });

  it('[O9] with clashes is refused unless a reason is given; an empty one always', async () => {
    const { cid, other, expert } = await programme();
    await buildSession(db, cid, {
      title: both('同时', 'At once'),
      hall: other,
      from: at('10:30'),
      to: at('11:30'),
      parts: [[expert, 'host']],
    });
    expect(await release(cid)).toMatchObject({ error: 'programme_clashes' });
    expect(await release(cid, '由同事代为主持')).toMatchObject({ number: 1 });
    const { releases } = await test.call(staffCalls.releases, { cid }, { token });
    expect(releases).toMatchObject([{ number: 1, clashes: 1, reason: '由同事代为主持' }]);
    const empty = await buildConference(db, { societyId });
    expect(await release(empty)).toMatchObject({ error: 'programme_empty' });
  });

  it('of a stopped conference, or an unknown number, is not served', async () => {
    const { cid } = await programme();
    await release(cid);
    const status = async (address: string) => (await test.app.inject(address)).statusCode;
    expect(await status(programmeFile.whole(cid, 7))).toBe(404);
    expect(await status(`/medapp/programme/${cid}/1/pieces/nothing.json`)).toBe(404);
    await db.updateTable('conference').set({ state: 'stopped' }).where('id', '=', cid).execute();
    expect(await status(programmeFile.whole(cid, 1))).toBe(404);
    expect(await test.attempt(calls.current, { cid })).toMatchObject({ error: 'conference_stopped' });
  });
});

describe('[O9] the draft', () => {
  it('a moved session takes its talks along; one changed since then is not overwritten', async () => {
    const { cid, session, hall, talk } = await programme();
    const read = () => test.call(staffCalls.read, { cid }, { token });
    const seen = (await read()).sessions[0]?.version ?? 0;
    const move = {
      cid,
      sessionId: session,
      seen,
      hall,
      from: at('14:00').toISOString(),
      to: at('15:00').toISOString(),
    };
    await test.call(staffCalls.moveSession, move, { token });
    expect((await read()).talks).toMatchObject([{ id: talk, from: at('14:15').toISOString() }]);
    expect(await test.attempt(staffCalls.moveSession, move, { token })).toMatchObject({ error: 'changed_meanwhile' });
  });

  it('a deleted session leaves its talks in the tray; a talk joins a session in its place', async () => {
    const { cid, session, talk, hall } = await programme();
    const second = await buildTalk(db, cid, { title: both('第二讲', 'Second') });
    await test.call(
      staffCalls.placeTalk,
      { cid, talkId: second, seen: 1, session, before: talk, from: null },
      { token },
    );
    const order = async () => (await test.call(staffCalls.read, { cid }, { token })).talks.map(({ id }) => id);
    expect(await order()).toEqual([second, talk]);
    expect(await test.attempt(staffCalls.removeHall, { cid, hallId: hall }, { token })).toMatchObject({
      error: 'hall_in_use',
    });
    await test.call(staffCalls.removeSession, { cid, sessionId: session, seen: 1 }, { token });
    const { talks, sessions } = await test.call(staffCalls.read, { cid }, { token });
    expect(sessions).toEqual([]);
    expect(talks.map(({ session: of }) => of)).toEqual([null, null]);
    await test.call(staffCalls.removeHall, { cid, hallId: hall }, { token });
  });

  it('halls, topics and people of another conference are refused with the field named; so is an end before the start', async () => {
    const mine = await programme();
    const others = await programme();
    const wish = {
      id: null,
      seen: null,
      kind: 'session' as const,
      title: both('新场次', ''),
      introduction: both('', ''),
      sponsor: both('', ''),
      hall: others.hall,
      from: at('11:00').toISOString(),
      to: at('10:00').toISOString(),
      topics: [],
      parts: [{ expert: others.expert, role: 'host' as const }],
    };
    expect(await test.attempt(staffCalls.saveSession, { cid: mine.cid, session: wish }, { token })).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'session.hall' }, { field: 'session.parts.0.expert' }, { field: 'session.to' }],
    });
    const right = { ...wish, hall: mine.hall, to: at('12:00').toISOString(), parts: [] };
    const { sessionId } = await test.call(staffCalls.saveSession, { cid: mine.cid, session: right }, { token });
    expect(
      await test.attempt(staffCalls.removeSession, { cid: others.cid, sessionId, seen: 1 }, { token }),
    ).toMatchObject({ error: 'not_found' });
  });
});

describe('my plan', () => {
  it('[S43] is stored with the account: adding twice and removing a missing entry are no errors', async () => {
    const { cid, session, talk } = await programme();
    const own = await test.logIn(await buildAccount(db));
    const items = [
      { item: 'session' as const, id: session },
      { item: 'talk' as const, id: talk },
    ];
    await test.call(calls.changePlan, { cid, added: items, removed: [] }, { token: own });
    const again = await test.call(
      calls.changePlan,
      {
        cid,
        added: items.slice(0, 1),
        removed: [
          { item: 'talk', id: talk },
          { item: 'talk', id: 999 },
        ],
      },
      { token: own },
    );
    expect(again.items).toEqual(items.slice(0, 1));
    expect((await test.call(calls.plan, { cid }, { token: own })).items).toEqual(items.slice(0, 1));
    const { changes } = await test.call(staffCalls.changes, { cid }, { token });
    expect(changes).toMatchObject([{ change: { kind: 'added', id: session }, planned: 1 }]);
  });
});

describe('[S45] materials', () => {
  const owner = (cid: number, session: number) => ({
    cid,
    item: 'session' as const,
    itemId: session,
    title: both('幻灯', 'Slides'),
  });
  const link = (cid: number, session: number, address: string) =>
    test.attempt(materialCalls.addMaterialLink, { ...owner(cid, session), address }, { token });

  /** Multipart call: a part `body` with JSON, then the file. */
  async function send(cid: number, session: number, content: string) {
    const form = new FormData();
    form.set('body', JSON.stringify(owner(cid, session)));
    form.set('file', new Blob([content]), 'slides.pdf');
    const sent = new Request('http://localhost', { method: 'POST', body: form });
    const answer = await test.app.inject({
      method: 'POST',
      url: materialCalls.addMaterialFile.path,
      headers: { token, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    return answer.json() as object;
  }

  it('of a session are on the phone from the next release on; only PDF files and web addresses are accepted', async () => {
    const { cid, session } = await programme();
    expect(await link(cid, session, 'javascript:alert(1)')).toMatchObject({ faults: [{ field: 'address' }] });
    expect(await send(cid, session, '<script>')).toMatchObject({ error: 'file_not_pdf' });
    expect(await link(cid, 999_999, 'https://example.org/slides')).toMatchObject({ error: 'not_found' });
    expect(await link(cid, session, 'https://example.org/slides')).toMatchObject({ code: 0 });
    expect(await send(cid, session, '%PDF-1.7 slides')).toMatchObject({ code: 0 });
    await release(cid);
    const { sessions } = await file<Programme>(programmeFile.whole(cid, 1));
    expect(sessions[0]?.materials).toMatchObject([{ title: both('幻灯', 'Slides'), size: null }, { size: 15 }]);
    const kept = await test.app.inject(sessions[0]?.materials[1]?.address ?? '');
    expect(kept.body).toBe('%PDF-1.7 slides');
    const { materials } = await test.call(
      materialCalls.materials,
      { cid, item: 'session', itemId: session },
      { token },
    );
    const second = materials[1];
    const lock = (readOnly: boolean, at = cid) =>
      test.attempt(materialCalls.lockMaterial, { cid: at, materialId: second?.id ?? 0, readOnly }, { token });
    expect(await lock(true, 999_999)).not.toMatchObject({ code: 0 });
    expect(await lock(true)).toMatchObject({ code: 0 });
    const ask = (mode: string) => test.app.inject({ url: second?.address ?? '', headers: { 'sec-fetch-mode': mode } });
    expect([(await ask('navigate')).statusCode, (await ask('no-cors')).statusCode]).toEqual([403, 403]);
    const shown = await ask('cors');
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(await lock(false)).toMatchObject({ code: 0 });
    expect((await ask('navigate')).statusCode).toBe(200);
    const [first] = materials;
    await test.call(materialCalls.removeMaterial, { cid, materialId: first?.id ?? 0 }, { token });
    expect(
      await test.attempt(materialCalls.removeMaterial, { cid, materialId: first?.id ?? 0 }, { token }),
    ).toMatchObject({
      error: 'not_found',
    });
  });
});
