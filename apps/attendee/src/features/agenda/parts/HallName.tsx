import { homeCalls } from '@meetingapp/contract/home.ts';
import type { ReactNode } from 'react';
import { To } from '../../../lib/go.tsx';
import { useCall } from '../../../lib/use-call.ts';

/** What a hall is called; where the floor plan shows it, it leads there. */
export function HallName({ cid, hall, children }: { cid: string; hall: number; children: ReactNode }) {
  const { answer } = useCall(homeCalls.hallsOnPlan, { cid }, { quiet: true, kept: true });
  return answer?.halls.includes(hall) ? (
    <To name="hallList" params={{ cid }} query={{ hall }} className="ag-hall">
      {children}
    </To>
  ) : (
    children
  );
}
