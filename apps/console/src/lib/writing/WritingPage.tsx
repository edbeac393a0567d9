import './writing.css';
import type { TextPreviewMessage } from '@meetingapp/contract/news/console.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { App, Button } from 'antd';
import { ActMenu } from '../layout/ActMenu.tsx';
import { ActButton } from '../layout/ActButton.tsx';
import type { ReactNode } from 'react';
import { DraftConflicts, type Describe } from '../forms/DraftConflicts.tsx';
import type { ConflictSubject } from '../forms/FieldConflicts.tsx';
import { Page } from '../layout/Page.tsx';
import { TextFrame } from '../texts/TextFrame.tsx';
import { useT } from '../texts/texts.ts';
import type { Writable, Writing } from './use-writing.ts';

interface WritingPageProps<Value extends Writable> {
  title: string;
  /** Accessible names of form and preview. */
  names: { form: string; preview: string };
  writing: Writing<Value>;
  /** The saved item; null: a new one. `address` is its page on the phone. */
  kept: { version: number; standing: 'draft' | 'planned' | 'published' | 'removed'; address: string } | null;
  /** True when a publishing time was set. */
  later?: boolean;
  /** The item in the audit log; null for a new one. */
  of: ConflictSubject | null;
  /** How values that are numbers or words of the program are shown beside a colleague's. */
  describe?: Describe<Value>;
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
export function WritingPage<Value extends Writable>(props: WritingPageProps<Value>) {
  const { writing, kept, close, restore } = props;
  const t = useT('writing');
  const c = useT('console');
  const { changed } = writing;
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
          {props.of && <DraftConflicts of={props.of} draft={writing.draft} describe={props.describe ?? {}} />}
          {writing.clash && writing.draft.conflicts.length === 0 && (
            <p className="note soon" role="alert">
              {c('conflict.merged')}
            </p>
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

function Saving<Value extends Writable>({
  writing: { draft, value, changed, may: mayWrite, busy, submit },
  later,
}: {
  writing: Writing<Value>;
  later: boolean;
}) {
  const t = useT('writing');
  const conflicting = draft.conflicts.length > 0;
  const published = value.state === 'published';
  return (
    <>
      {!published && (
        <ActButton
          lacks={{ onlyView: !mayWrite, conflictsFirst: conflicting, nothingChanged: !changed }}
          loading={busy}
          onClick={() => void submit('draft')}
        >
          {t('saveDraft')}
        </ActButton>
      )}
      <ActButton
        type="primary"
        lacks={{ onlyView: !mayWrite, conflictsFirst: conflicting, nothingChanged: published && !changed }}
        loading={busy}
        onClick={() => void submit('published')}
      >
        {t(published ? 'save' : later ? 'publishLater' : 'publish')}
      </ActButton>
    </>
  );
}

function Acts<Value extends Writable>({ writing, kept, remove, close }: WritingPageProps<Value>) {
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
    <ActMenu menu={{ items: acts, onClick: ({ key }) => void act(key) }}>
      <Button>{t('more')}</Button>
    </ActMenu>
  );
}
