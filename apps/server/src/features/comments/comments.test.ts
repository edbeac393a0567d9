import { describe, expect, it } from 'vitest';
import { commentCalls as calls } from '@meetingapp/contract/comments/comment.ts';
import { commentConsoleCalls as desk } from '@meetingapp/contract/comments/console.ts';
import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, json } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
const DAY_MS = 86_400_000;
let people = 0;

async function person(name = '周启明') {
  people += 1;
  const accountId = await buildAccount(db, { name, phone: `1387711${String(people).padStart(4, '0')}` });
  return { accountId, token: await test.logIn(accountId) };
}

async function buildExpert(conferenceId: number, name: { zh: string; en: string }, accountId: number | null = null) {
  const values = { conference_id: conferenceId, name: json(name), account_id: accountId };
  return (await db.insertInto('expert').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

const question = (more: object = {}) => ({
  cid,
  target: 'committee' as const,
  text: `酒店能否延住一晚？${people} ${Math.random()}`,
  open: true,
  anonymous: false,
  ...more,
});
const list = (part: 'mine' | 'public' | 'answered' | 'asked', token?: string, more: object = {}) =>
  test.call(calls.list, { cid, part, ...more }, token === undefined ? {} : { token });
const show = (commentId: number, replyId: number | null = null) =>
  test.call(desk.moderate, { cid, items: [{ commentId, replyId }], verdict: 'show' }, staff);

describe('[S100] [S101] a public question', () => {
  it('is seen by its author alone until staff show it, and is then public with the name', async () => {
    const one = await person();
    const other = await person();
    const { commentId, state } = await test.call(calls.ask, question(), one);
    expect(state).toBe('waiting');
    const ids = async (part: 'mine' | 'public', token?: string) =>
      (await list(part, token)).comments.map(({ id }) => id);
    expect(await ids('mine', one.token)).toEqual([commentId]);
    expect(await ids('public', one.token)).toContain(commentId);
    expect(await ids('public', other.token)).not.toContain(commentId);
    expect(await ids('public')).not.toContain(commentId);
    expect(await test.attempt(calls.read, { commentId }, other)).toMatchObject({ error: 'not_found' });
    await show(commentId);
    expect((await list('public')).comments[0]).toMatchObject({ id: commentId, name: '周启明', own: false });
  });

  it('has no name for others when it is anonymous; staff see it', async () => {
    const one = await person('苏蘅');
    const { commentId } = await test.call(calls.ask, question({ anonymous: true }), one);
    await show(commentId);
    await test.call(calls.reply, { commentId, text: '补充一句' }, one);
    const queue = await test.call(desk.queue, { cid }, staff);
    await show(commentId, queue.items.find((item) => item.commentId === commentId)?.replyId ?? null);
    const read = await test.call(calls.read, { commentId }, await person());
    expect([read.comment.name, read.comment.affiliation, read.replies[0]?.name]).toEqual(['', '', '']);
    expect((await list('public', undefined, { words: '苏蘅' })).comments).toEqual([]);
    expect(await test.call(desk.read, { cid, commentId }, staff)).toMatchObject({ person: '苏蘅' });
  });

  it('with details of a patient is refused, naming the field; to the committee alone it is accepted', async () => {
    const one = await person();
    const text = '一例，王建国，住院号 20270415，胸痛';
    const refused = await test.attempt(calls.ask, question({ text }), one);
    expect(refused).toMatchObject({ error: 'body_invalid', faults: [{ field: 'text', reason: 'patient_details' }] });
    expect(await test.call(calls.ask, question({ text, open: false }), one)).toMatchObject({ state: 'shown' });
  });

  it('is shown at once where the organiser wants it, unless it has a word of the live desk', async () => {
    const own = await buildConference(db, { societyId });
    await db
      .updateTable('conference')
      .set({ live_words: json(['加微信']) })
      .where('id', '=', own)
      .execute();
    const { version } = await test.call(
      desk.saveSettings,
      { cid: own, seen: 0, mode: 'open', writers: 'account' },
      staff,
    );
    const one = await person();
    expect(await test.call(calls.ask, question({ cid: own }), one)).toMatchObject({ state: 'shown' });
    const held = await test.call(calls.ask, question({ cid: own, text: '加 微 信 领取' }), one);
    expect(held.state).toBe('waiting');
    const { items } = await test.call(desk.queue, { cid: own }, staff);
    expect(items).toMatchObject([{ commentId: held.commentId, reason: 'word' }]);
    await test.call(desk.saveSettings, { cid: own, seen: version, mode: 'closed', writers: 'account' }, staff);
    expect(await test.attempt(calls.ask, question({ cid: own }), one)).toMatchObject({ error: 'comments_closed' });
    const late = { cid: own, seen: version, mode: 'open' as const, writers: 'account' as const };
    expect(await test.attempt(desk.saveSettings, late, staff)).toMatchObject({ error: 'changed_meanwhile' });
  });

  it('asks a speaker or session of this conference only, and shows only own pictures', async () => {
    const one = await person();
    const elsewhere = await buildExpert(await buildConference(db, { societyId }), both('别处', ''));
    const ask = (more: object) => test.attempt(calls.ask, question(more), one);
    expect(await ask({ target: 'speaker', expertId: elsewhere })).toMatchObject({ faults: [{ field: 'expertId' }] });
    expect(await ask({ target: 'session' })).toMatchObject({ faults: [{ field: 'sessionId' }] });
    for (const picture of ['https://elsewhere.example/a.jpg', '/files/unknown.jpg'])
      expect(await ask({ pictures: [picture] })).toMatchObject({ faults: [{ field: 'pictures' }] });
  });

  it('[S45] is listed and counted with its session alone; the author’s waiting one is among them for the author', async () => {
    const own = await buildConference(db, { societyId });
    const hour = {
      title: both('专场', 'Session'),
      from: new Date('2027-04-16T01:00:00Z'),
      to: new Date('2027-04-16T02:00:00Z'),
    };
    const sessions = [await buildSession(db, own, hour), await buildSession(db, own, hour)] as const;
    const one = await person();
    const ids = await Promise.all(
      sessions.map(async (sessionId) => {
        const asked = await test.call(calls.ask, question({ cid: own, target: 'session', sessionId }), one);
        return asked.commentId;
      }),
    );
    await test.call(calls.ask, question({ cid: own }), one);
    const of = (sessionId: number | null, token?: string) =>
      test.call(calls.list, { cid: own, part: 'public', sessionId }, token === undefined ? {} : { token });
    expect((await of(sessions[0], one.token)).comments.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await of(sessions[0], one.token)).counts).toMatchObject({ mine: 1, public: 1, answered: 0 });
    expect((await of(sessions[0])).comments).toEqual([]);
    expect((await of(null, one.token)).counts).toMatchObject({ mine: 3 });
  });

  it('is changed while it waits, waits again after a refusal, and stays as it is once it was shown', async () => {
    const one = await person();
    const { commentId } = await test.call(calls.ask, question(), one);
    const change = (text: string, who = one) =>
      test.attempt(calls.change, { commentId, text, open: true, anonymous: false }, who);
    expect(await change('改过的问题')).toMatchObject({ state: 'waiting' });
    const items = [{ commentId }];
    await test.call(desk.moderate, { cid, items, verdict: 'refuse', reason: '请勿重复' }, staff);
    expect((await list('mine', one.token)).comments[0]).toMatchObject({ state: 'refused', reason: '请勿重复' });
    expect(await change('再改', await person())).toMatchObject({ error: 'not_found' });
    expect(await change('再改一次')).toMatchObject({ state: 'waiting' });
    await show(commentId);
    expect(await change('晚了')).toMatchObject({ error: 'comment_shown' });
    const { messages } = await test.call(inboxCalls.list, {}, one);
    expect(messages.map(({ subject }) => subject)).toEqual(['您的内容没有公开']);
    expect(messages[0]?.text).toContain('请勿重复');
  });

  it('is refused from a muted person and one who has written thirty texts within an hour', async () => {
    const one = await person();
    const { commentId } = await test.call(calls.ask, question(), one);
    const { muteId } = await test.call(desk.mute, { cid, item: { commentId }, minutes: 10 }, staff);
    expect(await test.attempt(calls.ask, question(), one)).toMatchObject({ error: 'comment_muted' });
    expect((await list('mine', one.token)).barred).toBe('comment_muted');
    expect((await test.call(desk.settings, { cid }, staff)).mutes).toMatchObject([{ id: muteId, name: '周启明' }]);
    await test.call(desk.unmute, { cid, muteId }, staff);
    const all = await Promise.all(
      Array.from({ length: 40 }, () => test.attempt(calls.ask, question({ open: false }), one)),
    );
    expect(all.filter((answer) => 'commentId' in answer)).toHaveLength(29);
    expect(all.filter((answer) => 'error' in answer && answer.error === 'comment_too_many')).toHaveLength(11);
  });
});

describe('[S102] a thread', () => {
  it('has answers of the speaker asked and of the committee at once, replies of others after moderation', async () => {
    const asker = await person();
    const speaker = await person('顾清和');
    const expertId = await buildExpert(cid, both('顾清和', 'Gu Qinghe'), speaker.accountId);
    const wish = question({ target: 'speaker', expertId, open: false });
    const { commentId } = await test.call(calls.ask, wish, asker);
    expect((await test.call(inboxCalls.list, {}, speaker)).messages[0]).toMatchObject({ subject: '有参会者向您提问' });
    expect((await list('asked', speaker.token)).comments.map(({ id }) => id)).toEqual([commentId]);
    expect((await list('asked', asker.token)).counts.asked).toBeNull();
    expect(await test.attempt(calls.reply, { commentId, text: '旁人' }, await person())).toMatchObject({
      error: 'not_found',
    });
    expect(await test.call(calls.read, { commentId }, speaker)).toMatchObject({ answering: true });
    const { replyId, state } = await test.call(calls.reply, { commentId, text: '减半。' }, speaker);
    expect(state).toBe('shown');
    const notified = (await test.call(inboxCalls.list, {}, asker)).messages[0];
    expect(notified).toMatchObject({
      subject: '您的咨询已有答复',
      link: `/commentreply/${commentId}/${replyId}?cid=${cid}`,
    });
    expect((await list('answered', asker.token)).comments[0]?.answer).toMatchObject({
      name: '顾清和',
      role: 'speaker',
    });
    expect((await list('answered')).comments.map(({ id }) => id)).not.toContain(commentId);
    await test.call(desk.answer, { cid, commentId, text: '补充：见幻灯片' }, staff);
    const { replies } = await test.call(calls.read, { commentId }, asker);
    expect(replies.map(({ role, name }) => [role, name])).toEqual([
      ['speaker', '顾清和'],
      ['staff', ''],
    ]);
  });

  it('counts a like once for a person, and a report once; a reported text stays shown and comes to staff', async () => {
    const one = await person();
    const { commentId } = await test.call(calls.ask, question(), one);
    expect(await test.attempt(calls.like, { commentId, liked: true }, await person())).toMatchObject({
      error: 'not_found',
    });
    await show(commentId);
    const fans = await Promise.all([person(), person(), person()]);
    const taps = fans.flatMap((fan) => [fan, fan, fan]);
    await Promise.all(taps.map((fan) => test.call(calls.like, { commentId, liked: true }, fan)));
    expect((await list('public', one.token)).comments[0]).toMatchObject({ id: commentId, likes: 3 });
    expect(await test.call(calls.like, { commentId, liked: false }, fans[0])).toMatchObject({ likes: 2 });
    await Promise.all(taps.map((fan) => test.call(calls.report, { commentId }, fan)));
    const queued = (await test.call(desk.queue, { cid }, staff)).items.find((item) => item.commentId === commentId);
    expect(queued).toMatchObject({ reason: 'reported', reports: 3 });
    await test.call(desk.moderate, { cid, items: [{ commentId }], verdict: 'hide', reason: '' }, staff);
    expect(await test.attempt(calls.read, { commentId }, fans[0])).toMatchObject({ error: 'not_found' });
    expect((await list('mine', one.token)).comments[0]).toMatchObject({ id: commentId, state: 'hidden' });
  });

  it('leaves a line for replies that staff hid, and none for one that its author removed', async () => {
    const asker = await person();
    const { commentId } = await test.call(calls.ask, question(), asker);
    await show(commentId);
    const write = async () => {
      const one = await person();
      const { replyId } = await test.call(calls.reply, { commentId, text: `低体重？${people}` }, one);
      await show(commentId, replyId);
      return { one, replyId };
    };
    const [first, second] = [await write(), await write()];
    await test.call(desk.moderate, { cid, items: [{ commentId, replyId: first.replyId }], verdict: 'hide' }, staff);
    expect(await test.attempt(calls.remove, { commentId, replyId: second.replyId }, first.one)).toMatchObject({
      error: 'not_found',
    });
    await test.call(calls.remove, { commentId, replyId: second.replyId }, second.one);
    const read = await test.call(calls.read, { commentId });
    expect([read.replies, read.hidden]).toEqual([[], 1]);
  });
});

describe('[V17] a review', () => {
  it('is taken within three days of the first answer by the server’s clock, and changed until then', async () => {
    const asker = await person();
    const { commentId } = await test.call(calls.ask, question({ open: false }), asker);
    const review = (stars: number, who = asker) => test.attempt(calls.review, { commentId, stars }, who);
    expect(await review(5)).toMatchObject({ error: 'comment_unanswered' });
    await test.call(desk.answer, { cid, commentId, text: '可以。' }, staff);
    const { answered_at: answered } = await db
      .selectFrom('comment')
      .select('answered_at')
      .where('id', '=', commentId)
      .executeTakeFirstOrThrow();
    const at = answered?.getTime() ?? 0;
    try {
      test.clock.now = new Date(at + 3_600_000);
      await test.call(desk.answer, { cid, commentId, text: '再补充。' }, staff);
      test.clock.now = new Date(at + 3 * DAY_MS - 1);
      expect(await review(3)).toMatchObject({ code: 0 });
      expect(await review(4)).toMatchObject({ code: 0 });
      expect(await review(4, await person())).toMatchObject({ error: 'not_found' });
      test.clock.now = new Date(at + 3 * DAY_MS);
      expect(await review(1)).toMatchObject({ error: 'comment_review_over' });
      const { comments } = await list('mine', asker.token);
      expect(comments[0]).toMatchObject({
        review: { stars: 4 },
        reviewUntil: new Date(at + 3 * DAY_MS).toISOString(),
      });
    } finally {
      test.clock.now = new Date();
    }
  });

  it('has one to five whole stars', async () => {
    const asker = await person();
    const { commentId } = await test.call(calls.ask, question({ open: false }), asker);
    for (const stars of [0, 6, 2.5])
      expect(await test.attempt(calls.review, { commentId, stars }, asker)).toMatchObject({
        faults: [{ field: 'stars' }],
      });
  });
});

describe('[S100] the desk', () => {
  it('moderates once: the same decision again changes nothing and notifies nobody', async () => {
    const one = await person();
    const { commentId } = await test.call(calls.ask, question(), one);
    const body = { cid, items: [{ commentId }], verdict: 'refuse' as const };
    const all = await Promise.all([1, 2, 3].map(() => test.call(desk.moderate, body, staff)));
    expect(all.reduce((sum, { changed }) => sum + changed, 0)).toBe(1);
    expect((await test.call(inboxCalls.list, {}, one)).messages).toHaveLength(1);
  });

  it('finds nothing of another conference', async () => {
    const { commentId } = await test.call(calls.ask, question(), await person());
    const other = await buildConference(db, { societyId });
    const wishes = [
      test.attempt(desk.read, { cid: other, commentId }, staff),
      test.attempt(desk.answer, { cid: other, commentId, text: '答' }, staff),
      test.attempt(desk.mute, { cid: other, item: { commentId }, minutes: null }, staff),
      test.attempt(desk.moderate, { cid: other, items: [{ commentId }], verdict: 'show' }, staff),
    ];
    for (const answer of await Promise.all(wishes)) expect(answer).toMatchObject({ error: 'not_found' });
  });

  it('lists what has no answer, oldest first, and finds words in replies', async () => {
    const own = await buildConference(db, { societyId });
    const one = await person();
    const ask = (text: string) => test.call(calls.ask, question({ cid: own, text, open: false }), one);
    const [first, second, third] = [await ask('甲'), await ask('乙'), await ask('丙')];
    await test.call(desk.answer, { cid: own, commentId: second.commentId, text: '班车每半小时一班' }, staff);
    const ids = async (part: 'unanswered' | 'answered' | 'all', words = '') =>
      (await test.call(desk.list, { cid: own, part, words }, staff)).comments.map(({ id }) => id);
    expect(await ids('unanswered')).toEqual([first.commentId, third.commentId]);
    expect(await ids('answered')).toEqual([second.commentId]);
    expect(await ids('all', '班车')).toEqual([second.commentId]);
  });
});
