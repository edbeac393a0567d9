import type { fileCalls } from '@meetingapp/contract/files/file.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { storePicture } from './commands.ts';
import { besideKey } from '../../ports/files/store.ts';
import { fileAddress, fileKey } from '@meetingapp/domain/files/stored-address.ts';

const refusals = { wrong_kind: 'file_kind', too_large: 'file_too_large', unreadable: 'file_unreadable' } as const;

export const fileHandlers: Handlers<typeof fileCalls> = {
  upload: async (_body, { db, ports, accountId, file }) => {
    if (!file) return refuse('file_missing');
    const stored = await storePicture(db, ports.files, { accountId, content: file.content });
    if (!stored.ok) return refuse(refusals[stored.reason]);
    return { image: [{ imgUrl: fileAddress(stored.key) }] };
  },

  front: async ({ file }, { ports }) => {
    const key = fileKey(file);
    if (key === null || !key.endsWith('.pdf')) return refuse('not_found');
    const front = await ports.fronts.known(key);
    if (front) return { front: { ...front, picture: fileAddress(besideKey(key, 'webp')) } };
    // Drawn in the background: a later request finds it.
    ports.fronts.begin(key);
    return refuse('not_found');
  },
};
