import type { filesConsoleCalls } from '@meetingapp/contract/files/console.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { readPicture } from '../../ports/files/picture.ts';
import { storeTextFile } from './commands-console.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';

const refusals = {
  wrong_kind: 'file_kind',
  too_large: 'file_too_large',
  unreadable: 'file_unreadable',
  not_pdf: 'file_not_pdf',
  not_video: 'file_not_video',
} as const;

export const filesConsoleHandlers: Handlers<typeof filesConsoleCalls> = {
  addTextFile: async ({ kind }, { ports, file }) => {
    if (!file) return refuse('file_missing');
    const stored = await storeTextFile(ports.files, kind, file.content);
    if (!stored.ok) return refuse(refusals[stored.reason]);
    if (kind === 'document') ports.fronts.begin(stored.key);
    return { address: fileAddress(stored.key), name: file.name.slice(0, 200) };
  },
  addCover: async (_body, { ports, file }) => {
    if (!file) return refuse('file_missing');
    const picture = await readPicture(file.content);
    if (!picture.ok) return refuse(refusals[picture.reason]);
    const { key } = await ports.files.put(picture.picture, 'jpg');
    return { address: fileAddress(key), name: file.name.slice(0, 200) };
  },
};
