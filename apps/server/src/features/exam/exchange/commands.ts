import type { ImportedItem } from '@meetingapp/contract/exam/exchange.ts';
import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { saveItem, setItemRemoved } from '../bank/commands.ts';
import { topicsOf } from '../bank/queries.ts';
import { versionsByCode } from './queries.ts';
import { isSameItem, topicFor, withDefaults } from './queries-sheet.ts';
import { packedAddress, type PackedPicture, type ReadItem } from './reader-items.ts';

const EXCERPT = 80;

const excerpt = (text: string) => ([...text].length > EXCERPT ? `${[...text].slice(0, EXCERPT).join('')}…` : text);

interface Import {
  societyId: number;
  staffId: number;
  /** Topic of items whose own one the bank does not have. */
  topicId: number;
  items: readonly ReadItem[];
  pictures: ReadonlyMap<string, PackedPicture>;
  /** False: nothing is changed. */
  apply: boolean;
  now: Date;
}

/** Imports all items of a package that can be, in one transaction, or finds out what an import would do. False: no such topic. */
export async function importItems(db: Database, files: FileStore, input: Import): Promise<ImportedItem[] | false> {
  return inTransaction(db, async (transaction) => {
    const topics = await topicsOf(transaction, input.societyId);
    if (!topics.some(({ id }) => id === input.topicId)) return false;
    const { items } = input;
    const codes = items.flatMap(({ read }) => (read.ok ? [read.item.code] : []));
    const known = await versionsByCode(transaction, input.societyId, codes);
    const addresses = input.apply ? await storePictures(files, items, input.pictures) : new Map<string, string>();
    const taken = new Set<string>();
    const rows: ImportedItem[] = [];
    for (const { name, read } of items) {
      const code = read.ok ? read.item.code : read.code;
      const row = { name, code, reason: null, detail: '', stem: '' };
      if (!read.ok) {
        rows.push({ ...row, outcome: 'refused', reason: read.reason, detail: read.detail });
        continue;
      }
      const stem = excerpt(pickLanguage(read.item.content.stem, 'zh'));
      if (taken.has(code)) {
        // Which of two documents with one code is meant, nobody can say.
        rows.push({ ...row, stem, outcome: 'refused', reason: 'qti_key', detail: code });
        continue;
      }
      taken.add(code);
      const before = known.get(code);
      const topicId = topicFor(read.item, topics, before, input.topicId);
      const item = withDefaults(read.item, topicId, before);
      const outcome = before ? (isSameItem(before, item) ? 'same' : 'changed') : 'new';
      if (input.apply && outcome !== 'same') {
        const content = stored(item.content, addresses);
        const { societyId, staffId, now } = input;
        const saved = await saveItem(transaction, {
          societyId,
          staffId,
          now,
          seen: before?.number ?? null,
          itemId: before?.id ?? null,
          item: { ...item, content },
        });
        if (!saved.ok) throw new Error(`item ${code} was not imported: ${saved.reason}`);
        if (before?.removed) await setItemRemoved(transaction, societyId, before.id, null);
      }
      rows.push({ ...row, stem, outcome });
    }
    return rows;
  });
}

/** Stores the pictures that items show; their addresses by those in the package. */
async function storePictures(
  files: FileStore,
  items: readonly ReadItem[],
  pictures: Import['pictures'],
): Promise<Map<string, string>> {
  const shown = JSON.stringify(items);
  const addresses = new Map<string, string>();
  for (const [path, { picture }] of pictures) {
    const address = packedAddress(path);
    if (shown.includes(address)) addresses.set(address, fileAddress((await files.put(picture, 'jpg')).key));
  }
  return addresses;
}

function stored(content: ItemContent, addresses: ReadonlyMap<string, string>): ItemContent {
  const own = <Shown extends { address: string }>(shown: Shown): Shown => ({
    ...shown,
    address: addresses.get(shown.address) ?? shown.address,
  });
  const { media, question } = content;
  return {
    ...content,
    media: media && own(media),
    question: question.kind === 'spot' ? { ...question, picture: own(question.picture) } : question,
  };
}
