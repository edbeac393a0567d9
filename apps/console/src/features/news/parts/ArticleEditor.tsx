import { roles } from '@meetingapp/contract/call.ts';
import { newsConsoleCalls as calls, type StoredArticle } from '@meetingapp/contract/news-console.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { App, Button, Dropdown } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCid, useRole } from '../../../lib/conference.ts';
import { History } from '../../../lib/History.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { Page } from '../../../lib/Page.tsx';
import { TextFrame } from '../../../lib/TextFrame.tsx';
import { useT } from '../../../lib/texts.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Clash } from '../../../lib/Clash.tsx';
import { blank, writtenOf, type Written } from '../view.ts';
import { ArticleForm } from './ArticleForm.tsx';

interface ArticleEditorProps {
  /** Null: a new one. */
  article: StoredArticle | null;
  close: () => void;
  saved: (id: number) => void;
}

/** One article beside the phone that shows it. What is typed survives a reload and a colleague's saving. */
export function ArticleEditor({ article, close, saved }: ArticleEditorProps) {
  const t = useT('newsConsole');
  const own = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const mayWrite = useRole(roles.setUp) && article?.standing !== 'removed';
  const [language, setLanguage] = useState(own);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [clash, setClash] = useState(false);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const draft = useDraft<Written>(`article/${cid}/${article?.id ?? 'new'}`, article ? writtenOf(article) : blank);
  const { answer } = useCall(calls.list, { cid });
  const refreshes = [calls.list, calls.read];
  const save = useChange(calls.save, { refreshes, quiet: true });
  const remove = useChange(calls.remove, { refreshes, said: t('removed') });
  const restore = useChange(calls.restore, { refreshes });
  const { value } = draft;

  async function submit(state: Written['state'], seen = value.seen) {
    const outcome = await save.change({ cid, article: { ...value, state, id: article?.id ?? null, seen } });
    if (outcome.ok) {
      draft.forget();
      setFaults({});
      setClash(false);
      void message.success(t(state === 'published' ? 'published' : 'saved'), 2);
      return saved(outcome.answer.articleId);
    }
    const { failure } = outcome;
    setFaults(Object.fromEntries(failure.faults.map(({ field, text }) => [field.replace(/^article\./, ''), text])));
    if (failure.name === 'changed_meanwhile') {
      setClash(true);
      await refresh(calls.read);
    } else void message.error(failure.msg, 5);
  }
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (mayWrite && draft.changed && !save.busy) void submit(value.state);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => saveByKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const say = (text: { zh: string; en: string }) => text[language] || text.zh || text.en;
  const column = answer?.columns.find(({ id }) => id === value.columnId);
  const published = value.state === 'published';
  const address = article ? href('infoDetails', { infoid: article.id }, { cid }) : '';
  const title = (article && (article.title[own] || article.title.zh || article.title.en)) || t('add');
  const acts = [
    ...(article ? [{ key: 'copy', label: t('copy') }] : []),
    ...(article?.standing === 'published' ? [{ key: 'open', label: t('open') }] : []),
    ...(draft.changed ? [{ key: 'discard', label: t('discard') }] : []),
    ...(article?.state === 'published' && mayWrite ? [{ key: 'withdraw', label: t('withdraw') }] : []),
    ...(article && mayWrite ? [{ key: 'remove', label: t('remove'), danger: true }] : []),
  ];
  async function act(key: string) {
    if (key === 'open') window.open(basePath + address, '_blank', 'noopener');
    if (key === 'discard') draft.forget();
    if (key === 'withdraw') await submit('draft');
    if (key === 'copy') {
      await navigator.clipboard.writeText(address);
      void message.success(t('copied', { address }), 4);
    }
    if (key === 'remove' && article && (await remove.change({ cid, articleId: article.id })).ok) close();
  }
  return (
    <Page
      title={title}
      facts={draft.changed ? t('unsaved') : article ? t(`standings.${article.standing}`) : ''}
      actions={
        <>
          <Button onClick={close}>{t('back')}</Button>
          {acts.length > 0 && (
            <Dropdown trigger={['click']} menu={{ items: acts, onClick: ({ key }) => void act(key) }}>
              <Button>{t('more')}</Button>
            </Dropdown>
          )}
          {article?.standing === 'removed' ? (
            <Button
              type="primary"
              loading={restore.busy}
              onClick={() => void restore.change({ cid, articleId: article.id })}
            >
              {t('restore')}
            </Button>
          ) : (
            <>
              {!published && (
                <Button disabled={!mayWrite || !draft.changed} loading={save.busy} onClick={() => void submit('draft')}>
                  {t('saveDraft')}
                </Button>
              )}
              <Button
                type="primary"
                disabled={!mayWrite || (published && !draft.changed)}
                loading={save.busy}
                onClick={() => void submit('published')}
              >
                {t(published ? 'save' : value.from === null ? 'publish' : 'publishLater')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="writing">
        <section className="form" aria-label={t('one')}>
          {clash && article && (
            <Clash
              said={t('conflict')}
              theirs={t('showTheirs')}
              mine={t('keepMine')}
              showTheirs={() => {
                draft.forget();
                setClash(false);
              }}
              keepMine={() => void submit(value.state, article.version)}
            />
          )}
          <ArticleForm
            value={value}
            change={(part) => draft.set({ ...value, ...part })}
            columns={answer?.columns ?? []}
            fault={(field) => faults[field]}
            disabled={!mayWrite}
            onLanguage={setLanguage}
          />
          {article && <History cid={cid} subject="article" id={article.id} />}
        </section>
        <section className="stage" aria-label={t('preview')}>
          <TextFrame
            language={language}
            text={{
              title: say(value.title),
              column: column ? say(column.name) : '',
              source: say(value.source),
              at: value.from ?? today,
              cover: value.cover,
              summary: say(value.summary),
              html: say(value.html),
            }}
          />
        </section>
      </div>
    </Page>
  );
}
