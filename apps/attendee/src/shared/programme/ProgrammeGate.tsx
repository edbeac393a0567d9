import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { OfflineNote } from '@meetingapp/ui/feedback/OfflineNote.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { calendarDays } from '@meetingapp/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import './ProgrammeGate.css';
import { useProgramme } from './use-programme.ts';

/** Renders its content as soon as the programme is loaded, from the phone or the server. */
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
