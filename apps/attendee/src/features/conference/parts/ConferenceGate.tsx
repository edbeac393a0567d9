import type { ConferenceDetail } from '@meetingapp/contract/conference.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { search } from '@meetingapp/ui/icons.ts';
import type { ReactNode } from 'react';
import { To } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { useDetail } from '../data.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** A page of one conference, once that is there; a page that was opened without saying which asks for one. */
export function ConferenceGate({
  cid,
  children,
}: {
  cid: string | null;
  children: (conference: ConferenceDetail) => ReactNode;
}) {
  const t = useT('conference');
  const app = useT('app');
  const { answer, failure, asking, again } = useDetail(cid);
  const toList = (
    <To name="index" className={buttonClass('soft', 'sm')}>
      {app('toConferences')}
    </To>
  );
  if (cid === null) return <EmptyState heading icon={search} title={t('whichOne')} action={toList} />;
  if (answer) return children(answer.conference);
  if (!failure) return <RowsSkeleton />;
  return (
    <ErrorState
      heading
      title={failure.msg}
      retry={
        failure.name === 'conference_unknown' ? undefined : { label: app('retry'), onPress: again, loading: asking }
      }
      action={toList}
    />
  );
}
