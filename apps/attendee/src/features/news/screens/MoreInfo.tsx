import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { newspaper } from '@meetingapp/ui/icons/icons-home.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { usualZone, useConference } from '../../../lib/parts/use-conference.ts';
import { isNumber, useColumn } from '../data.ts';
import { ArticleRows } from '../parts/ArticleRows.tsx';
import { NewsPage } from '../parts/NewsPage.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** S78: all articles of one column; further pages load near the end. */
export function MoreInfo() {
  const t = useT('news');
  const { id } = useParameters('moreInfo');
  const column = useColumn(id);
  const { answer, articles, more, fetching, failed } = column;
  const search = useSearch();
  const cid = answer?.cid ?? search['cid'];
  useNamedConference(answer?.cid);
  const conference = useConference(cid ?? null);
  const back = useBack('infoList', { id: cid ?? '0' });
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(() => void column.older());
  useTitle(answer?.name ?? '');
  const count = articles.length;
  useEffect(() => {
    const node = end.current;
    if (!node || !more || failed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [count, more, failed]);
  return (
    <NewsPage
      back={back}
      gone={t('columnGone')}
      asked={column}
      nameless={!isNumber(id)}
      cid={cid === undefined ? undefined : String(cid)}
    >
      <h1 className="t-2xl">{answer?.name}</h1>
      {count > 0 && <ArticleRows articles={articles} cid={cid ?? '0'} zone={conference?.zone ?? usualZone} />}
      {count === 0 && <EmptyState icon={newspaper} title={t('none')} text={t('noneText')} />}
      {count > 0 && (
        <div className="news-end" ref={end} role="status">
          {more && (
            <Button variant="soft" size="sm" loading={fetching} onClick={() => void column.older()}>
              {t(fetching ? 'moreLoading' : 'more')}
            </Button>
          )}
          {!more && t('end', { count })}
        </div>
      )}
    </NewsPage>
  );
}
