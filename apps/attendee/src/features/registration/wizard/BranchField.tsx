import type { Branch } from '@meetingapp/contract/registration/wizard.ts';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Suspense } from 'react';
import { latePart } from '../../../lib/rendering/late-part.tsx';
import { BranchCards } from './BranchCards.tsx';

export interface BranchFieldProps {
  branches: readonly Branch[];
  chosen: Branch | null;
  onChoose: (branch: Branch | null) => void;
  error: string | undefined;
}

/** Branches up to this number are cards; more are a list that a field opens. */
const CARDS_MOST = 5;

/** Few conferences have as many branches. */
const picker = latePart(() => import('./BranchPicker.tsx').then((file) => file.BranchPicker));

/** The required choice of a branch (V6). */
export function BranchField(props: BranchFieldProps) {
  if (props.branches.length <= CARDS_MOST) return <BranchCards {...props} />;
  return (
    <Suspense fallback={<Skeleton height="1.16rem" />}>
      <picker.Part {...props} />
    </Suspense>
  );
}
