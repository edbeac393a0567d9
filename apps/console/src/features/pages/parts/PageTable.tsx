import type { ListedPage } from '@meetingapp/contract/pages-console.ts';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { App, Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ListTable } from '../../../lib/ListTable.tsx';
import { useT } from '../../../lib/texts.ts';
import { addressOfPage } from '../view.ts';

const colours = { draft: 'default', published: 'success', removed: 'error' } as const;

interface PageTableProps {
  kind: ListedPage['kind'];
  pages: readonly ListedPage[];
  open: (id: number) => void;
  add: ReactNode;
}

/** Pages or topics, with the address of each. */
export function PageTable({ kind, pages, open, add }: PageTableProps) {
  const t = useT('pagesConsole');
  const w = useT('writing');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  if (pages.length === 0)
    return (
      <Blank
        icon={fileText}
        title={t(kind === 'page' ? 'none' : 'noSubjects')}
        text={t(kind === 'page' ? 'noneText' : 'noSubjectsText')}
      >
        {add}
      </Blank>
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
              <b>{title[language] || title.zh || title.en || w('untitled')}</b>
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
