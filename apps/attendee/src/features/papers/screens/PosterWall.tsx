import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { presentation } from '@meetingapp/ui/icons-home.ts';
import { useParameters } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { usePapers } from '../parts/use-papers.ts';
import { Wall } from '../parts/Wall.tsx';

/** S75: the poster wall for a large screen, which plays by itself. */
export function PosterWall() {
  const t = useT('papersPosters');
  const app = useT('app');
  const { cid } = useParameters('poster');
  const known = usePapers(cid, 'posters');
  const shown = known.papers?.filter(({ sheet }) => sheet !== null) ?? [];
  if (shown.length > 0)
    return <Wall cid={cid} papers={shown} topics={known.topics} offline={known.failure?.name === 'offline'} />;
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
