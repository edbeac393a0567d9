import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { OfflineNote } from '@meetingapp/ui/OfflineNote.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { calendarDays } from '@meetingapp/ui/icons.ts';
import type { ReactNode } from 'react';
import { useT } from '../texts.ts';
import './ProgrammeGate.css';
import { useProgramme } from './use-programme.ts';

/** Shows what a page has to say of the programme as soon as it is there, from the phone or the server. */
export function ProgrammeGate({ cid, children }: { cid: string; children: (programme: Programme) => ReactNode }) {
  const t = useT('agenda');
  const app = useT('app');
  const { programme, failure, loading, again } = useProgramme(cid);
  if (programme)
    return (
      <>
        {failure?.name === 'offline' && <OfflineNote>{t('offlineKept', { release: programme.release })}</OfflineNote>}
        {children(programme)}
      </>
    );
  if (programme === null) return <EmptyState heading icon={calendarDays} title={t('none')} text={t('noneText')} />;
  if (failure)
    return <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again, loading }} />;
  return (
    <div className="programme-waits" role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height="2rem" />
      ))}
    </div>
  );
}
