import { newsCalls } from '@meetingapp/contract/news/article.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { newspaper } from '@meetingapp/ui/icons/icons-home.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { usualZone, useConference } from '../../../lib/parts/use-conference.ts';
import { isNumber } from '../data.ts';
import { ArticleRows } from '../parts/ArticleRows.tsx';
import { NewsPage } from '../parts/NewsPage.tsx';

/** S77: a conference's news, by column. */
export function InfoList() {
  const t = useT('news');
  const { id } = useParameters('infoList');
  const named = isNumber(id);
  const asked = useCall(newsCalls.columns, named ? { cid: id } : null, { kept: true, quiet: true });
  const conference = useConference(named ? id : null);
  const back = useBack('conferenceIndex', { cid: id });
  const columns = asked.answer?.columns ?? [];
  return (
    <NewsPage back={back} gone={t('none')} asked={asked} nameless={!named} cid={undefined}>
      <h1 className="t-2xl">{t('title')}</h1>
      {columns.map(({ id: columnId, name, count, articles }) => (
        <section key={columnId ?? 0}>
          {(columns.length > 1 || columnId !== null) && (
            <div className="head">
              <h2>{name || t('others')}</h2>
              {columnId !== null && count > articles.length && (
                <Link name="moreInfo" params={{ id: columnId }} query={{ cid: id }}>
                  {t('all', { count })}
                </Link>
              )}
            </div>
          )}
          <ArticleRows articles={articles} cid={id} zone={conference?.zone ?? usualZone} />
        </section>
      ))}
      {columns.length === 0 && <EmptyState icon={newspaper} title={t('none')} text={t('noneText')} />}
    </NewsPage>
  );
}
