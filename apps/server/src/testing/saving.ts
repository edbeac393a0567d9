import type { Database } from '../db/connection/database.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, type ConferenceInput } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import type { TestApp } from './app.ts';
import { client } from './client.ts';
import type { Visitor } from './congress.ts';

/** Saves a registration as a client of the specification does, and reads the result. */
export function saving({ app, db }: TestApp) {
  const wire = client(app, { language: 'en' });
  return {
    wire,
    /** Numbers as text, missing values as ''. */
    add: async (who: Visitor, cid: number, more: object = {}) => {
      const usual = { regid: '', uid: String(who.accountId), cid: String(cid), cfgid: '', src: '', sub_cid: '' };
      const body = { ...usual, ...who.answers, ...more };
      return (await wire.post('/medapp/api/template/register/add', body, { token: who.token })).body;
    },
    rows: (cid: number) =>
      db.selectFrom('registration').selectAll().where('conference_id', '=', cid).orderBy('id').execute(),
    claims: (regId: number) =>
      db
        .selectFrom('claim')
        .innerJoin('stock', 'stock.id', 'claim.stock_id')
        .select(['stock.kind', 'claim.state'])
        .where('registration_id', '=', regId)
        .where('state', '<>', 'released')
        .orderBy('stock.kind')
        .execute(),
  };
}

/** A conference with two fees, one of them for students only. */
export async function congressWithRules(db: Database, wish: ConferenceInput = {}) {
  const cid = await buildConference(db, wish);
  const identities = ['医师', '学生'].map((value) => ({ value, zh: value, en: value }));
  await buildForm(db, cid, [
    ...plainFields,
    { code: 'identity', kind: 'S', label: both('身份', 'Identity'), required: true, options: identities },
  ]);
  const student = await buildFeeKind(db, cid, { rule: { equals: { code: 'identity', value: '学生' } } });
  return { cid, student, feeId: await buildFeeKind(db, cid) };
}
