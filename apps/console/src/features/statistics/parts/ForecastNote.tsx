import type { Forecast } from '@meetingapp/domain/statistics/forecast.ts';
import { daysBetween } from '@meetingapp/domain/plain-date.ts';
import { Table } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

interface ForecastNoteProps {
  forecast: Forecast;
  today: string;
  /** Title of the conference before. */
  earlier: string;
  /** Shows how the method would have done instead of the sentence. */
  table: boolean;
}

const percent = (share: number): string => (100 * share).toFixed(share < 0.1 ? 1 : 0);

/** Expected registrations on the first day, the method, and how far it would have missed on earlier days. */
export function ForecastNote({ forecast, today, earlier, table }: ForecastNoteProps) {
  const t = useT('statistics');
  const { final, error, trials, method } = forecast;
  const count = final.toLocaleString('en');
  const days = trials.map(({ madeOn }) => daysBetween(madeOn, today)).join(' / ');
  return (
    <section>
      <header>
        <h2>{error === null ? t('forecast', { count }) : t('forecastError', { count, error: percent(error) })}</h2>
      </header>
      <p className="small quiet-2">
        {t(`forecastBy.${method}`, { title: earlier })}{' '}
        {error === null ? t('forecastUntried') : t('forecastTried', { days, error: percent(error) })}
      </p>
      {table && trials.length > 0 && (
        <Table<Forecast['trials'][number]>
          size="small"
          rowKey="madeOn"
          pagination={false}
          title={() => t('forecastTable')}
          dataSource={trials}
          columns={[
            { title: t('madeOn'), dataIndex: 'madeOn' },
            {
              title: t('said'),
              dataIndex: 'said',
              align: 'right',
              render: (value: number) => value.toLocaleString('en'),
            },
            {
              title: t('actual'),
              dataIndex: 'actual',
              align: 'right',
              render: (value: number) => value.toLocaleString('en'),
            },
            {
              title: t('off'),
              align: 'right',
              render: (_, { said, actual }) => `${percent(Math.abs(said - actual) / actual)}%`,
            },
          ]}
        />
      )}
    </section>
  );
}
