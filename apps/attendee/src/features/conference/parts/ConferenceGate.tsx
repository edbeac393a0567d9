import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import type { ReactNode } from 'react';
import { ConferenceChoice } from '../../../lib/parts/ConferenceChoice.tsx';
import { needsAnother } from '../../../lib/parts/needs-another.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useDetail } from '../data.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** Loads one conference and renders its page; where none is known, or the known one has gone, it offers all others. */
export function ConferenceGate({
  cid,
  head,
  children,
}: {
  cid: string | null;
  /** Shown in any case, instead of the choice's own heading. */
  head?: ReactNode;
  children: (conference: ConferenceDetail) => ReactNode;
}) {
  const app = useT('app');
  const { answer, failure, asking, again } = useDetail(cid);
  const heading = head === undefined;
  if (answer) return children(answer.conference);
  if (cid !== null && !failure)
    return (
      <>
        {head}
        <RowsSkeleton />
      </>
    );
  const unknown = cid === null || needsAnother(failure);
  return (
    <>
      {head}
      {unknown ? (
        <ConferenceChoice heading={heading} title={failure?.msg} />
      ) : (
        <ErrorState
          heading={heading}
          title={failure?.msg ?? ''}
          retry={{ label: app('retry'), onPress: again, loading: asking }}
        />
      )}
    </>
  );
}
