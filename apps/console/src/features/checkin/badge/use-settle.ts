import type { BodyOf } from '@meetingapp/contract/call.ts';
import { badgeCalls } from '@meetingapp/contract/checkin/badge.ts';
import { deskCalls } from '@meetingapp/contract/checkin/desk.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useCid } from '../../../lib/session/conference.ts';

type Body = BodyOf<typeof badgeCalls.settleBadges>;
type Badges = Partial<Pick<Body, 'printIds' | 'taskId'>>;

/** Says what became of badges: by the print dialog, or by staff. */
export function useSettle() {
  const cid = useCid();
  const settling = useChange(badgeCalls.settleBadges, {
    refreshes: [badgeCalls.badges, deskCalls.deskToday, deskCalls.deskPerson],
  });
  const settle = (badges: Badges, outcome: Body['outcome']) =>
    settling.change({ cid, printIds: [], taskId: null, ...badges, outcome });
  /** `opened`: the answer of `printPdf`. */
  const report = async (printId: number | string, opened: Promise<boolean>) =>
    settle({ printIds: [Number(printId)] }, (await opened) ? 'printed' : 'failed');
  return { settle, report, busy: settling.busy };
}
