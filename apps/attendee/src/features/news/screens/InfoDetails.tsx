import { newsCalls } from '@meetingapp/contract/news.ts';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { share2 } from '@meetingapp/ui/icons.ts';
import { addressOf } from '../../../lib/address.ts';
import { To, useBack } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useParameters, useSearch } from '../../../lib/page.ts';
import { sharePage } from '../../../lib/share-page.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useCall } from '../../../lib/use-call.ts';
import { isNumber } from '../data.ts';
import { ArticleRows } from '../parts/ArticleRows.tsx';
import { ArticleView } from '../parts/ArticleView.tsx';
import { NewsPage } from '../parts/NewsPage.tsx';

/** S79: one article, with what belongs beside it. */
export function InfoDetails() {
  const t = useT('news');
  const language = useLanguage();
  const { infoid } = useParameters('infoDetails');
  const named = isNumber(infoid);
  const asked = useCall(newsCalls.article, named ? { articleId: infoid } : null, { kept: true, quiet: true });
  const { answer } = asked;
  const search = useSearch();
  const cid = answer?.cid ?? search['cid'];
  const back = useBack('infoList', { id: cid ?? '0' });
  useTitle(answer?.article.title ?? '');
  async function share() {
    if (!answer) return;
    const { title, summary, cover } = answer.article;
    const query = { cid: answer.cid, ...(language === 'en' ? { lang: 'en' } : {}) };
    const address = addressOf('infoDetails', { infoid }, query, {});
    await sharePage(
      { title, text: summary, address, image: cover ?? '' },
      { copied: t('linkCopied'), notCopied: t('linkNotCopied') },
    );
  }
  return (
    <NewsPage
      kind="plain"
      className="news-article"
      back={back}
      actions={answer && <IconButton icon={share2} label={t('share')} onClick={() => void share()} />}
      gone={t('gone')}
      asked={asked}
      nameless={!named}
      cid={cid === undefined ? undefined : String(cid)}
    >
      {answer && (
        <>
          <ArticleView article={answer.article} cid={answer.cid} zone={answer.zone} />
          {answer.related.length > 0 && (
            <section>
              <div className="head">
                <h2>{t('related')}</h2>
              </div>
              <ArticleRows articles={answer.related} cid={answer.cid} zone={answer.zone} />
            </section>
          )}
          <p className="to-all">
            <To name="infoList" params={{ id: answer.cid }} className={buttonClass('soft', 'sm')}>
              {t('toAll')}
            </To>
          </p>
        </>
      )}
    </NewsPage>
  );
}
