import '../parts/news.css';
import { newsConsoleCalls as calls } from '@meetingapp/contract/news/console.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useOpenRowOrNew } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ArticleEditor } from '../parts/ArticleEditor.tsx';
import { ArticleList } from '../parts/ArticleList.tsx';

/** News of a conference: the list, or the open article. */
export function News() {
  const t = useT('newsConsole');
  const cid = useCid();
  const [open, setOpen] = useOpenRowOrNew();
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
