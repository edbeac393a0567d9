import { createHash } from 'node:crypto';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { BANK, PICTURE } from '@meetingapp/server/features/speakers/receipt/commands.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { mediaSecret } from '@meetingapp/server/ports/media/secret.ts';
import { sealing } from '@meetingapp/server/ports/sealing.ts';
import sharp from 'sharp';
import { json, both } from '../support/bilingual.ts';
import { dayFrom } from '../support/calendar.ts';

const HOUR_MS = 3_600_000;
const rows = [
  ['ticket', 55_350, 'approved', '江州东 至 杭州东，二等座'],
  ['taxi', 8_640, 'sent', '杭州东 至 酒店'],
  ['meal', 4_200, 'refused', ''],
  ['ticket', 142_000, 'paid', '江州 至 萧山，经济舱'],
  ['taxi', 6_180, 'sent', ''],
  ['hotel', 98_000, 'approved', '会前一晚'],
] as const;
const names = { ticket: '客票', taxi: '出租车发票', hotel: '住宿发票', meal: '餐饮发票', other: '收据' } as const;

/** A picture of a receipt: paper with a title, an amount and lines. */
function receiptPicture(title: string, fen: number, number: number): Promise<Buffer> {
  const lines = Array.from({ length: 6 }, (_, at) => {
    const y = 250 + at * 44;
    return `<rect x="60" y="${y}" width="${360 - ((at * 67 + number * 31) % 150)}" height="10" fill="#9aa6a3"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="480" height="640" fill="#d8d4c8"/>
    <rect x="30" y="30" width="420" height="580" fill="#fffdf6"/><text x="60" y="110" font-size="34" fill="#b03a2e">${title}</text>
    <text x="60" y="190" font-size="44" fill="#222">¥${(fen / 100).toFixed(2)}</text>${lines.join('')}
    <text x="60" y="570" font-size="22" fill="#555">No ${10_420_000 + number}</text></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}

interface Place {
  conferenceId: number;
  accountId: number;
  files: FileStore | null;
  /** Null: none are made, because nothing would open them. */
  dataDir: string | null;
}

/** Receipts of the congress in each state, with and without an account; statements of interests and recording. */
export async function seedCongressReceipts(
  db: Database,
  { conferenceId, accountId, files, dataDir }: Place,
  now: Date,
): Promise<void> {
  const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const people = await db
    .selectFrom('expert')
    .select(['id', 'name', 'account_id'])
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
    .execute();
  const own = people.find(({ account_id: account }) => account === accountId);
  const sorted = own ? [own, ...people.filter(({ id }) => id !== own.id)] : people;
  await db
    .insertInto('speaker_statement_text')
    .values({
      conference_id: conferenceId,
      number: 1,
      interests: json(
        both(
          '请声明近三年内与报告内容有关的利益关系：讲课费、顾问费、研究经费、股份、专利，以及近亲属的同类关系。',
          'Please state interests of the last three years that concern your talk: fees, research funds, shares, patents, your own or of close relatives.',
        ),
      ),
      recording: json(
        both(
          '报告可否直播，会后可否向参会者提供回放？录像不用于广告。',
          'May your talk be streamed live, and shown to attendees afterwards? Recordings are not used for advertisements.',
        ),
      ),
      saved_at: before(200),
    })
    .execute();
  for (const [at, person] of sorted.entries()) {
    if (at === 0 || at % 3 === 2) continue;
    const some = at % 4 === 1;
    await db
      .insertInto('speaker_statement')
      .values({
        conference_id: conferenceId,
        expert_id: person.id,
        has_interests: some,
        words: some ? '两家药企的讲课费，合计两万元' : '',
        recording: (['replay', 'live', 'none', 'replay'] as const)[at % 4] ?? 'replay',
        number: at % 9 === 1 ? 0 : 1,
        language: 'zh',
        given_at: before(60 + at),
      })
      .execute();
  }
  if (!files || dataDir === null) return;
  const sealed = sealing(await mediaSecret(dataDir));
  for (const [at, person] of sorted.slice(0, 5).entries()) {
    if (at !== 2)
      await db
        .insertInto('speaker_bank')
        .values({
          expert_id: person.id,
          sealed: sealed.seal(
            BANK,
            person.id,
            JSON.stringify({ holder: person.name.zh, bank: '工商银行江州支行', number: '6222020200112230' }),
          ),
          ending: '2230',
          given_at: before(30),
        })
        .execute();
    for (const [index, [kind, amount, state, words]] of rows.entries()) {
      if ((index + at) % 2 === 1 && at > 0) continue;
      const fen = amount + at * 100;
      const picture = await receiptPicture(names[kind], fen, at * 10 + index);
      const { id } = await db
        .insertInto('speaker_receipt')
        .values({
          conference_id: conferenceId,
          expert_id: person.id,
          kind,
          amount: fen,
          spent_on: dayFrom(now, -3),
          words,
          picture_key: '',
          picture_sha256: createHash('sha256').update(picture).digest('hex'),
          state,
          reason: state === 'refused' ? '日期看不清，请重拍' : '',
          sent_at: before(40 - index),
          decided_at: state === 'sent' ? null : before(20),
          paid_at: state === 'paid' ? before(4) : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const stored = await files.put(sealed.sealBytes(PICTURE, id, picture), 'bin');
      await db.updateTable('speaker_receipt').set({ picture_key: stored.key }).where('id', '=', id).execute();
    }
  }
}
