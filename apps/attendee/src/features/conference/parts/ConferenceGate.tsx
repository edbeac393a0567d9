import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { search } from '@meetingapp/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useDetail } from '../data.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** Loads one conference and renders its page; without a number in the address it shows a way to choose one. */
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
    <Link name="index" className={buttonClass('soft', 'sm')}>
      {app('toConferences')}
    </Link>
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
