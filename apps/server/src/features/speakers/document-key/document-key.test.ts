import { afterAll, describe, expect, it } from 'vitest';
import { agreementDeskCalls } from '@meetingapp/contract/speakers/agreement-desk.ts';
import { speakerAgreementCalls } from '@meetingapp/contract/speakers/agreement.ts';
import { documentKeyCalls as calls } from '@meetingapp/contract/speakers/document-key.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { testAuthority } from '../../../testing/certificate-authority.ts';
import { DAY_MS, speakersOf, type SpeakersCongress } from '../../../testing/speakers/speakers-congress.ts';
import { readSignature } from '../../../text/signed-pdf/sign.ts';
import { chainOf } from '../agreement/queries.ts';
import { brokenAt, isUnchanged } from '../agreement/reader.ts';

const test = await testApp({ poolSize: 12 });
const { db } = test;
const { societyId, staff, congress, attempt } = await speakersOf(test);
const authority = testAuthority();
afterAll(() => authority?.close());
const password = 'society-2026';

const both = (text: string) => ({ zh: text, en: text });

/** A document that waits for the signature of a person, and how it is signed. */
async function open(place: SpeakersCongress, expertId: number) {
  await attempt(place, expertId, 'accepted');
  const { templateId } = await test.call(
    agreementDeskCalls.saveTemplate,
    {
      cid: place.cid,
      templateId: null,
      seen: 0,
      agreementTitle: both('协议'),
      agreementText: both('{name}：{tasks}'),
      signBy: null,
      retired: false,
    },
    staff,
  );
  await test.call(
    agreementDeskCalls.make,
    { cid: place.cid, templateId, expertIds: [expertId], lectureFee: 100_000 },
    staff,
  );
  await test.work();
  const who = { cid: place.cid, linkKey: await place.key(expertId) };
  const [agreement] = (await test.call(speakerAgreementCalls.agreements, who)).agreements;
  const stroke = Array.from({ length: 12 }, (_, at) => ({ x: 100 + at * 40, y: 100 + (at % 3) * 60, p: 50 }));
  const body = {
    ...who,
    agreementId: agreement?.id ?? 0,
    seenSha256: agreement?.sha256 ?? '',
    way: 'drawn' as const,
    strokes: [stroke],
    typedName: '',
    code: '',
  };
  return {
    who,
    sign: () => test.attempt(speakerAgreementCalls.signAgreement, body),
    file: async () => {
      const { agreements } = await test.call(speakerAgreementCalls.agreements, who);
      const address = agreements.find(({ id }) => id === body.agreementId)?.address ?? '';
      return (await test.app.inject({ url: address })).rawPayload;
    },
  };
}

const keys = async () => (await test.call(calls.documentKeys, {}, staff)).keys;
const base64 = (bytes: Buffer): string => bytes.toString('base64');

describe.skipIf(authority === null)('[O10] the certificate with which a society signs', () => {
  it('is imported, signs from then on, and what was signed before stays valid', async () => {
    if (!authority) return;
    authority.issue('society');
    const place = await congress();
    const first = await open(place, place.one);
    expect(await first.sign()).toMatchObject({ code: 0 });
    const [own] = await keys();
    expect(own).toMatchObject({ source: 'made', retiredAt: null, signatures: 1 });
    const body = {
      seen: own?.id ?? 0,
      certificateFile: base64(authority.pack('society', password)),
      keyFile: null,
      keyPassword: password,
    };
    expect(await test.attempt(calls.importDocumentKey, { ...body, try: true, keyPassword: 'x' }, staff)).toMatchObject({
      faults: [{ field: 'keyPassword' }],
    });
    expect(await test.call(calls.importDocumentKey, { ...body, try: true }, staff)).toMatchObject({
      holder: 'society',
      authority: 'middle',
      issuers: 1,
    });
    expect(await keys()).toHaveLength(1);
    await test.call(calls.importDocumentKey, { ...body, try: false }, staff);
    expect(await test.attempt(calls.importDocumentKey, { ...body, try: false }, staff)).toMatchObject({
      error: 'changed_meanwhile',
    });
    const second = await open(place, place.other);
    expect(await second.sign()).toMatchObject({ code: 0 });
    const all = await keys();
    expect(all).toMatchObject([
      { source: 'imported', retiredAt: null, signatures: 1 },
      { source: 'made', signatures: 1 },
    ]);
    expect(all[1]?.retiredAt).not.toBeNull();
    const again = { ...body, seen: all[0]?.id ?? 0, try: false };
    expect(await test.attempt(calls.importDocumentKey, again, staff)).toMatchObject({ error: 'document_key_there' });
    const rows = await chainOf(db, place.cid);
    expect(brokenAt(rows)).toBeNull();
    const [before, after] = [await first.file(), await second.file()];
    expect(readSignature(after)?.certificate.subject).toContain('CN=society');
    for (const [at, pdf] of [before, after].entries()) {
      const row = rows[at];
      expect(row && isUnchanged(pdf, row)).toBe(true);
    }
  });

  it('has its key encrypted, and the former one is gone from the table', async () => {
    const rows = await db
      .selectFrom('society_document_key')
      .selectAll()
      .where('society_id', '=', societyId)
      .orderBy('id')
      .execute();
    expect(rows.map(({ sealed_key: key }) => key === null)).toEqual([true, false]);
    expect(rows[1]?.sealed_key?.toString('latin1')).not.toContain('PRIVATE KEY');
    const log = await db.selectFrom('audit_change').selectAll().orderBy('id', 'desc').limit(200).execute();
    expect(JSON.stringify(log)).not.toContain(password);
    expect(JSON.stringify(log)).not.toContain('sealed_key');
  });

  it('that has ended signs nothing, and the speaker reads why; a made key takes its place', async () => {
    if (!authority) return;
    authority.issue('short', { days: 1 });
    const place = await congress();
    const waiting = await open(place, place.one);
    const seen = async () => (await keys())[0]?.id ?? 0;
    const certificateFile = base64(authority.pack('short', password));
    const body = { seen: await seen(), try: false, certificateFile, keyPassword: password };
    await test.call(calls.importDocumentKey, body, staff);
    test.clock.now = new Date(Date.now() + 2 * DAY_MS);
    expect(await waiting.sign()).toMatchObject({ error: 'document_key_expired' });
    test.clock.now = new Date();
    await test.call(calls.makeDocumentKey, { seen: await seen() }, staff);
    test.clock.now = new Date(Date.now() + 2 * DAY_MS);
    expect(await waiting.sign()).toMatchObject({ code: 0 });
    test.clock.now = new Date();
    expect((await keys()).map(({ source }) => source)).toEqual(['made', 'imported', 'imported', 'made']);
  });

  it('belongs to the owners of the society', async () => {
    const organiser = {
      token: await buildStaffToken(
        db,
        await buildStaff(db, societyId, { role: 'organiser', email: 'organiser-keys@example.org' }),
      ),
    };
    expect(await test.attempt(calls.documentKeys, {}, organiser)).toMatchObject({ error: 'forbidden' });
  });
});
