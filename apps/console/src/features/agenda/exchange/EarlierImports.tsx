import { agendaExchangeCalls as calls, type EarlierImport } from '@meetingapp/contract/agenda/exchange.ts';
import { Button, Table } from 'antd';
import type { TableProps } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

/** Earlier imports: file, user, time, content and outcome. */
export function EarlierImports({ cid, open }: { cid: number; open: (id: number) => void }) {
  const t = useT('agendaExchange');
  const language = useLanguage();
  const { answer } = useCall(calls.programmeImports, { cid });
  if (!answer || answer.imports.length === 0) return null;
  const stateOf = ({ applied, undone }: EarlierImport) => {
    if (applied === null) return t('earlier.looked');
    return undone === null ? t('earlier.written', { count: applied }) : t('earlier.back', { count: undone });
  };
  const columns: TableProps<EarlierImport>['columns'] = [
    {
      title: t('earlier.file'),
      ellipsis: true,
      render: (_, { id, name }) => (
        <Button type="link" size="small" className="earlier-file" onClick={() => open(id)}>
          {name}
        </Button>
      ),
    },
    { title: t('earlier.who'), width: 120, ellipsis: true, dataIndex: 'by' },
    { title: t('earlier.when'), width: 148, render: (_, { createdAt }) => momentText(createdAt, language) },
    {
      title: t('earlier.found'),
      width: 240,
      render: (_, { counts }) =>
        t('earlier.counts', { fresh: counts.new, changed: counts.change, wrong: counts.wrong }),
    },
    { title: t('earlier.state'), width: 140, render: (_, row) => stateOf(row) },
  ];
  return (
    <section aria-labelledby="exchange-earlier">
      <h2 id="exchange-earlier">
        {t('earlier.title')} <span className="small quiet">{t('earlier.hint')}</span>
      </h2>
      <Table<EarlierImport> size="small" rowKey="id" pagination={false} columns={columns} dataSource={answer.imports} />
    </section>
  );
}
