import './dashboard.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { usageCalls } from '@meetingapp/contract/statistics/usage.ts';
import { layoutGrid } from '@meetingapp/ui/icons/icons-programme.ts';
import { Table } from 'antd';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { Figure } from './Figure.tsx';

interface Line {
  name: string;
  shares: number;
}

/** Shares of the conference by way, day and source code: what the dashboard's figure counts. */
export function ShareTables({ shares }: { shares: AnswerOf<(typeof usageCalls)['shares']> }) {
  const t = useT('usage');
  const { total, days, channels, sources } = shares;
  if (total === 0) return <EmptyState icon={layoutGrid} title={t('noShares')} text={t('noSharesText')} />;
  return (
    <>
      <div className="figures">
        <Figure name={t('shares')} value={total.toLocaleString('en')} />
        {channels.map(({ channel, shares: count }) => (
          <Figure key={channel} name={t(`channels.${channel}`)} value={count.toLocaleString('en')} />
        ))}
      </div>
      <div className="dash">
        <SharesBy of={t('day')} rows={days.map(({ day, shares: count }) => ({ name: day, shares: count }))} />
        <SharesBy
          of={t('source')}
          rows={sources.map(({ code, shares: count }) => ({ name: code || t('direct'), shares: count }))}
        />
      </div>
    </>
  );
}

function SharesBy({ of, rows }: { of: string; rows: readonly Line[] }) {
  const t = useT('usage');
  return (
    <Table<Line>
      size="small"
      rowKey="name"
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
      dataSource={[...rows]}
      columns={[
        { title: of, dataIndex: 'name', ellipsis: true },
        {
          title: t('shares'),
          dataIndex: 'shares',
          align: 'right',
          width: 96,
          render: (count: number) => count.toLocaleString('en'),
        },
      ]}
    />
  );
}
