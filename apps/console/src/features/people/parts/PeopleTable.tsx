import type { ListedExpert } from '@meetingapp/contract/people.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { mic } from '@meetingapp/ui/icons/icons-home.ts';
import { Button, Table } from 'antd';
import type { CallFailure } from '../../../lib/calls/call.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Failed } from '../../../lib/layout/Page.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Waiting } from '../../../lib/layout/Waiting.tsx';

interface PeopleTableProps {
  people: {
    pages: readonly { experts: readonly ListedExpert[]; total: number; next: number | null }[] | undefined;
    failure: CallFailure | null;
    asking: boolean;
    more: () => void;
    again: () => void;
  };
  opened: number | null;
  open: (id: number) => void;
  searched: boolean;
  /** Adds the first person. */
  add: ReactNode;
}

/** People of the programme, sorted by reading. */
export function PeopleTable({
  people: { pages, failure, asking, more, again },
  opened,
  open,
  searched,
  add,
}: PeopleTableProps) {
  const t = useT('peopleConsole');
  const language = useLanguage();
  if (!pages && failure) return <Failed failure={failure} asking={asking} again={again} />;
  if (!pages) return <Waiting />;
  const rows = pages.flatMap(({ experts }) => experts);
  if (rows.length === 0)
    return searched ? (
      <p className="pad quiet">{t('notFound')}</p>
    ) : (
      <EmptyState icon={mic} title={t('none')} text={t('noneText')}>
        {add}
      </EmptyState>
    );
  const next = pages.at(-1)?.next ?? null;
  return (
    <>
      <Table<ListedExpert>
        className="edge"
        size="small"
        pagination={false}
        rowKey="id"
        dataSource={rows}
        rowClassName={({ id }) => (id === opened ? 'open' : '')}
        onRow={({ id }) => ({ onClick: () => open(id), style: { cursor: 'pointer' } })}
        columns={[
          {
            title: t('columns.name'),
            key: 'name',
            width: 200,
            render: (_value, { id, name }) => (
              <button type="button" className="person-name" onClick={() => open(id)}>
                <b>{pickLanguage(name, language)}</b>{' '}
                {name.zh !== '' && name.en !== '' && name.zh !== name.en && (
                  <span className="quiet-2">{name[language === 'zh' ? 'en' : 'zh']}</span>
                )}
              </button>
            ),
          },
          {
            title: t('columns.affiliation'),
            key: 'affiliation',
            ellipsis: true,
            render: (_value, { affiliation }) => pickLanguage(affiliation, language),
          },
          { title: t('columns.email'), dataIndex: 'email', width: 220, ellipsis: true },
          { title: t('columns.items'), dataIndex: 'items', width: 72, align: 'right' },
          {
            title: t('columns.account'),
            key: 'linked',
            width: 96,
            render: (_value, { linked }) => (linked ? t('linked') : ''),
          },
        ]}
      />
      {next !== null && (
        <p className="pad">
          <Button loading={asking} onClick={more}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  );
}
