import type { ListedPaper, PaperListKind } from '@meetingapp/contract/papers-list.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import type { ReactNode } from 'react';
import { To, useBack } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { usePapers } from './use-papers.ts';
import type { KnownPapers } from './use-papers.ts';

interface Props {
  cid: string;
  id: string;
  kind: PaperListKind;
  children: (paper: ListedPaper, known: KnownPapers) => ReactNode;
}

/** Finds the paper that an address means; says so where there is none. */
export function PaperGate({ cid, id, kind, children }: Props) {
  const t = useT('papersPosters');
  const app = useT('app');
  const path = kind === 'papers' ? 'paper3' : 'posterList';
  const back = useBack(path, { cid });
  const known = usePapers(cid, kind);
  const paper = known.papers?.find((one) => String(one.id) === id);
  if (paper) return children(paper, known);
  const waits = known.papers !== null && !known.whole && !known.failure;
  return (
    <Page kind="plain" top={<TopBar back={{ label: app('back'), onPress: back }} />}>
      {waits && (
        <div role="status" aria-label={app('loading')}>
          <Skeleton height="1.2rem" />
          <Skeleton height="4rem" />
        </div>
      )}
      {!waits && known.failure && !known.whole && (
        <ErrorState
          heading
          title={known.failure.msg}
          retry={{ label: app('retry'), onPress: known.again, loading: known.loading }}
        />
      )}
      {!waits && (known.whole || known.papers === null) && (
        <EmptyState
          heading
          icon={fileText}
          title={t('list.gone')}
          text={t('list.goneText')}
          action={
            <To name={path} params={{ cid }} className={buttonClass('soft', 'sm')}>
              {t('list.toList')}
            </To>
          }
        />
      )}
    </Page>
  );
}
