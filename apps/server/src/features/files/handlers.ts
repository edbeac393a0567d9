import type { fileCalls } from '@meetingapp/contract/files.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { storePicture } from './commands.ts';
import { fileAddress } from './present.ts';

const refusals = { wrong_kind: 'file_kind', too_large: 'file_too_large', unreadable: 'file_unreadable' } as const;

export const fileHandlers: Handlers<typeof fileCalls> = {
  upload: async (_body, { db, ports, accountId, file }) => {
    if (!file) return refuse('file_missing');
    const stored = await storePicture(db, ports.files, { accountId, content: file.content });
    if (!stored.ok) return refuse(refusals[stored.reason]);
    return { image: [{ imgUrl: fileAddress(stored.key) }] };
  },
};
