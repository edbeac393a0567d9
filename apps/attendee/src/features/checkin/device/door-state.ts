import type { SpentStamps } from '../scan/decide-scan.ts';
import type { ShownVerdict } from '../scan/shown-verdict.ts';
import type { StoredDevice } from './door-store.ts';

/** What the page of a door shows. */
export interface DoorState {
  /** `insecure`: the browser gives no cryptography at this address. */
  phase: 'loading' | 'none' | 'ready' | 'locked' | 'insecure';
  device: StoredDevice | null;
  /** Tickets in the list. */
  tickets: number;
  online: boolean;
  unsent: number;
  admittedToday: number;
  /** The storage is full: scans are in memory until they are sent. */
  full: boolean;
  verdict: ShownVerdict | null;
  /** People whom this device admitted without network and the server would not have. */
  clashes: ShownVerdict[];
  /** Undone admissions whose stamps stay. */
  kept: SpentStamps[];
}
