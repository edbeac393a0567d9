import { roles } from '@meetingapp/contract/call.ts';
import { pagesConsoleCalls as calls, type StoredPage } from '@meetingapp/contract/pages-console.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { App, Button, Dropdown, Form } from 'antd';
import { useState } from 'react';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { BilingualText } from '../../../lib/BilingualText.tsx';
import { Clash } from '../../../lib/Clash.tsx';
import { useCid, useRole } from '../../../lib/conference.ts';
import { CoverField } from '../../../lib/CoverField.tsx';
import { History } from '../../../lib/History.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { Page } from '../../../lib/Page.tsx';
import { TextFrame } from '../../../lib/TextFrame.tsx';
import { useT } from '../../../lib/texts.ts';
import { refresh } from '../../../lib/use-call.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { addressOfPage, blankOf, writtenOf, type Written } from '../view.ts';
import { Entries } from './Entries.tsx';

interface PageEditorProps {
  /** Null: a new one. */
  page: StoredPage | null;
  kind: StoredPage['kind'];
  close: () => void;
  saved: (id: number) => void;
}

/** One page or topic beside the phone that shows it. What is typed survives a reload and a colleague's saving. */
export function PageEditor({ page, kind, close, saved }: PageEditorProps) {
  const t = useT('pagesConsole');
  const own = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const mayWrite = useRole(roles.setUp) && page?.standing !== 'removed';
  const [language, setLanguage] = useState(own);
  const [fault, setFault] = useState('');
  const [clash, setClash] = useState(false);
  const draft = useDraft<Written>(`page/${cid}/${page?.id ?? `new-${kind}`}`, page ? writtenOf(page) : blankOf(kind));
  const refreshes = [calls.list, calls.read];
  const save = useChange(calls.save, { refreshes, quiet: true });
  const remove = useChange(calls.remove, { refreshes, said: t('removed') });
  const restore = useChange(calls.restore, { refreshes });
  const { value } = draft;
  const change = (part: Partial<Written>) => draft.set({ ...value, ...part });

  async function submit(state: Written['state'], seen = value.seen) {
    const { names: _names, ...wish } = value;
    const outcome = await save.change({ cid, page: { ...wish, state, id: page?.id ?? null, seen } });
    setClash(!outcome.ok && outcome.failure.name === 'changed_meanwhile');
    setFault(outcome.ok ? '' : (outcome.failure.faults[0]?.text ?? ''));
    if (outcome.ok) {
      draft.forget();
      void message.success(t(state === 'published' ? 'published' : 'saved'), 2);
      return saved(outcome.answer.pageId);
    }
    if (outcome.failure.name === 'changed_meanwhile') await refresh(calls.read);
    else void message.error(outcome.failure.msg, 5);
  }
  const say = (text: { zh: string; en: string }) => text[language] || text.zh || text.en;
  const published = value.state === 'published';
  const address = page ? addressOfPage(kind, page.id, cid) : '';
  const acts = [
    ...(page ? [{ key: 'copy', label: t('copy') }] : []),
    ...(page?.standing === 'published' ? [{ key: 'open', label: t('open') }] : []),
    ...(draft.changed ? [{ key: 'discard', label: t('discard') }] : []),
    ...(page?.standing === 'published' && mayWrite ? [{ key: 'withdraw', label: t('withdraw') }] : []),
    ...(page && mayWrite ? [{ key: 'remove', label: t('remove'), danger: true }] : []),
  ];
  async function act(key: string) {
    if (key === 'open') window.open(basePath + address, '_blank', 'noopener');
    if (key === 'discard') draft.forget();
    if (key === 'withdraw') await submit('draft');
    if (key === 'copy') {
      await navigator.clipboard.writeText(address);
      void message.success(t('copied', { address }), 4);
    }
    if (key === 'remove' && page && (await remove.change({ cid, pageId: page.id })).ok) close();
  }
  const textLabel = t(kind === 'page' ? 'html' : 'introduction');
  return (
    <Page
      title={
        (page && (page.title[own] || page.title.zh || page.title.en)) || t(kind === 'page' ? 'addPage' : 'addSubject')
      }
      facts={draft.changed ? t('unsaved') : page ? t(`standings.${page.standing}`) : ''}
      actions={
        <>
          <Button onClick={close}>{t('back')}</Button>
          {acts.length > 0 && (
            <Dropdown trigger={['click']} menu={{ items: acts, onClick: ({ key }) => void act(key) }}>
              <Button>{t('more')}</Button>
            </Dropdown>
          )}
          {page?.standing === 'removed' ? (
            <Button type="primary" loading={restore.busy} onClick={() => void restore.change({ cid, pageId: page.id })}>
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
                {t(published ? 'save' : 'publish')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="writing">
        <section className="form" aria-label={t(kind)}>
          {clash && page && (
            <Clash
              said={t('conflict')}
              theirs={t('showTheirs')}
              mine={t('keepMine')}
              showTheirs={() => {
                draft.forget();
                setClash(false);
              }}
              keepMine={() => void submit(value.state, page.version)}
            />
          )}
          <Form layout="vertical" disabled={!mayWrite}>
            <Form.Item label={t('title')} {...(fault ? { validateStatus: 'error' as const, help: fault } : {})}>
              <BilingualInput
                label={t('title')}
                maxLength={120}
                value={value.title}
                disabled={!mayWrite}
                onChange={(title) => change({ title })}
              />
            </Form.Item>
            {kind === 'subject' && (
              <Form.Item label={t('cover')}>
                <CoverField value={value.cover} disabled={!mayWrite} onChange={(cover) => change({ cover })} />
              </Form.Item>
            )}
            <Form.Item label={textLabel}>
              <BilingualText
                label={textLabel}
                low={kind === 'subject'}
                value={value.html}
                disabled={!mayWrite}
                onChange={(html) => change({ html })}
                onLanguage={setLanguage}
              />
            </Form.Item>
          </Form>
          {kind === 'subject' && <Entries value={value} change={change} disabled={!mayWrite} />}
          {page && <History cid={cid} subject="web_page" id={page.id} />}
        </section>
        <section className="stage" aria-label={t('open')}>
          <TextFrame
            language={language}
            text={{
              title: say(value.title),
              column: '',
              source: '',
              at: null,
              cover: value.cover,
              summary: '',
              html: say(value.html),
            }}
          />
        </section>
      </div>
    </Page>
  );
}
