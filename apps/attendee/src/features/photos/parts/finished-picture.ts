import { idbStore } from '../../../lib/storage/idb-store.ts';

export interface FinishedPicture {
  blob: Blob;
  width: number;
  height: number;
  /** Name on the poster; empty: none. */
  name: string;
}

const keyOf = (cid: string): string => `poster:${cid}`;

/** Keeps the picture that was made on this device until another replaces it or the person logs out. */
export const saveFinished = (cid: string, picture: FinishedPicture): Promise<void> =>
  idbStore.put(keyOf(cid), picture, 2);

/** Null: none was made on this device. */
export async function finishedOf(cid: string): Promise<FinishedPicture | null> {
  return (await idbStore.get<FinishedPicture>(keyOf(cid)))?.value ?? null;
}
