import { sql } from 'kysely';
import { href } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { fileAddress, fileKey } from '@meetingapp/domain/files/stored-address.ts';
import { templateSizes, type TemplateNumber } from '@meetingapp/domain/photos/template-sizes.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { nextVersion } from '../../db/rows/optimistic-lock.ts';
import { notifyAccount } from '../../db/rows/outbox.ts';
import { pictureSize } from '../../ports/files/picture.ts';
import type { FileStore } from '../../ports/files/store.ts';
import { escapeHtml } from '@meetingapp/domain/escape-html.ts';
import type { PosterTemplate } from './queries-templates.ts';

interface Saved extends PosterTemplate {
  conferenceId: number;
  number: TemplateNumber;
  /** Version that the person saw; 0: ours. */
  seen: number;
  shown: boolean;
}

/** Null when another member of staff changed it meanwhile. */
export async function saveTemplate(
  db: Database,
  { conferenceId, number, seen, name, art, corner, layout, shown }: Saved,
): Promise<number | null> {
  const values = { name: JSON.stringify(name), art, corner, layout: JSON.stringify(layout), shown };
  if (seen === 0) {
    const added = await db
      .insertInto('photo_template')
      .values({ conference_id: conferenceId, number, ...values })
      .onConflict((known) => known.doNothing())
      .returning('version')
      .executeTakeFirst();
    return added?.version ?? null;
  }
  const changed = await db
    .updateTable('photo_template')
    .set({ ...values, version: nextVersion })
    .where('conference_id', '=', conferenceId)
    .where('number', '=', number)
    .where('version', '=', seen)
    .returning('version')
    .executeTakeFirst();
  return changed?.version ?? null;
}

/** False when another member of staff changed it meanwhile. */
export async function resetTemplate(
  db: Database,
  { conferenceId, number, seen }: { conferenceId: number; number: TemplateNumber; seen: number },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('photo_template')
    .where('conference_id', '=', conferenceId)
    .where('number', '=', number)
    .where('version', '=', seen)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined || seen === 0;
}

/** V15: true where a layout has no background picture, or one exactly as large as the template. */
export async function fitsTemplate(files: FileStore, number: TemplateNumber, background: string): Promise<boolean> {
  if (background === '') return true;
  const key = fileKey(background);
  const size = key === null ? null : await pictureSize(files, key);
  const { width, height } = templateSizes[number];
  return size?.width === width && size.height === height;
}

/** Null when another member of staff changed it meanwhile. */
export async function saveCollecting(
  db: Database,
  { conferenceId, seen, collecting }: { conferenceId: number; seen: number; collecting: boolean },
): Promise<number | null> {
  const { rows } =
    seen === 0
      ? await sql<{ version: number }>`insert into photo_settings (conference_id, collecting)
          values (${conferenceId}, ${collecting}) on conflict do nothing returning version`.execute(db)
      : await sql<{ version: number }>`update photo_settings set collecting = ${collecting}, version = version + 1
          where conference_id = ${conferenceId} and version = ${seen} returning version`.execute(db);
  return rows[0]?.version ?? null;
}

interface Verdict {
  conferenceId: number;
  introductionId: number;
  verdict: 'release' | 'refuse';
  reason: string;
  /** Avatar and text also become those of the person's entry in the programme. */
  toSpeaker: boolean;
}

/** A plain text as the HTML of a biography. */
const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line.trim())}</p>`)
    .join('');

/** Releases or refuses an introduction and notifies the person, each verdict once. False: not of this conference. */
export function decideIntroduction(
  db: Database,
  files: FileStore,
  { conferenceId, introductionId, verdict, reason, toSpeaker }: Verdict,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('introduction')
      .select(['account_id', 'avatar', 'body', 'language', 'state', 'reason'])
      .where('id', '=', introductionId)
      .where('conference_id', '=', conferenceId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    const state = verdict === 'release' ? ('released' as const) : ('refused' as const);
    const words = verdict === 'refuse' ? reason : '';
    await transaction
      .updateTable('introduction')
      .set({ state, reason: words })
      .where('id', '=', introductionId)
      .execute();
    if (verdict === 'release' && toSpeaker)
      await takeOver(transaction, files, { conferenceId, accountId: row.account_id, ...row });
    if (row.state !== state || row.reason !== words)
      await notifyPerson(transaction, { conferenceId, accountId: row.account_id, verdict, reason: words });
    return true;
  });
}

/** The portrait is a copy: the person's own picture is deleted with their account. */
async function takeOver(
  transaction: DatabaseTransaction,
  files: FileStore,
  row: { conferenceId: number; accountId: number; avatar: string; body: string; language: Language },
): Promise<void> {
  const portrait = await copyPicture(transaction, files, row.avatar);
  await sql`update expert set portrait = coalesce(${portrait}, portrait), version = version + 1,
      biography = jsonb_set(biography, array[${row.language}]::text[], to_jsonb(${paragraphs(row.body)}::text))
    where id = (select id from expert where conference_id = ${row.conferenceId} and account_id = ${row.accountId}
      order by id limit 1)`.execute(transaction);
}

/** Address of a copy that belongs to nobody; null: the picture is gone. */
async function copyPicture(
  transaction: DatabaseTransaction,
  files: FileStore,
  address: string,
): Promise<string | null> {
  const key = fileKey(address);
  const picture = key === null ? null : await files.read(key);
  if (!picture?.ok) return null;
  const copy = await files.put(picture.stream, 'jpg');
  await transaction
    .insertInto('stored_file')
    .values({ id: copy.key, account_id: null, kind: 'picture', bytes: copy.size })
    .onConflict((known) => known.column('id').doNothing())
    .execute();
  return fileAddress(copy.key);
}

async function notifyPerson(
  transaction: DatabaseTransaction,
  notice: { conferenceId: number; accountId: number; verdict: 'release' | 'refuse'; reason: string },
): Promise<void> {
  const { conferenceId, accountId, verdict, reason } = notice;
  const { title } = await transaction
    .selectFrom('conference')
    .select('title')
    .where('id', '=', conferenceId)
    .executeTakeFirstOrThrow();
  const template =
    verdict === 'release'
      ? 'introduction_released'
      : reason === ''
        ? 'introduction_refused_plain'
        : 'introduction_refused';
  await notifyAccount(transaction, {
    accountId,
    conferenceId,
    kind: 'organiser',
    template,
    variables: { conference: title, ...(template === 'introduction_refused' ? { reason } : {}) },
    link: href('photo', { cid: conferenceId }, { part: 'introduction' }),
  });
}
