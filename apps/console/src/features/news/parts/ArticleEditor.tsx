import { roles } from '@meetingapp/contract/call.ts';
import { newsConsoleCalls as calls, type StoredArticle } from '@meetingapp/contract/news/console.ts';
import { href } from '@meetingapp/contract/paths.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useState } from 'react';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useWriting } from '../../../lib/writing/use-writing.ts';
import { WritingPage } from '../../../lib/writing/WritingPage.tsx';
import { blank, writtenOf, type Written } from '../view.ts';
import { ArticleForm } from './ArticleForm.tsx';

interface ArticleEditorProps {
  /** Null: a new one. */
  article: StoredArticle | null;
  close: () => void;
  saved: (id: number) => void;
}

/** One article with a live phone preview. */
export function ArticleEditor({ article, close, saved }: ArticleEditorProps) {
  const t = useT('newsConsole');
  const w = useT('writing');
  const own = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.setUp) && article?.standing !== 'removed';
  const [language, setLanguage] = useState(own);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { answer } = useCall(calls.list, { cid });
  const refreshes = [calls.list, calls.read];
  const save = useChange(calls.save, { refreshes, quiet: true });
  const remove = useChange(calls.remove, { refreshes, said: w('removed') });
  const restore = useChange(calls.restore, { refreshes });
  const writing = useWriting<Written, { articleId: number }>({
    name: `article/${cid}`,
    id: article?.id ?? null,
    idOf: ({ articleId }) => articleId,
    kept: article ? writtenOf(article) : blank,
    may: mayWrite,
    read: calls.read,
    within: 'article',
    send: (value) => save.change({ cid, article: { ...value, id: article?.id ?? null } }),
    saved: ({ articleId }) => saved(articleId),
  });
  const { value } = writing;
  const say = (text: { zh: string; en: string }) => pickLanguage(text, language);
  const column = answer?.columns.find(({ id }) => id === value.columnId);
  return (
    <WritingPage
      title={(article && (article.title[own] || article.title.zh || article.title.en)) || t('add')}
      names={{ form: t('one'), preview: t('preview') }}
      writing={writing}
      kept={article && { ...article, address: href('infoDetails', { infoid: article.id }, { cid }) }}
      later={value.from !== null}
      of={article && { cid, subject: 'article', id: article.id }}
      describe={{
        columnId: (id) => {
          const named = answer?.columns.find((one) => one.id === Number(id));
          return named ? pickLanguage(named.name, own) : '';
        },
      }}
      back={t('back')}
      close={close}
      remove={async () => article !== null && (await remove.change({ cid, articleId: article.id })).ok}
      restore={{ busy: restore.busy, run: () => article && void restore.change({ cid, articleId: article.id }) }}
      language={language}
      preview={{
        title: say(value.title),
        column: column ? say(column.name) : '',
        source: say(value.source),
        at: value.from ?? today,
        cover: value.cover,
        summary: say(value.summary),
        html: say(value.html),
      }}
    >
      <ArticleForm
        value={value}
        change={writing.change}
        columns={answer?.columns ?? []}
        fault={(field) => writing.faults[field]}
        disabled={!mayWrite}
        onLanguage={setLanguage}
      />
      {article && <History cid={cid} subject="article" id={article.id} />}
    </WritingPage>
  );
}
