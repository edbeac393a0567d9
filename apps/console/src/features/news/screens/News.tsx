import '../parts/news.css';
import { newsConsoleCalls as calls } from '@meetingapp/contract/news-console.ts';
import { useCid } from '../../../lib/conference.ts';
import { useOpenedOrNew } from '../../../lib/opened.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ArticleEditor } from '../parts/ArticleEditor.tsx';
import { ArticleList } from '../parts/ArticleList.tsx';

/** The news of a conference: the list, or the article that is being written. */
export function News() {
  const t = useT('newsConsole');
  const cid = useCid();
  const [open, setOpen] = useOpenedOrNew();
  const asked = useCall(
    calls.read,
    { cid, articleId: open === 'new' || open === null ? 0 : open },
    {
      enabled: open !== null && open !== 'new',
    },
  );
  if (open === null) return <ArticleList open={setOpen} />;
  const close = () => setOpen(null);
  if (open === 'new') return <ArticleEditor key="new" article={null} close={close} saved={setOpen} />;
  const current = asked.answer?.article.id === open ? asked.answer : undefined;
  if (!current)
    return (
      <Page title={t('one')}>
        <Answered asked={{ ...asked, answer: current }}>{() => null}</Answered>
      </Page>
    );
  return <ArticleEditor key={open} article={current.article} close={close} saved={setOpen} />;
}
