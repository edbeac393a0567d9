import type { BodyOf } from '@meetingapp/contract/call.ts';
import { exhibitionConsoleCalls as calls, type ConsoleExhibitor } from '@meetingapp/contract/exhibition/console.ts';

/** Calls whose answers change with an exhibitor. */
export const changed = [calls.list, calls.read];

export type ExhibitorInput = BodyOf<typeof calls.save>['exhibitor'];
export type StandInput = ExhibitorInput['stand'];

const nothing = { zh: '', en: '' };
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;

/** A new exhibitor for a booth at its list price; cards are kept for half a year unless staff choose another day. */
export const blankExhibitor = (booth: string, price = 0): ExhibitorInput => ({
  id: null,
  seen: null,
  name: nothing,
  field: nothing,
  introduction: nothing,
  logo: null,
  booth,
  deal: 'held',
  heldUntil: null,
  price,
  contract: '',
  signedOn: null,
  paid: 0,
  shown: false,
  stand: { products: [], files: [], films: [], contacts: [] },
  purpose: nothing,
  keepUntil: new Date(Date.now() + KEPT_DAYS * DAY_MS).toISOString().slice(0, 10),
  members: [],
});

export function inputOf({ version, noticeVersion: _, ...exhibitor }: ConsoleExhibitor): ExhibitorInput {
  return { ...exhibitor, seen: version };
}
