import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { OfflineNote } from '@meetingapp/ui/feedback/OfflineNote.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { search } from '@meetingapp/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
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

/** A list of papers, or its loading, empty and error states. */
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
          <Link name="paper" params={{ cid }} className={buttonClass('soft', 'sm')}>
            {t('list.ask')}
          </Link>
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
