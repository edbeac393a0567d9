import './ConferenceTable.css';
import { Link } from '@tanstack/react-router';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { smartphone } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Table, Tag } from 'antd';
import type { TableProps } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Row } from '../data.ts';
import { daysOf, publicPage, stateColours } from '../view.ts';

const figure = (value: number): string => value.toLocaleString('en');

/** One row per conference; the name links to the public page. */
export function ConferenceTable({ rows }: { rows: readonly Row[] }) {
  const t = useT('console');
  const language = useLanguage();
  const columns: TableProps<Row>['columns'] = [
    { title: t('conferences.number'), dataIndex: 'cId', width: 96, className: 'quiet' },
    {
      title: t('conferences.name'),
      dataIndex: 'title',
      ellipsis: true,
      render: (title: string, row) => (
        <Link to={address('conference', { cid: row.cId })} title={title}>
          <b>{title}</b>
        </Link>
      ),
    },
    { title: t('conferences.days'), width: 168, render: (_, row) => daysOf(row) },
    { title: t('conferences.city'), dataIndex: 'city', width: 112 },
    {
      title: t('conferences.state'),
      dataIndex: 'state',
      width: 104,
      render: (state: Row['state']) => (
        <Tag color={stateColours[state]} variant="filled">
          {t(`conferences.states.${state}`)}
        </Tag>
      ),
    },
    { title: t('conferences.registrations'), dataIndex: 'registrations', width: 120, align: 'right', render: figure },
    { title: t('conferences.confirmed'), dataIndex: 'confirmed', width: 112, align: 'right', render: figure },
    {
      title: <span className="sr">{t('conferences.page')}</span>,
      width: 56,
      render: (_, row) => {
        const page = publicPage(row, language);
        return (
          page && (
            <a href={page} target="_blank" rel="noreferrer" aria-label={t('conferences.pageOf', { title: row.title })}>
              <Icon icon={smartphone} />
            </a>
          )
        );
      },
    },
  ];
  return (
    <Table<Row>
      className="conference-table"
      size="small"
      rowKey="cId"
      pagination={false}
      columns={columns}
      dataSource={[...rows]}
      sticky
    />
  );
}
