import { Button } from '@meetingapp/ui/Button.tsx';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { OfflineNote } from '@meetingapp/ui/OfflineNote.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { search } from '@meetingapp/ui/icons.ts';
import type { ReactNode } from 'react';
import { To } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import type { KnownPapers } from './use-papers.ts';

interface Props {
  cid: string;
  known: KnownPapers;
  kind: 'list' | 'posters';
  found: number;
  filtered: boolean;
  onAll: () => void;
  children: ReactNode;
}

/** A list of papers, or why there is none. */
export function ListStates({ cid, known, kind, found, filtered, onAll, children }: Props) {
  const t = useT('papersPosters');
  const app = useT('app');
  const { papers, failure, loading, again } = known;
  if (papers === undefined)
    return failure ? (
      <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading }} />
    ) : (
      <div className="pa-count" role="status" aria-label={app('loading')}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height="1.4rem" />
        ))}
      </div>
    );
  if (papers === null)
    return (
      <EmptyState
        icon={fileText}
        title={t(`${kind}.none`)}
        text={t(`${kind}.noneText`)}
        action={
          <To name="paper" params={{ cid }} className={buttonClass('soft', 'sm')}>
            {t('list.ask')}
          </To>
        }
      />
    );
  return (
    <>
      {failure?.name === 'offline' && <OfflineNote>{t('list.kept')}</OfflineNote>}
      <p className="pa-count" role="status">
        {filtered ? t(`${kind}.found`, { count: found }) : t(`${kind}.count`, { count: known.count })}
      </p>
      {found === 0 && filtered ? (
        <EmptyState
          icon={search}
          title={t(`${kind}.notFound`)}
          text={t('list.notFoundText')}
          action={
            <Button variant="soft" size="sm" onClick={onAll}>
              {t('list.showAll')}
            </Button>
          }
        />
      ) : (
        children
      )}
    </>
  );
}
