import { roles } from '@meetingapp/contract/call.ts';
import { pagesConsoleCalls as calls, type StoredPage } from '@meetingapp/contract/pages/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Form } from 'antd';
import { useState } from 'react';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { BilingualText } from '../../../lib/forms/BilingualText.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { CoverField } from '../../../lib/forms/CoverField.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useWriting } from '../../../lib/writing/use-writing.ts';
import { WritingPage } from '../../../lib/writing/WritingPage.tsx';
import { addressOfPage, blankOf, writtenOf, type Written } from '../view.ts';
import { TopicEntries } from './TopicEntries.tsx';

interface PageEditorProps {
  /** Null: a new one. */
  page: StoredPage | null;
  kind: StoredPage['kind'];
  close: () => void;
  saved: (id: number) => void;
}

/** One page or topic with a live phone preview. */
export function PageEditor({ page, kind, close, saved }: PageEditorProps) {
  const t = useT('pagesConsole');
  const w = useT('writing');
  const own = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.setUp) && page?.standing !== 'removed';
  const [language, setLanguage] = useState(own);
  const refreshes = [calls.list, calls.read];
  const save = useChange(calls.save, { refreshes, quiet: true });
  const remove = useChange(calls.remove, { refreshes, said: w('removed') });
  const restore = useChange(calls.restore, { refreshes });
  const writing = useWriting<Written, { pageId: number }>({
    name: `${kind}/${cid}`,
    id: page?.id ?? null,
    idOf: ({ pageId }) => pageId,
    kept: page ? writtenOf(page) : blankOf(kind),
    may: mayWrite,
    read: calls.read,
    within: 'page',
    send: ({ names: _names, ...wish }) => save.change({ cid, page: { ...wish, id: page?.id ?? null } }),
    saved: ({ pageId }) => saved(pageId),
  });
  const { value, change } = writing;
  const fault = Object.values(writing.faults)[0];
  const say = (text: { zh: string; en: string }) => pickLanguage(text, language);
  const isPage = kind === 'page';
  const textLabel = t(isPage ? 'html' : 'introduction');
  return (
    <WritingPage
      title={(page && (page.title[own] || page.title.zh || page.title.en)) || t(isPage ? 'addPage' : 'addSubject')}
      names={{ form: t(kind), preview: w('open') }}
      writing={writing}
      kept={page && { ...page, address: addressOfPage(kind, page.id, cid) }}
      of={page && { cid, subject: 'web_page', id: page.id }}
      back={t('back')}
      close={close}
      remove={async () => page !== null && (await remove.change({ cid, pageId: page.id })).ok}
      restore={{ busy: restore.busy, run: () => page && void restore.change({ cid, pageId: page.id }) }}
      language={language}
      preview={{
        title: say(value.title),
        column: '',
        source: '',
        at: null,
        cover: value.cover,
        summary: '',
        html: say(value.html),
      }}
    >
      <Form layout="vertical" disabled={!mayWrite}>
        <Form.Item label={w('title')} {...(fault ? { validateStatus: 'error' as const, help: fault } : {})}>
          <BilingualInput
            label={w('title')}
            maxLength={120}
            value={value.title}
            disabled={!mayWrite}
            onChange={(title) => change({ title })}
          />
        </Form.Item>
        {!isPage && (
          <Form.Item label={w('cover')}>
            <CoverField value={value.cover} disabled={!mayWrite} onChange={(cover) => change({ cover })} />
          </Form.Item>
        )}
        <Form.Item label={textLabel}>
          <BilingualText
            label={textLabel}
            low={!isPage}
            value={value.html}
            disabled={!mayWrite}
            onChange={(html) => change({ html })}
            onLanguage={setLanguage}
          />
        </Form.Item>
      </Form>
      {!isPage && <TopicEntries value={value} change={change} disabled={!mayWrite} />}
      {page && <History cid={cid} subject="web_page" id={page.id} />}
    </WritingPage>
  );
}
