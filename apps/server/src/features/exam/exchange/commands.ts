import { isDeepStrictEqual } from 'node:util';
import type { ImportedItem } from '@meetingapp/contract/exam/exchange.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { QtiItem } from '@meetingapp/domain/exam/exchange/qti-item.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { refusalText } from '../../../http/calls/answers.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { sheetTexts } from './writer-columns.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { saveItem, setItemRemoved } from '../bank/commands.ts';
import { topicsOf } from '../bank/queries.ts';
import { versionsByCode, type BankVersion } from './queries.ts';
import { packedAddress, type PackedPicture, type ReadItem } from './reader-items.ts';

const EXCERPT = 80;
/** Difficulty of items that name none. */
const MIDDLE = 3;

const excerpt = (text: string) => ([...text].length > EXCERPT ? `${[...text].slice(0, EXCERPT).join('')}…` : text);

interface Import {
  societyId: number;
  staffId: number;
  /** Topic of items whose own one the bank does not have. */
  topicId: number;
  /** Codes that the file names, and its items beside what the bank has by these codes. */
  codes: readonly string[];
  itemsBeside: (known: ReadonlyMap<string, BankVersion>, topics: Topics) => readonly ReadItem[];
  pictures: ReadonlyMap<string, PackedPicture>;
  /** False: nothing is changed. */
  apply: boolean;
  /** Of the texts about wrong rows. */
  language: Language;
  now: Date;
}

/** Imports all items that can be, in one transaction, or finds out what an import would do. False: no such topic. */
export async function importItems(db: Database, files: FileStore, input: Import): Promise<ImportedItem[] | false> {
  return inTransaction(db, async (transaction) => {
    const topics = await topicsOf(transaction, input.societyId);
    if (!topics.some(({ id }) => id === input.topicId)) return false;
    const known = await versionsByCode(transaction, input.societyId, input.codes);
    const items = input.itemsBeside(known, topics);
    const addresses = input.apply ? await storePictures(files, items, input.pictures) : new Map<string, string>();
    const taken = new Set<string>();
    const rows: ImportedItem[] = [];
    for (const { name: path, number, read } of items) {
      const name = number === undefined ? path : format(sheetTexts[input.language].row, { number: String(number) });
      const code = read.ok ? read.item.code : read.code;
      const row = { name, code, reason: null, detail: '', stem: '', faults: [] };
      if (!read.ok) {
        const faults = 'faults' in read ? read.faults.map((fault) => faultText(fault, input.language)) : [];
        rows.push({ ...row, outcome: 'refused', reason: read.reason, detail: read.detail, faults });
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
      const outcome = before ? (sameAs(before, item) ? 'same' : 'changed') : 'new';
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

type Topics = Awaited<ReturnType<typeof topicsOf>>;

const faultText = (fault: FieldFault, language: Language): string =>
  refusalText({ refused: 'body_invalid', faults: [fault] }, language);

/** The topic of that name, first the one that the item has; else the one the item has, else the one chosen for the import. */
function topicFor({ topic }: QtiItem, topics: Topics, before: BankVersion | undefined, chosen: number): number {
  const isNamed = ({ name }: Topics[number]) =>
    topic !== null && ((topic.zh !== '' && name.zh === topic.zh) || (topic.en !== '' && name.en === topic.en));
  const named = topics.filter(isNamed);
  return (named.find(({ id }) => id === before?.topicId) ?? named[0])?.id ?? before?.topicId ?? chosen;
}

const withDefaults = (item: QtiItem, topicId: number, before: BankVersion | undefined) => ({
  code: item.code,
  topicId,
  difficulty: item.difficulty ?? before?.difficulty ?? MIDDLE,
  source: item.source || (before?.source ?? ''),
  content: item.content,
});

const sameAs = (before: BankVersion, item: ReturnType<typeof withDefaults>): boolean =>
  !before.removed &&
  before.topicId === item.topicId &&
  before.difficulty === item.difficulty &&
  before.source === item.source &&
  isDeepStrictEqual(before.content, item.content);

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
