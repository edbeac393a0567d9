import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { call, staffRoles, type Call, type StaffRole } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import { Id } from '@meetingapp/contract/shapes.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';
import { client } from '../../testing/client.ts';
import { visitor } from '../../testing/congress.ts';
import { performing } from '../../testing/performing.ts';
import { smallestBody } from '../../testing/smallest-body.ts';

const test = await testApp();
const { db } = test;
const wire = client(test.app);
const ours = await buildSociety(db);
const cid = await buildConference(db, { societyId: ours });
const sister = await buildConference(db, { societyId: ours });
const abroad = await buildConference(db);

let count = 0;
const staffToken = async (societyId: number, role: StaffRole, conferenceId?: number) => {
  count += 1;
  const wish = { email: `staff${count}@example.org`, role, ...(conferenceId === undefined ? {} : { conferenceId }) };
  return buildStaffToken(db, await buildStaff(db, societyId, wish));
};

type Outcome = 'granted' | 'session_invalid' | 'forbidden';
const outcomeOf = (answer: object): Outcome => {
  const name = (answer as { error?: string; refused?: string }).error ?? (answer as { refused?: string }).refused;
  return name === 'session_invalid' || name === 'forbidden' ? name : 'granted';
};
const account = (await visitor(test)).token;
const roles = Object.fromEntries(
  await Promise.all(staffRoles.map(async (role) => [role, await staffToken(ours, role)])),
) as Record<StaffRole, string>;

describe('[E1] permissions of every call of the contract', () => {
  const expected = (one: Call, caller: 'visitor' | 'account' | StaffRole): Outcome => {
    if (one.who === 'anyone' || one.who === 'accountOrVisitor') return 'granted';
    if (one.who === 'account') return caller === 'account' ? 'granted' : 'session_invalid';
    if (caller === 'visitor' || caller === 'account') return 'session_invalid';
    return one.who.staff.includes(caller) ? 'granted' : 'forbidden';
  };
  // Calls that end their own session come last, so that the others still have one.
  const all = Object.entries(contract)
    .flatMap(([feature, calls]) =>
      Object.entries<Call>(calls).map(([name, one]) => ({ name: `${feature}.${name}`, one })),
    )
    .sort((a, b) => Number(a.name.endsWith('logout')) - Number(b.name.endsWith('logout')));
  for (const { name, one } of all)
    it(`${name}: visitor, account, each role of staff`, async () => {
      const callers = [['visitor', undefined], ['account', account], ...Object.entries(roles)] as const;
      for (const [caller, token] of callers) {
        const { body } = await wire.post(one.path, {}, token === undefined ? {} : { token });
        expect([caller, outcomeOf(body)]).toEqual([caller, expected(one, caller as 'visitor')]);
      }
    });
});

