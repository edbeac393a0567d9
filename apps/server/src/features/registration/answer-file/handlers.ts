import type { answerFileCalls } from '@meetingapp/contract/registration/answer-file.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { storeAnswerFile } from './commands.ts';
import { fileByReference, heldFile } from './queries.ts';
import { answerFileAddress } from './writer.ts';

export const answerFileHandlers: Handlers<typeof answerFileCalls> = {
  uploadAnswerFile: async ({ cid }, { db, ports, accountId, file, now }) => {
    if (!file) return refuse('file_missing');
    const stored = await storeAnswerFile(db, ports, { accountId, conferenceId: cid, file, now });
    return stored.ok ? { value: stored.value, bytes: stored.bytes } : refuse(stored.reason);
  },

  ownAnswerFile: async ({ file: reference }, { db, ports, accountId, now }) => {
    const file = await fileByReference(db, reference);
    if (file?.account_id !== accountId) return refuse('not_found');
    return { address: answerFileAddress(reference, ports.signatures, now) };
  },

  answerFile: async ({ cid, file: reference }, { db, ports, now }) =>
    (await heldFile(db, cid, reference))
      ? { address: answerFileAddress(reference, ports.signatures, now) }
      : refuse('not_found'),
};
