import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { feeProofCalls } from '@meetingapp/contract/fees/proof.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { register, smallCongress, visitor } from '../../../testing/congress.ts';
import { storePicture } from '../../files/commands.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));

const card = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#33d0c2' } })
  .jpeg()
  .toBuffer();

/** A stored picture, see C14. */
async function picture(accountId: number): Promise<string> {
  const stored = await storePicture(db, test.ports.files, { accountId, content: card });
  if (!stored.ok) throw new Error(stored.reason);
  return `/files/${stored.key}`;
}

async function student() {
  const { cid, feeId } = await smallCongress(db, { societyId }, { proof: both('学生证', 'Student card') });
  await db.updateTable('fee_kind').set({ proof_needed: true }).where('id', '=', feeId).execute();
  const who = await visitor(test);
  const regid = await register(test, who, cid, feeId);
  const own = () => test.call(feeProofCalls.proof, { regid }, { token: who.token });
  const send = async () =>
    test.call(feeProofCalls.sendProof, { regid, picture: await picture(who.accountId) }, { token: who.token });
  const queue = () => test.call(feeProofCalls.proofs, { cid }, { token });
  return { cid, who, regid, own, send, queue };
}

describe('[O3] proofs', () => {
  it('are uploaded by the person, checked by staff, requested again with a reason and a message, then accepted', async () => {
    const { cid, own, send, queue } = await student();
    expect(await own()).toMatchObject({ wanted: '学生证', sent: null });
    await send();
    await send();
    const { proofs, waiting } = await queue();
    expect([proofs.length, waiting]).toEqual([1, 1]);
    const proofId = proofs[0]?.id ?? 0;
    const judge = (body: object) => test.attempt(feeProofCalls.judgeProof, { cid, proofId, ...body }, { token });
    expect(await judge({ accept: false })).toMatchObject({ error: 'body_invalid', faults: [{ field: 'reason' }] });
    expect(await judge({ accept: false, reason: '照片看不清' })).toMatchObject({ code: 0 });
    expect(await judge({ accept: true })).toMatchObject({ error: 'proof_judged' });
    expect(await own()).toMatchObject({ sent: { state: 'refused', reason: '照片看不清' } });
    const message = await db.selectFrom('notification').selectAll().where('template', '=', 'proof_refused').execute();
    expect(message).toMatchObject([{ variables: { reason: '照片看不清' } }]);
    await send();
    const again = (await queue()).proofs[0];
    await test.call(feeProofCalls.judgeProof, { cid, proofId: again?.id ?? 0, accept: true }, { token });
    expect(await own()).toMatchObject({ sent: { state: 'accepted' } });
    await expect(send()).rejects.toThrow('registration_locked');
    expect((await queue()).waiting).toBe(0);
  });

  it('of others cannot be seen, sent or used: no registration, no picture, no foreign conference', async () => {
    const { regid, who, send, queue } = await student();
    const other = await visitor(test);
    const theirs = await picture(other.accountId);
    const asOther = { token: other.token };
    expect(await test.attempt(feeProofCalls.proof, { regid }, asOther)).toMatchObject({
      error: 'registration_unknown',
    });
    expect(await test.attempt(feeProofCalls.sendProof, { regid, picture: theirs }, asOther)).toMatchObject({
      error: 'registration_unknown',
    });
    expect(await test.attempt(feeProofCalls.sendProof, { regid, picture: theirs }, { token: who.token })).toMatchObject(
      { error: 'file_missing' },
    );
    for (const bad of ['', 'https://evil.example/x.jpg', '/files/../x'])
      expect(await test.attempt(feeProofCalls.sendProof, { regid, picture: bad }, { token: who.token })).toMatchObject({
        error: 'body_invalid',
      });
    await send();
    const proofId = (await queue()).proofs[0]?.id ?? 0;
    const { cid: elsewhere } = await smallCongress(db, { societyId });
    expect(
      await test.attempt(feeProofCalls.judgeProof, { cid: elsewhere, proofId, accept: true }, { token }),
    ).toMatchObject({ error: 'not_found' });
  });

  it('are requested only when the fee needs an upload', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId }, { proof: both('学生证', 'Student card') });
    const who = await visitor(test);
    const regid = await register(test, who, cid, feeId);
    expect(await test.call(feeProofCalls.proof, { regid }, { token: who.token })).toMatchObject({ wanted: '' });
    expect(
      await test.attempt(
        feeProofCalls.sendProof,
        { regid, picture: await picture(who.accountId) },
        { token: who.token },
      ),
    ).toMatchObject({ error: 'registration_locked' });
  });
});
