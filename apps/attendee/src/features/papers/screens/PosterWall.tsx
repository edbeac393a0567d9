import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { presentation } from '@meetingapp/ui/icons/icons-home.ts';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { usePapers } from '../list/use-papers.ts';
import { PosterSlides } from '../poster/PosterSlides.tsx';

/** S75: the poster wall for a large screen, a slideshow. */
export function PosterWall() {
  const t = useT('papersPosters');
  const app = useT('app');
  const { cid } = useParameters('poster');
  const known = usePapers(cid, 'posters');
  const shown = known.papers?.filter(({ sheet }) => sheet !== null) ?? [];
  if (shown.length > 0)
    return <PosterSlides cid={cid} papers={shown} topics={known.topics} offline={known.failure?.name === 'offline'} />;
  return (
    <Page>
      {known.papers !== undefined && (
        <EmptyState heading icon={presentation} title={t('wall.none')} text={t('wall.noneText')} />
      )}
      {known.papers === undefined && known.failure && (
        <ErrorState
          heading
          title={known.failure.msg}
          retry={{ label: app('retry'), onPress: known.again, loading: known.loading }}
        />
      )}
    </Page>
  );
}
