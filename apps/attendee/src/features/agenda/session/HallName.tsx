import { homeCalls } from '@meetingapp/contract/home/home.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';

/** Name of a hall; links to the floor plan where the hall is on it. */
export function HallName({ cid, hall, children }: { cid: string; hall: number; children: ReactNode }) {
  const { answer } = useCall(homeCalls.hallsOnPlan, { cid }, { quiet: true, kept: true });
  return answer?.halls.includes(hall) ? (
    <Link name="hallList" params={{ cid }} query={{ hall }} className="ag-hall">
      {children}
    </Link>
  ) : (
    children
  );
}
