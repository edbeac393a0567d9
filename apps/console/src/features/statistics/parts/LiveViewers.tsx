import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { liveFigureCalls } from '@meetingapp/contract/live/figures.ts';
import { scaleOf } from '@meetingapp/domain/statistics/scale.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Columns } from '@meetingapp/ui/pickers/Columns.tsx';
import { Link } from '@tanstack/react-router';
import { Table } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useLiveViewers } from '../data.ts';
import { spans, type Span } from '../view.ts';

type Answer = AnswerOf<(typeof liveFigureCalls)['liveViewers']>;
const figure = (value: number) => value.toLocaleString('en');

interface LiveViewersProps {
  cid: number;
  span: Span;
  /** True: shows the table instead of the chart. */
  table: boolean;
}

/** Live viewers now and over time; renders nothing when there were none. */
export function LiveViewers({ cid, span, table }: LiveViewersProps) {
  const t = useT('statistics');
  const language = useLanguage();
  const days = spans[span];
  const { answer } = useLiveViewers(cid, Number.isFinite(days) ? days : null);
  if (!answer?.peak) return null;
  const { viewers, peak, minutes } = answer;
  const time = momentText(peak.at, language);
  return (
    <>
      <section>
        <header>
          <h2>{t('live.title')}</h2>
          <span className="legend">
            {t('live.now', { count: figure(viewers) })} · {t('live.peak', { count: figure(peak.viewers), time })}
          </span>
        </header>
        {!table && (
          <Columns
            label={t('live.label', { count: figure(peak.viewers), time })}
            scale={scaleOf(peak.viewers)}
            columns={minutes.map((one) => ({ name: momentText(one.at, language), value: one.viewers }))}
          />
        )}
      </section>
      {table && <LiveTables cid={cid} answer={answer} />}
    </>
  );
}

function LiveTables({ cid, answer }: { cid: number; answer: Answer }) {
  const t = useT('statistics');
  const language = useLanguage();
  return (
    <>
      <Table<Answer['broadcasts'][number]>
        size="small"
        rowKey="broadcastId"
        pagination={{ pageSize: 10, hideOnSinglePage: true }}
        dataSource={[...answer.broadcasts]}
        columns={[
          {
            title: t('live.broadcast'),
            ellipsis: true,
            render: (_value, { broadcastId, title }) => (
              <Link to={address('broadcastFigures', { cid, broadcastId })} className="link">
                {pickLanguage(title, language)}
              </Link>
            ),
          },
          { title: t('live.watching'), dataIndex: 'viewers', align: 'right', width: 88, render: figure },
          { title: t('live.most'), dataIndex: 'peak', align: 'right', width: 88, render: figure },
          { title: t('live.mostAt'), width: 136, render: (_value, { peakAt }) => momentText(peakAt, language) },
          { title: t('live.people'), dataIndex: 'people', align: 'right', width: 88, render: figure },
        ]}
      />
      <Table<Answer['minutes'][number]>
        size="small"
        rowKey="at"
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        dataSource={answer.minutes.filter(({ viewers }) => viewers > 0).toReversed()}
        columns={[
          { title: t('live.time'), render: (_value, { at }) => momentText(at, language) },
          { title: t('live.watching'), dataIndex: 'viewers', align: 'right', width: 120, render: figure },
        ]}
      />
    </>
  );
}
