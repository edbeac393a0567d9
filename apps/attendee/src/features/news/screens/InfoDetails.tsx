import { newsCalls } from '@meetingapp/contract/news/article.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { share2 } from '@meetingapp/ui/icons/icons.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { sharePage } from '../../../lib/device/share-page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isNumber } from '../data.ts';
import { ArticleRows } from '../parts/ArticleRows.tsx';
import { ArticleView } from '../parts/ArticleView.tsx';
import { NewsPage } from '../parts/NewsPage.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** S79: one article, with related articles. */
export function InfoDetails() {
  const t = useT('news');
  const language = useLanguage();
  const { infoid } = useParameters('infoDetails');
  const named = isNumber(infoid);
  const asked = useCall(newsCalls.article, named ? { articleId: infoid } : null, { kept: true, quiet: true });
  const { answer } = asked;
  const search = useSearch();
  const cid = answer?.cid ?? search['cid'];
  useNamedConference(answer?.cid);
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
            <Link name="infoList" params={{ id: answer.cid }} className={buttonClass('soft', 'sm')}>
              {t('toAll')}
            </Link>
          </p>
        </>
      )}
    </NewsPage>
  );
}
