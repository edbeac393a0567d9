import { describe, expect, it } from 'vitest';
import type { Call } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import { extraCalls, extraConsoleCalls } from '@meetingapp/contract/exhibition/extra.ts';
import { leadCalls } from '@meetingapp/contract/exhibition/lead.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildMeeting } from '@meetingapp/demo/exhibition/departments.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { smallestBody } from '../../../testing/smallest-body.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
let last = 13_877_380_000;

async function person() {
  last += 1;
  const phone = String(last);
  const accountId = await buildAccount(db, { name: '许清源', phone });
  return { accountId, phone, token: await test.logIn(accountId) };
}
const own = await person();
const neighbour = await person();
const visitor = await person();
await buildRegistration(db, cid, { accountId: visitor.accountId, name: '林知远', phone: visitor.phone });
const showid = await buildExhibitor(db, cid, { members: [own.phone] });
await buildExhibitor(db, cid, { members: [neighbour.phone] });
const startsAt = new Date(Date.now() + 600_000);
const dmid = await buildMeeting(db, cid, {
  startsAt,
  endsAt: new Date(startsAt.getTime() + 3_600_000),
  host: own.phone,
});

const extra = { id: null, seen: null, kind: 'furniture' as const, name: both('桌椅', 'Table'), text: nothing };
const offer = { ...extra, price: 1000, stock: null, most: null, closesAt: null, offered: true };
const { extraId } = await test.call(extraConsoleCalls.saveExtra, { cid, extra: offer }, staff);
const form = { title: '', taxNumber: '', address: '', phone: '', bank: '', account: '', email: '' };
const invoice = { kind: 'none' as const, holder: 'organisation' as const, ...form };
const ordered = await test.call(extraCalls.order, { showid, lines: [{ extraId, count: 1 }], invoice }, own);
const { noticeVersion } = await test.call(leadCalls.card, { showid }, visitor);
const { leadId } = await test.call(leadCalls.give, { showid, fields: [], noticeVersion }, visitor);
const ids: Readonly<Record<string, number>> = { showid, dmid, leadId, orderId: ordered.orderId };

/** What visitors do at a stand, and what people do at a meeting before or after they enter: nobody's rows but the caller's own. */
const open = ['exhibition.visit', 'leads.card', 'leads.give', 'departments.read', 'departments.enter'];
/** Only the visitor who gave the card takes it back. */
const ofVisitor = ['leads.withdraw'];

const named = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries<Call>(calls).flatMap(([name, call]) => {
    const entries = 'entries' in call.body ? Object.keys(call.body.entries as object) : [];
    const key = entries.find((entry) => entry in ids);
    const inside = call.path.startsWith('/medapp/api/exhibition/');
    return inside && call.who === 'account' && key ? [{ name: `${feature}.${name}`, call, key }] : [];
  }),
);
const guarded = named.filter(({ name }) => !open.includes(name));

async function ask({ call, key }: (typeof named)[number], token: string): Promise<unknown> {
  const body = { ...(smallestBody(call.body) as object), [key]: ids[key] };
  const headers = { language: 'zh', token };
  if (!call.multipart) {
    const answer = await test.app.inject({ method: 'POST', url: call.path, headers, payload: body });
    return answer.json<{ error?: string }>().error;
  }
  const parts = new FormData();
  parts.append('body', JSON.stringify(body));
  parts.append('file', new Blob(['no picture']), 'file');
  const request = new Request('http://x/', { method: 'POST', body: parts });
  const type = String(request.headers.get('content-type'));
  const payload = Buffer.from(await request.arrayBuffer());
  const answer = await test.app.inject({
    method: 'POST',
    url: call.path,
    headers: { ...headers, 'content-type': type },
    payload,
  });
  return answer.json<{ error?: string }>().error;
}

describe('[O13] [S89] calls about an exhibitor, its orders and cards, or a meeting', () => {
  it('are found in the contract, and each that is open to others is one of these', () => {
    expect(guarded.length).toBeGreaterThan(20);
    expect(open.filter((name) => !named.some((one) => one.name === name))).toEqual([]);
  });

  for (const one of guarded)
    it(`${one.name}: another exhibitor and a visitor find nothing, also with borrowed numbers`, async () => {
      const mine = ofVisitor.includes(one.name) ? visitor : own;
      const strangers = [own, neighbour, visitor].filter(({ token }) => token !== mine.token);
      for (const { token } of strangers) expect(await ask(one, token)).toBe('not_found');
    });

  // Afterwards, because some of them remove what the others are about.
  for (const one of guarded)
    it(`${one.name}: its own people are not refused as strangers`, async () => {
      expect(await ask(one, ofVisitor.includes(one.name) ? visitor.token : own.token)).not.toBe('not_found');
    });
});
