import type { PathName } from '@meetingapp/contract/paths.ts';
import { splitWap } from '@meetingapp/domain/accounts/source-code.ts';

interface Address {
  name: PathName;
  parameters: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
}

/** Paths whose `id` is a conference number. */
const ofConference: ReadonlySet<PathName> = new Set([
  'activityList',
  'conf',
  'generateCert',
  'infoList',
  'liveList',
  'medList',
  'videoList',
]);

/** Returns the conference number in an address; null when it names none. `wap` may carry a source code after an underscore. */
export function conferenceOf({ name, parameters, search }: Address): string | null {
  const named = parameters['cid'] ?? parameters['lcid'] ?? (ofConference.has(name) ? parameters['id'] : undefined);
  const cid = named === undefined ? search['cid'] : splitWap(named).cid;
  return cid !== undefined && /^\d{1,15}$/.test(cid) ? cid : null;
}
