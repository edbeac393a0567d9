import './dashboard.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { liveFigureCalls } from '@meetingapp/contract/live/figures.ts';
import { scaleOf } from '@meetingapp/domain/statistics/scale.ts';
import { Columns } from '@meetingapp/ui/pickers/Columns.tsx';
import { layoutGrid } from '@meetingapp/ui/icons/icons-programme.ts';
import { Table } from 'antd';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/moment.ts';
import { Figure } from './Figure.tsx';

type Figures = AnswerOf<(typeof liveFigureCalls)['figures']>;
const counts = ['people', 'watchedMinutes', 'messages', 'questions', 'likes'] as const;
const figure = (value: number) => value.toLocaleString('en');

export function FiguresView({ figures }: { figures: Figures }) {
  const t = useT('liveFigures');
  const { peak, minutes, regions, viewers } = figures;
  if (!peak) return <EmptyState icon={layoutGrid} title={t('nobody')} text={t('nobodyText')} />;
  return (
    <>
      <div className="figures">
        <Figure name={t('on')} value={figure(viewers)} />
        <Figure name={t('peak')} value={figure(peak.viewers)} note={t('peakAt', { time: clockText(peak.at) })} />
        {counts.map((key) => (
          <Figure key={key} name={t(key === 'watchedMinutes' ? 'minutes' : key)} value={figure(figures[key])} />
        ))}
      </div>
      <div className="dash">
        <section>
          <header>
            <h2>{t('curve')}</h2>
          </header>
          <Columns
            label={t('curveLabel', { most: peak.viewers })}
            scale={scaleOf(peak.viewers)}
            columns={minutes.map((one) => ({ name: clockText(one.at), value: one.viewers }))}
          />
        </section>
        <Table<(typeof regions)[number]>
          size="small"
          rowKey="province"
          pagination={false}
          dataSource={[...regions]}
          columns={[
            { title: t('region'), dataIndex: 'province', render: (name: string) => name || t('unknown') },
            { title: t('share'), dataIndex: 'people', align: 'right', width: 96, render: figure },
          ]}
        />
      </div>
    </>
  );
}
