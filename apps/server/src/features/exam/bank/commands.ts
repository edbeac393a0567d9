import type { ItemInput } from '@meetingapp/contract/exam/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { isBilingual } from '@meetingapp/domain/exam/check-item.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** Creates or renames a topic; null when the society has no such topic. */
export async function saveTopic(
  db: Database,
  societyId: number,
  { id, name }: { id: number | null; name: Bilingual },
): Promise<number | null> {
  const text = JSON.stringify(name);
  if (id === null) {
    const made = db.insertInto('exam_topic').values({ society_id: societyId, name: text });
    return (await made.returning('id').executeTakeFirstOrThrow()).id;
  }
  const changed = await db
    .updateTable('exam_topic')
    .set({ name: text })
    .where('id', '=', id)
    .where('society_id', '=', societyId)
    .returning('id')
    .executeTakeFirst();
  return changed?.id ?? null;
}

interface SaveItem {
  societyId: number;
  staffId: number | null;
  itemId: number | null;
  /** Number of the newest version that the person saw, and when that was saved; null: not compared. */
  seen: number | null;
  seenAt?: Date | null;
  item: ItemInput;
  now: Date;
}

type Saved =
  | { ok: true; itemId: number; number: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' | 'exam_code_taken' | 'topic_unknown' };

/** Saves an item. A version that an exam uses is never altered: the next one is made. */
export async function saveItem(db: Database, input: SaveItem): Promise<Saved> {
  try {
    return await inTransactionIfOk(db, (transaction) => save(transaction, input));
  } catch (error) {
    if (isTaken(error, 'exam_item_code')) return { ok: false, reason: 'exam_code_taken' };
    throw error;
  }
}

async function save(transaction: DatabaseTransaction, input: SaveItem): Promise<Saved> {
  const { societyId, itemId, seen, seenAt, item } = input;
  const topic = await transaction
    .selectFrom('exam_topic')
    .select('id')
    .where('id', '=', item.topicId)
    .where('society_id', '=', societyId)
    .executeTakeFirst();
  if (!topic) return { ok: false, reason: 'topic_unknown' };
  if (itemId === null) {
    const made = await transaction
      .insertInto('exam_item')
      .values({ society_id: societyId, code: item.code })
      .returning('id')
      .executeTakeFirstOrThrow();
    return addVersion(transaction, made.id, 1, input);
  }
  const found = await transaction
    .selectFrom('exam_item')
    .select('id')
    .where('id', '=', itemId)
    .where('society_id', '=', societyId)
    .forUpdate()
    .executeTakeFirst();
  const last = await transaction
    .selectFrom('exam_item_version')
    .select(['id', 'number', 'used_at', 'created_at'])
    .where('item_id', '=', itemId)
    .orderBy('number', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!found || !last) return { ok: false, reason: 'not_found' };
  const same = !seenAt || last.created_at.getTime() === seenAt.getTime();
  if (last.number !== seen || !same) return { ok: false, reason: 'changed_meanwhile' };
  await transaction.updateTable('exam_item').set({ code: item.code }).where('id', '=', itemId).execute();
  if (last.used_at !== null) return addVersion(transaction, itemId, last.number + 1, input);
  await transaction.updateTable('exam_item_version').set(columnsOf(input)).where('id', '=', last.id).execute();
  return { ok: true, itemId, number: last.number };
}

const columnsOf = ({ item, staffId, now }: SaveItem) => ({
  topic_id: item.topicId,
  kind: item.content.question.kind,
  difficulty: item.difficulty,
  source: item.source,
  bilingual: isBilingual(item.content),
  content: JSON.stringify(item.content),
  created_by: staffId,
  created_at: now,
});

async function addVersion(
  transaction: DatabaseTransaction,
  itemId: number,
  number: number,
  input: SaveItem,
): Promise<Saved> {
  await transaction
    .insertInto('exam_item_version')
    .values({ ...columnsOf(input), item_id: itemId, number })
    .execute();
  return { ok: true, itemId, number };
}

/** Takes an item out of the bank, or puts it back. Exams that are published keep it. */
export async function setItemRemoved(
  db: Database,
  societyId: number,
  itemId: number,
  at: Date | null,
): Promise<boolean> {
  const changed = await db
    .updateTable('exam_item')
    .set({ removed_at: at })
    .where('id', '=', itemId)
    .where('society_id', '=', societyId)
    .returning('id')
    .execute();
  return changed.length > 0;
}
