import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { inTransaction } from '@meetingapp/server/db/connection/transaction.ts';
import { makeAgreement, withdrawAgreement } from '@meetingapp/server/features/speakers/agreement/commands-make.ts';
import { signAgreement } from '@meetingapp/server/features/speakers/agreement/commands-sign.ts';
import { agreementIn, templatesOf } from '@meetingapp/server/features/speakers/agreement/queries.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { mediaSecret } from '@meetingapp/server/ports/media/secret.ts';
import { sealing } from '@meetingapp/server/ports/sealing.ts';
import { signatures } from '@meetingapp/server/ports/signatures.ts';
import { both, json } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';

const HOUR_MS = 3_600_000;

const body = both(
  `甲方：{conference}组织委员会
乙方：{name}（{affiliation}）

一、乙方在会议上承担以下任务：
{tasks}

二、甲方支付报酬人民币 {fee} 元（大写：{feeWords}），依法代扣代缴个人所得税后为 {net} 元，会后 15 个工作日内付至乙方提供的账户。

三、乙方保证报告内容真实，不含可以识别患者的信息，引用他人的图表注明出处，不宣传具体产品。

四、课件的著作权属于乙方。未经乙方同意，甲方不公开课件，不将录像用于会议以外的用途。

五、乙方因故不能承担任务时，应及时告知甲方；甲方调整时间或会场时，应重新征得乙方同意。

六、双方同意以电子签名签署本协议，与手写签名具有同等效力。

签署截止：{deadline}
生成日期：{today}`,
  `Between the organising committee of {conference} and {name} ({affiliation}).

1. The speaker takes these tasks at the conference:
{tasks}

2. The organiser pays a fee of CNY {fee} ({feeWords}), which is {net} after withheld income tax, within 15 working days after the conference, to the account that the speaker gives.

3. The talk is true, has nothing by which a patient can be recognised, names the sources of figures of others, and promotes no product.

4. The slides remain the property of the speaker. Without the speaker's consent, the organiser does not publish them and uses recordings for nothing but the conference.

5. A speaker who cannot take a task says so at once. When the organiser changes a time or hall, the speaker is asked again.

6. Both agree to sign electronically, with the same effect as signatures by hand.

To be signed by: {deadline}
Made on: {today}`,
);

/** Strokes as x, y pairs in thousandths of the pad's width. */
const drawn: readonly (readonly number[])[] = [
  [170, 130, 250, 112, 330, 95],
  [215, 60, 222, 180, 214, 330, 205, 380],
  [210, 140, 185, 220, 160, 270],
  [262, 170, 290, 200],
  [330, 120, 420, 100, 500, 90],
  [400, 40, 402, 180, 396, 390],
  [396, 120, 350, 260, 300, 320],
  [408, 125, 470, 230, 560, 310],
  [620, 60, 600, 110, 580, 140],
  [610, 105, 680, 95],
  [560, 195, 640, 180, 720, 165],
  [640, 110, 630, 220, 570, 350],
  [750, 140, 756, 290],
  [752, 142, 840, 125, 830, 285, 755, 292],
];
const strokes = drawn.map((line) =>
  Array.from({ length: line.length / 2 }, (_, at) => ({
    x: line[at * 2] ?? 0,
    y: line[at * 2 + 1] ?? 0,
    p: 35 + ((at * 23) % 60),
  })),
);

interface Place {
  conferenceId: number;
  accountId: number;
  files: FileStore | null;
  /** Null: no documents are made, because nothing would open them. */
  dataDir: string | null;
  publicUrl: string;
}

/** Agreements of the congress in each state: to sign by the registered person, opened, signed in both ways, withdrawn; people without. */
export async function seedCongressAgreements(
  db: Database,
  { conferenceId, accountId, files, dataDir, publicUrl }: Place,
  now: Date,
): Promise<void> {
  const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const { id } = await db
    .insertInto('speaker_template')
    .values({ conference_id: conferenceId, sign_by: momentFrom(now, 10, '18:00') })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('speaker_template_text')
    .values({
      template_id: id,
      number: 1,
      title: json(both('讲课费协议', 'Lecture agreement')),
      body: json(body),
      saved_at: before(72),
    })
    .execute();
  const [template] = await templatesOf(db, conferenceId);
  if (!files || dataDir === null || !template) return;
  const secret = await mediaSecret(dataDir);
  const stores = { files, sealing: sealing(secret) };
  const around = (at: Date) => ({
    ...stores,
    signatures: signatures(secret),
    publicUrl,
    now: at,
  });
  const people = await db
    .selectFrom('expert')
    .select(['id', 'name'])
    .where('conference_id', '=', conferenceId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('speaker_invitation')
          .select('speaker_invitation.id')
          .whereRef('speaker_invitation.expert_id', '=', 'expert.id')
          .where('state', '=', 'accepted'),
      ),
    )
    .orderBy('id')
    .limit(9)
    .execute();
  const own = await db
    .selectFrom('expert')
    .select(['id', 'name'])
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const sorted = own ? [own, ...people.filter((one) => one.id !== own.id)] : people;
  for (const [at, { id: expertId, name }] of sorted.entries()) {
    const making = { conferenceId, expertId, template, fee: at % 4 === 3 ? 0 : 200_000 };
    await inTransaction(db, async (transaction) => {
      const made = await makeAgreement(transaction, making, { ...stores, now: before(60) });
      const row = made === null ? undefined : await agreementIn(transaction, conferenceId, made);
      if (!row) return;
      if (at > 0 && at < 6)
        await transaction
          .updateTable('speaker_agreement')
          .set({ opened_at: before(50 - at) })
          .where('id', '=', row.id)
          .execute();
      if (at > 0 && at < 5) {
        const typed = at === 4;
        const signing = {
          conferenceId,
          expertId,
          agreementId: row.id,
          seenSha256: row.document_sha256,
          way: typed ? ('typed' as const) : ('drawn' as const),
          strokes: typed ? [] : strokes,
          typedName: typed ? name.zh || name.en : '',
          code: typed ? { to: { channel: 'phone' as const, value: '13800138000' }, value: '482916' } : null,
          accountId: null,
        };
        await signAgreement(transaction, signing, around(before(48 - at * 2)));
      }
      if (at === 6) {
        const withdrawal = { conferenceId, id: row.id, seen: row.version, words: '任务有变动，稍后重新发送' };
        await withdrawAgreement(transaction, withdrawal, around(before(20)));
      }
    });
  }
  // Letters of the demo's past are not sent now.
  await db.deleteFrom('message').where('template', 'like', 'speaker_agreement%').execute();
}
