import { buffer } from 'node:stream/consumers';
import { fileKey } from '@meetingapp/domain/files/stored-address.ts';
import type { FileStore } from '../../../ports/files/store.ts';

/** Contents of stored pictures; one that is gone is left out. */
export async function readPictures(files: FileStore, addresses: readonly string[]): Promise<Buffer[]> {
  const read = await Promise.all(
    addresses.map(async (address) => {
      const key = fileKey(address);
      const file = key === null ? null : await files.read(key);
      return file?.ok ? buffer(file.stream) : null;
    }),
  );
  return read.filter((one) => one !== null);
}
