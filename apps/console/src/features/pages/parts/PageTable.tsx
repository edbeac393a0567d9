import type { ListedPage } from '@meetingapp/contract/pages/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { App, Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { addressOfPage } from '../view.ts';

const colours = { draft: 'default', published: 'success', removed: 'error' } as const;

interface PageTableProps {
  kind: ListedPage['kind'];
  pages: readonly ListedPage[];
  open: (id: number) => void;
  add: ReactNode;
}

/** Pages or topics with their addresses. */
export function PageTable({ kind, pages, open, add }: PageTableProps) {
  const t = useT('pagesConsole');
  const w = useT('writing');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  if (pages.length === 0)
    return (
      <EmptyState
        icon={fileText}
        title={t(kind === 'page' ? 'none' : 'noSubjects')}
        text={t(kind === 'page' ? 'noneText' : 'noSubjectsText')}
      >
        {add}
      </EmptyState>
    );
  async function copy(address: string) {
    await navigator.clipboard.writeText(address);
    void message.success(w('copied', { address }), 4);
  }
  return (
    <ListTable<ListedPage>
      rows={pages}
      open={null}
      columns={[
        {
          title: w('title'),
          render: (_value, { id, title }) => (
            <button type="button" onClick={() => open(id)}>
              <b>{pickLanguage(title, language) || w('untitled')}</b>
            </button>
          ),
        },
        ...(kind === 'subject'
          ? [{ title: t('entries'), width: 90, render: (_value: unknown, { entries }: ListedPage) => entries }]
          : []),
        {
          title: w('state'),
          width: 190,
          render: (_value, { standing, title }) => (
            <>
              <Tag color={colours[standing]}>{w(`standings.${standing}`)}</Tag>
              {title.en === '' && <Tag>{w('noEnglish')}</Tag>}
            </>
          ),
        },
        {
          title: t('address'),
          width: 280,
          render: (_value, { id }) => {
            const address = addressOfPage(kind, id, cid);
            return (
              <span className="row">
                <span className="grow quiet">{address}</span>
                <Button size="small" type="text" onClick={() => void copy(address)}>
                  {w('copy')}
                </Button>
              </span>
            );
          },
        },
      ]}
    />
  );
}