describe('[E1][T10][C4] a token whose session has ended', () => {
  const calls = Object.values(contract).flatMap((feature) => Object.values<Call>(feature));
  const ask = async (one: Call, token: string) => outcomeOf((await wire.post(one.path, {}, { token })).body);

  it('is refused by every call whose answer depends on who asks, and calls that are the same for everybody stay open', async () => {
    const person = await visitor(test);
    const wrong: string[] = [];
    for (const one of calls.filter(({ who }) => who === 'accountOrVisitor'))
      if ((await ask(one, person.token)) !== 'granted') wrong.push(`${one.path} refuses the valid token`);
    await test.call(accountCalls.logout, {}, person);
    for (const one of calls) {
      const outcome = await ask(one, person.token);
      if (outcome !== (one.who === 'anyone' ? 'granted' : 'session_invalid')) wrong.push(`${one.path}: ${outcome}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is one that was never issued, too; no token and an empty one are a visitor', async () => {
    for (const one of calls.filter(({ who }) => who === 'accountOrVisitor')) {
      expect([one.path, await ask(one, 'x'.repeat(43))]).toEqual([one.path, 'session_invalid']);
      expect([one.path, await ask(one, '')]).toEqual([one.path, 'granted']);
      expect([one.path, outcomeOf((await wire.post(one.path, {})).body)]).toEqual([one.path, 'granted']);
    }
  });

  it('does not take a registered person for somebody without a registration', async () => {
    const person = await visitor(test);
    const info = () => wire.post('/medapp/api/template/register/info', { cid }, { token: person.token });
    expect((await info()).body).toMatchObject({ code: 0 });
    await test.call(accountCalls.logout, {}, person);
    expect((await info()).body).toMatchObject({ code: 9999, msg: '请重新登录' });
  });

  it('names every call that learns who asks: handlers of the others get no caller', () => {
    const personal = calls.filter(({ who }) => who === 'accountOrVisitor').map(({ path }) => path);
    expect(personal).toEqual(
      expect.arrayContaining([
        '/medapp/api/template/register/info',
        '/medapp/api/hotel/list',
        '/medapp/api/common/vip/check/byinfo',
        '/medapp/api/member/status',
        '/medapp/api/live/watch',
        '/medapp/api/video/list',
      ]),
    );
  });
});

describe('[O19] permissions of every staff call, for every role, here and elsewhere', () => {
  // With a valid body, so that its conference is checked; the handlers are stubbed.
  const calls = Object.values(contract).flatMap((feature) =>
    Object.values<Call>(feature).filter(({ who }) => typeof who !== 'string'),
  );
  // The sessions of the calls above have ended.
  const whole = Promise.all(staffRoles.map(async (role) => [role, await staffToken(ours, role)] as const));
  const local = Promise.all(staffRoles.map(async (role) => [role, await staffToken(ours, role, cid)] as const));
  const foreign = buildSociety(db).then((society) =>
    Promise.all(staffRoles.map(async (role) => [role, await staffToken(society, role)] as const)),
  );
  for (const one of calls)
    it(`${one.path}: each role`, async () => {
      const body = smallestBody(one.body) as object;
      expect(v.safeParse(one.body, body).success, 'no body could be derived').toBe(true);
      const named = 'entries' in one.body && 'cid' in (one.body.entries as object);
      const { staff, society = false } = one.who as { staff: readonly StaffRole[]; society?: boolean };
      const ask = async (token: string, at: number) => {
        const bare = { ...one, answer: v.object({}) };
        const asked = { call: bare, body: named ? { ...body, cid: at } : body, token };
        return outcomeOf(await performing(test, asked));
      };
      const verdict = (right: boolean): Outcome => (right ? 'granted' : 'forbidden');
      for (const [role, token] of await whole) {
        const may = staff.includes(role);
        expect([role, 'society', await ask(token, cid)]).toEqual([role, 'society', verdict(may)]);
        expect([role, 'abroad', await ask(token, abroad)]).toEqual([role, 'abroad', verdict(may && !named)]);
      }
      for (const [role, token] of await local) {
        const may = staff.includes(role) && !society;
        expect([role, 'here', await ask(token, cid)]).toEqual([role, 'here', verdict(may)]);
        expect([role, 'sister', await ask(token, sister)]).toEqual([role, 'sister', verdict(may && !named)]);
      }
      for (const [role, token] of await foreign)
        expect([role, 'stranger', await ask(token, cid)]).toEqual([
          role,
          'stranger',
          verdict(staff.includes(role) && !named),
        ]);
    });

  const forms = calls.filter(({ multipart }) => multipart);
  it('there are calls with a form to examine', () => expect(forms.length).toBeGreaterThan(5));
  for (const one of forms)
    it(`${one.path}: each role, sent as a form over HTTP`, async () => {
      const { staff, society = false } = one.who as { staff: readonly StaffRole[]; society?: boolean };
      const named = 'entries' in one.body && 'cid' in (one.body.entries as object);
      const send = async (token: string, at: number) => {
        const form = new FormData();
        const body = smallestBody(one.body) as object;
        form.append('body', JSON.stringify(named ? { ...body, cid: at } : body));
        form.append('file', new Blob(['x']), 'x.txt');
        const request = new Request('http://x/', { method: 'POST', body: form });
        const answer = await test.app.inject({
          method: 'POST',
          url: one.path,
          headers: { token, 'content-type': String(request.headers.get('content-type')) },
          payload: Buffer.from(await request.arrayBuffer()),
        });
        return outcomeOf(answer.json());
      };
      const verdict = (right: boolean): Outcome => (right ? 'granted' : 'forbidden');
      for (const [role, token] of await whole) {
        const may = staff.includes(role);
        expect([role, 'society', await send(token, cid)]).toEqual([role, 'society', verdict(may)]);
        expect([role, 'abroad', await send(token, abroad)]).toEqual([role, 'abroad', verdict(may && !named)]);
      }
      for (const [role, token] of await local) {
        const may = staff.includes(role) && !society;
        expect([role, 'here', await send(token, cid)]).toEqual([role, 'here', verdict(may)]);
        expect([role, 'sister', await send(token, sister)]).toEqual([role, 'sister', verdict(may && !named)]);
      }
      for (const [role, token] of await foreign) {
        const may = staff.includes(role) && !named;
        expect([role, 'stranger', await send(token, cid)]).toEqual([role, 'stranger', verdict(may)]);
      }
    });

  it('every call states its permissions', () => {
    expectTypeOf<Omit<Call, 'who'>>().not.toExtend<Call>();
    expectTypeOf<{ staff: ['chief'] }>().not.toExtend<Call['who']>();
  });
});

describe('[E12] a call of staff about one conference', () => {
  const one = call({
    path: '/medapp/api/x',
    who: { staff: ['owner', 'finance'] },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({}),
    errors: [],
  });
  const cases: { who: string; token: () => Promise<string>; outcomes: [number, Outcome][] }[] = [
    {
      who: 'staff of the whole society',
      token: () => staffToken(ours, 'finance'),
      outcomes: [
        [cid, 'granted'],
        [sister, 'granted'],
        [abroad, 'forbidden'],
        [999_999, 'forbidden'],
      ],
    },
    {
      who: 'staff of one conference',
      token: () => staffToken(ours, 'finance', cid),
      outcomes: [
        [cid, 'granted'],
        [sister, 'forbidden'],
        [abroad, 'forbidden'],
      ],
    },
    {
      who: 'staff of this conference in a role that may not',
      token: () => staffToken(ours, 'door', cid),
      outcomes: [
        [cid, 'forbidden'],
        [sister, 'forbidden'],
      ],
    },
    {
      who: 'the owner of another society',
      token: async () => staffToken(await buildSociety(db), 'owner'),
      outcomes: [
        [cid, 'forbidden'],
        [abroad, 'forbidden'],
      ],
    },
    { who: 'an attendee', token: async () => account, outcomes: [[cid, 'session_invalid']] },
  ];
  for (const { who, token, outcomes } of cases)
    it(`from ${who}`, async () => {
      const asked = await token();
      for (const [conference, outcome] of outcomes) {
        const answer = await performing(test, { call: one, body: { cid: conference }, token: asked });
        expect([conference, outcomeOf(answer)]).toEqual([conference, outcome]);
      }
    });

  it('[E2] returns forbidden with the status that leads to the error page', async () => {
    const token = await buildStaffToken(db, await buildStaff(db, ours, { email: 'none@example.org' }));
    await db
      .deleteFrom('staff_grant')
      .where('staff_id', 'in', db.selectFrom('staff_member').select('id').where('email', '=', 'none@example.org'))
      .execute();
    const { status, body } = await wire.post('/medapp/api/staff/me', {}, { token, language: 'en' });
    expect(status).toBe(403);
    expect(body).toEqual({ code: 403, error: 'forbidden', msg: 'You are not authorized to view this page' });
  });
});
