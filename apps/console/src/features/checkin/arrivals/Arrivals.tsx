import './arrivals.css';
import { arrivalConsoleCalls } from '@meetingapp/contract/checkin/arrivals.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { Segmented, Table } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useArrivals } from '../data.ts';
import { ArrivalsChart } from './ArrivalsChart.tsx';

const number = (value: number): string => value.toLocaleString('en');

/** The door by the minute: who is in, who is to come, how fast each door is, why people were turned away. */
export function Arrivals() {
  const t = useT('checkinConsole');
  const language = useLanguage();
  const [pointId, setPointId] = useState<number | null>(null);
  const asked = useArrivals(pointId);
  return (
    <Answered asked={asked}>
      {(answer) => {
        const last = answer.minutes.at(-2)?.people ?? 0;
        const busiest = answer.forecast.reduce(
          (most, one) => (one.people > most.people ? one : most),
          answer.forecast[0] ?? { at: answer.now, people: 0 },
        );
        const figures = [
          {
            name: t('arrivals.entered'),
            value: number(answer.entered),
            more: t('arrivals.of', { count: number(answer.expected) }),
          },
          { name: t('arrivals.toCome'), value: number(Math.max(0, answer.expected - answer.entered)), more: '' },
          { name: t('arrivals.inside'), value: number(answer.inside), more: '' },
          {
            name: t('arrivals.perMinute'),
            value: number(last),
            more: t('arrivals.throughput', { count: answer.throughput }),
          },
          {
            name: t('arrivals.busiest'),
            value: busiest.people >= 1 ? clockIn(answer.zone, new Date(busiest.at)).slice(11) : '–',
            more: busiest.people >= 1 ? t('arrivals.people', { count: Math.round(busiest.people) }) : '',
          },
        ];
        return (
          <div className="arrivals">
            <WallLinks pointId={answer.pointId} />
            {answer.kinds.length > 1 && (
              <Segmented
                aria-label={t('device.point')}
                value={Number(answer.pointId ?? 0)}
                onChange={(value) => setPointId(Number(value))}
                options={answer.kinds.map((one) => ({
                  value: Number(one.id),
                  label: `${pickLanguage(one.name, language)} ${number(one.entered)}`,
                }))}
              />
            )}
            <dl className="arrivals-figures">
              {figures.map(({ name, value, more }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <b>{value}</b> {more}
                  </dd>
                </div>
              ))}
            </dl>
            <ArrivalsChart
              minutes={answer.minutes}
              forecast={answer.forecast}
              throughput={answer.throughput}
              zone={answer.zone}
            />
            <Table
              rowKey="door"
              size="small"
              pagination={false}
              dataSource={answer.doors}
              columns={[
                { title: t('device.door'), render: (_, row) => row.door || t('arrivals.noDoor') },
                { title: t('arrivals.devices'), align: 'right', render: (_, row) => `${row.online} / ${row.devices}` },
                { title: t('arrivals.perMinute'), align: 'right', dataIndex: 'perMinute' },
                { title: t('arrivals.lastMinutes'), render: (_, row) => <Bars minutes={row.minutes} /> },
                { title: t('arrivals.entered'), align: 'right', render: (_, row) => number(row.entered) },
              ]}
            />
            {answer.refusals.length > 0 && (
              <section>
                <h2>{t('arrivals.refusals')}</h2>
                <ul className="arrivals-refusals">
                  {answer.refusals.map(({ reason, count }) => (
                    <li key={reason}>
                      <span>{t(`reasons.${reason as 'unknown'}`)}</span> <b>{number(count)}</b>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        );
      }}
    </Answered>
  );
}

/** Addresses of the wall screens: of all entrances, and of the point that is shown. They open without a log-in. */
function WallLinks({ pointId }: { pointId: number | null }) {
  const t = useT('checkinConsole');
  const cid = useCid();
  const mayRun = useRole(roles.door);
  const all = useCall(arrivalConsoleCalls.arrivalWallLink, { cid, pointId: null }, { enabled: mayRun });
  const one = useCall(arrivalConsoleCalls.arrivalWallLink, { cid, pointId }, { enabled: mayRun && pointId !== null });
  const links = [
    { name: t('arrivals.wall'), link: all.answer?.link },
    { name: t('arrivals.wallOne'), link: pointId === null ? undefined : one.answer?.link },
  ];
  return (
    <p className="arrivals-walls">
      {links.map(
        ({ name, link }) =>
          link !== undefined && (
            <a key={name} className="link" href={basePath + link} target="_blank" rel="noreferrer">
              {name}
            </a>
          ),
      )}
    </p>
  );
}

/** Twenty minutes as bars; the table beside it has the last figure. */
function Bars({ minutes }: { minutes: readonly number[] }) {
  const most = Math.max(1, ...minutes);
  return (
    <svg className="arrivals-bars" viewBox="0 0 160 28" aria-hidden="true" preserveAspectRatio="none">
      {minutes.map((people, index) => (
        <rect key={index} x={index * 8} y={28 - (people / most) * 28} width="6" height={(people / most) * 28} />
      ))}
    </svg>
  );
}
