import type { ListedPaper, PaperListKind } from '@meetingapp/contract/papers/list.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import type { ReactNode } from 'react';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { usePapers } from './use-papers.ts';
import type { KnownPapers } from './use-papers.ts';

interface Props {
  cid: string;
  id: string;
  kind: PaperListKind;
  children: (paper: ListedPaper, known: KnownPapers) => ReactNode;
}

/** Loads the paper named in the address; shows a message when there is none. */
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
            <Link name={path} params={{ cid }} className={buttonClass('soft', 'sm')}>
              {t('list.toList')}
            </Link>
          }
        />
      )}
    </Page>
  );
}
