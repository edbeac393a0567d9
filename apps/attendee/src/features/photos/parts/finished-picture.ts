import { requestToken } from '../../../lib/calls/request-token.ts';
import { idbStore } from '../../../lib/storage/idb-store.ts';

export interface FinishedPicture {
  blob: Blob;
  width: number;
  height: number;
  /** Name on the poster; empty: none. */
  name: string;
}

const keyOf = (cid: string): string => `poster:${cid}`;
/** Per log-in, so that the next person on this phone does not see it. */
const ownKeyOf = (cid: string): string => `${requestToken() ?? ''}/${cid}`;

/** The last picture that a full device did not take: it lasts as long as the page. */
const unkept = new Map<string, FinishedPicture>();

/** Keeps the picture that was made on this device until another replaces it or the person logs out. */
export async function saveFinished(cid: string, picture: FinishedPicture): Promise<void> {
  unkept.clear();
  if (!(await idbStore.put(keyOf(cid), picture, 2))) unkept.set(ownKeyOf(cid), picture);
}

/** Null: none was made on this device. `kept`: false when it is only in this page. */
export async function finishedOf(cid: string): Promise<(FinishedPicture & { kept: boolean }) | null> {
  const here = unkept.get(ownKeyOf(cid));
  if (here) return { ...here, kept: false };
  const found = await idbStore.get<FinishedPicture>(keyOf(cid));
  return found && { ...found.value, kept: true };
}
