import type { examConsoleCalls } from '@meetingapp/contract/exam/console.ts';
import { checkItem } from '@meetingapp/domain/exam/check-item.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { readPicture } from '../../../ports/files/picture.ts';
import { saveItem, saveTopic, setItemRemoved } from './commands.ts';
import { presentFaults } from './present.ts';
import { bankItems, countBank, findItem, topicsOf, versionsOf } from './queries.ts';

type BankCalls = Pick<
  typeof examConsoleCalls,
  'bank' | 'saveTopic' | 'item' | 'saveItem' | 'removeItem' | 'addPicture'
>;

const refusals = { wrong_kind: 'file_kind', too_large: 'file_too_large', unreadable: 'file_unreadable' } as const;

/** Staff see and change the bank of their own society, whichever of its conferences they work on. */
export const bankHandlers: Handlers<BankCalls> = {
  bank: async ({ cid: _cid, ...filter }, { db, staff: { societyId } }) => {
    const [topics, { items, found }, total] = await Promise.all([
      topicsOf(db, societyId),
      bankItems(db, { societyId, ...filter }),
      countBank(db, societyId),
    ]);
    return { topics, items, found, total };
  },

  saveTopic: async ({ id, name }, { db, staff: { societyId } }) => {
    if (name.zh === '' && name.en === '') return refuse('body_invalid', [{ field: 'name', reason: 'required' }]);
    const topicId = await saveTopic(db, societyId, { id, name });
    return topicId === null ? refuse('not_found') : { topicId };
  },

  item: async ({ itemId }, { db, staff: { societyId } }) => {
    const item = await findItem(db, societyId, itemId);
    if (!item) return refuse('not_found');
    const versions = await versionsOf(db, itemId);
    return {
      itemId,
      itemCode: item.code,
      removed: item.removed_at !== null,
      versions: versions.map((version) => ({
        id: version.id,
        number: version.number,
        topicId: version.topic_id,
        difficulty: version.difficulty,
        source: version.source,
        content: version.content,
        createdAt: version.created_at.toISOString(),
        by: version.by ?? '',
        used: version.used_at !== null,
      })),
    };
  },

  saveItem: async ({ itemId, seen, seenAt, item }, { db, staff, now, language }) => {
    const faults = checkItem(item.content);
    if (faults.length > 0) return refuse('body_invalid', presentFaults(faults, language));
    const { societyId, id: staffId } = staff;
    const outcome = await saveItem(db, {
      societyId,
      staffId,
      itemId,
      seen,
      seenAt: seenAt === null ? null : new Date(seenAt),
      item,
      now,
    });
    if (outcome.ok) return { itemId: outcome.itemId, number: outcome.number };
    if (outcome.reason === 'topic_unknown')
      return refuse('body_invalid', [{ field: 'item.topicId', reason: 'not_an_option' }]);
    return refuse(outcome.reason);
  },

  addPicture: async (_body, { ports, file }) => {
    if (!file) return refuse('file_missing');
    const read = await readPicture(file.content);
    if (!read.ok) return refuse(refusals[read.reason]);
    const { key } = await ports.files.put(read.picture, 'jpg');
    return { address: fileAddress(key), width: read.width, height: read.height };
  },

  removeItem: async ({ itemId, removed }, { db, staff: { societyId }, now }) =>
    (await setItemRemoved(db, societyId, itemId, removed ? now : null)) ? {} : refuse('not_found'),
};
