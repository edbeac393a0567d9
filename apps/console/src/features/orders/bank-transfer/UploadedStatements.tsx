import type { UploadedStatement } from '@meetingapp/contract/orders/bank-transfer.ts';
import { Table, Tag } from 'antd';
import type { TableProps } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';

/** Statements uploaded earlier; each opens as it stands now. */
export function UploadedStatements({
  statements,
  open,
}: {
  statements: readonly UploadedStatement[];
  open: (id: number) => void;
}) {
  const t = useT('ordersConsole');
  const language = useLanguage();
  const columns: TableProps<UploadedStatement>['columns'] = [
    {
      title: t('bank.statementFile'),
      ellipsis: true,
      render: (_, { id, name }) => (
        <button type="button" className="one" onClick={() => open(id)}>
          <b>{name}</b>
        </button>
      ),
    },
    { title: t('bank.statementRows'), dataIndex: 'rows', width: 88, align: 'right' },
    {
      title: t('bank.statementLeft'),
      width: 168,
      align: 'right',
      render: (_, { left, unread, mapped }) => {
        if (!mapped) return t('bank.unmapped');
        return (
          <>
            {left === 0 ? <span className="quiet">{t('bank.statementDone')}</span> : left}
            {unread > 0 && (
              <p>
                <Tag color="error" variant="filled">
                  {t('bank.unread', { count: unread })}
                </Tag>
              </p>
            )}
          </>
        );
      },
    },
    { title: t('bank.statementBy'), dataIndex: 'by', width: 120, ellipsis: true },
    { title: t('bank.statementAt'), width: 136, render: (_, { at }) => momentText(at, language) },
  ];
  return (
    <section aria-label={t('bank.statements')}>
      <h2 className="pad">{t('bank.statements')}</h2>
      <Table<UploadedStatement>
        className="edge"
        size="small"
        rowKey="id"
        pagination={false}
        columns={columns}
        dataSource={[...statements]}
      />
    </section>
  );
}
