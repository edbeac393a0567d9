import type { examExchangeCalls } from '@meetingapp/contract/exam/exchange.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { bankItems } from '../bank/queries.ts';
import { importItems } from './commands.ts';
import { versionsByCode } from './queries.ts';
import { readItems } from './reader-items.ts';
import { readPackage } from './reader-package.ts';
import { itemSheet } from './writer-sheet.ts';
import { sheetAnswer } from '../../files/writer-sheet.ts';
import { writePackage } from './writer-package.ts';

const MOST_ITEMS = 500;

export const examExchangeHandlers: Handlers<typeof examExchangeCalls> = {
  importItems: async ({ topicId, mode }, { db, ports, staff, file, now }) => {
    if (!file) return refuse('file_missing');
    const files = await readPackage(file.name.endsWith('.xml') ? file.name : `${file.name}.xml`, file.content);
    const read = files && (await readItems(files));
    if (!read || read.items.length === 0 || read.items.length > MOST_ITEMS) return refuse('exam_package_unreadable');
    const { societyId, id: staffId } = staff;
    const rows = await importItems(db, ports.files, {
      societyId,
      staffId,
      topicId,
      now,
      apply: mode === 'apply',
      items: read.items,
      pictures: read.pictures,
    });
    return rows === false ? refuse('body_invalid', [{ field: 'topicId', reason: 'not_an_option' }]) : { rows };
  },

  exportItems: async ({ cid: _cid, ...filter }, { db, staff: { societyId } }) => {
    const { items } = await bankItems(db, { societyId, ...filter });
    const codes = items.map(({ code }) => code);
    const versions = await versionsByCode(db, societyId, codes);
    const written = codes.flatMap((code) => versions.get(code) ?? []);
    const zip = await writePackage(written);
    return { zip: zip.toString('base64'), count: written.length };
  },

  exportItemSheet: async ({ cid: _cid, format, ...filter }, { db, staff: { societyId }, language }) => {
    const { items } = await bankItems(db, { societyId, ...filter });
    const codes = items.map(({ code }) => code);
    const versions = await versionsByCode(db, societyId, codes);
    const written = codes.flatMap((code) => versions.get(code) ?? []);
    return { ...(await sheetAnswer(itemSheet(written, language), format)), count: written.length };
  },
};
