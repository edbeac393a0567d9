import './writing.css';
import type { TextPreviewMessage } from '@meetingapp/contract/news/console.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { App, Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { VersionConflict } from '../layout/VersionConflict.tsx';
import { Page } from '../layout/Page.tsx';
import { TextFrame } from '../texts/TextFrame.tsx';
import { useT } from '../texts/texts.ts';
import type { Writing } from './use-writing.ts';

interface WritingPageProps {
  title: string;
  /** Accessible names of form and preview. */
  names: { form: string; preview: string };
  writing: Writing;
  /** The saved item; null: a new one. `address` is its page on the phone. */
  kept: { version: number; standing: 'draft' | 'planned' | 'published' | 'removed'; address: string } | null;
  /** True when a publishing time was set. */
  later?: boolean;
  /** Message when a colleague has saved since the edit began. */
  conflict: string;
  back: string;
  close: () => void;
  /** Resolves to true on success. */
  remove: () => Promise<boolean>;
  restore: { busy: boolean; run: () => void };
  language: 'zh' | 'en';
  preview: TextPreviewMessage['text'];
  children: ReactNode;
}

/** Editor beside a phone preview, with all actions of the item. */
export function WritingPage(props: WritingPageProps) {
  const { writing, kept, close, restore } = props;
  const t = useT('writing');
  const { changed, value } = writing;
  return (
    <Page
      title={props.title}
      facts={changed ? t('unsaved') : kept ? t(`standings.${kept.standing}`) : ''}
      actions={
        <>
          <Button onClick={close}>{props.back}</Button>
          <Acts {...props} />
          {kept?.standing === 'removed' ? (
            <Button type="primary" loading={restore.busy} onClick={restore.run}>
              {t('restore')}
            </Button>
          ) : (
            <Saving writing={writing} later={props.later === true} />
          )}
        </>
      }
    >
      <div className="writing">
        <section className="form" aria-label={props.names.form}>
          {writing.clash && kept && (
            <VersionConflict
              said={props.conflict}
              theirs={t('showTheirs')}
              mine={t('keepMine')}
              showTheirs={writing.showTheirs}
              keepMine={() => void writing.submit(value.state, kept.version)}
            />
          )}
          {props.children}
        </section>
        <section className="stage" aria-label={props.names.preview}>
          <TextFrame language={props.language} text={props.preview} />
        </section>
      </div>
    </Page>
  );
}

function Saving({ writing: { value, changed, may, busy, submit }, later }: { writing: Writing; later: boolean }) {
  const t = useT('writing');
  const published = value.state === 'published';
  return (
    <>
      {!published && (
        <Button disabled={!may || !changed} loading={busy} onClick={() => void submit('draft')}>
          {t('saveDraft')}
        </Button>
      )}
      <Button
        type="primary"
        disabled={!may || (published && !changed)}
        loading={busy}
        onClick={() => void submit('published')}
      >
        {t(published ? 'save' : later ? 'publishLater' : 'publish')}
      </Button>
    </>
  );
}

function Acts({ writing, kept, remove, close }: WritingPageProps) {
  const t = useT('writing');
  const { message } = App.useApp();
  const { changed, may } = writing;
  const isOut = kept !== null && (kept.standing === 'published' || kept.standing === 'planned');
  const acts = [
    ...(kept ? [{ key: 'copy', label: t('copy') }] : []),
    ...(kept?.standing === 'published' ? [{ key: 'open', label: t('open') }] : []),
    ...(changed ? [{ key: 'discard', label: t('discard') }] : []),
    ...(isOut && may ? [{ key: 'withdraw', label: t('withdraw') }] : []),
    ...(kept && may ? [{ key: 'remove', label: t('remove'), danger: true }] : []),
  ];
  async function act(key: string) {
    if (key === 'discard') writing.forget();
    if (key === 'withdraw') await writing.submit('draft');
    if (!kept) return;
    if (key === 'open') window.open(basePath + kept.address, '_blank', 'noopener');
    if (key === 'copy') {
      await navigator.clipboard.writeText(kept.address);
      void message.success(t('copied', { address: kept.address }), 4);
    }
    if (key === 'remove' && (await remove())) close();
  }
  if (acts.length === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items: acts, onClick: ({ key }) => void act(key) }}>
      <Button>{t('more')}</Button>
    </Dropdown>
  );
}
