import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, circleAlert, clock } from '@meetingapp/ui/icons/icons.ts';
import { ban } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Table } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import type { Door } from './arrival-view.ts';

const looks = {
  best: { icon: check, tone: 'good' },
  short: { icon: check, tone: 'good' },
  some: { icon: clock, tone: 'soon' },
  long: { icon: circleAlert, tone: 'bad' },
  closed: { icon: ban, tone: 'none' },
} as const;

/** The doors of a point: how fast each is, how long one waits there, how many are in the queue. */
export function DoorRows({ doors }: { doors: readonly Door[] }) {
  const t = useT('checkinConsole');
  const most = Math.max(1, ...doors.flatMap(({ minutes }) => minutes));
  return (
    <Table<Door>
      className="arrivals-doors edge"
      rowKey="door"
      size="small"
      pagination={false}
      dataSource={[...doors]}
      rowClassName={({ state }) => (state === 'long' ? 'bad' : '')}
      columns={[
        {
          title: t('device.door'),
          render: (_, row) => (
            <>
              <b>{row.door || t(row.devices === 0 ? 'arrivals.noDevice' : 'arrivals.noDoor')}</b>
              {row.devices > 0 && (
                <div className="small quiet-2">
                  {t('arrivals.devicesOf', { online: row.online, count: row.devices })}
                </div>
              )}
            </>
          ),
        },
        {
          title: t('arrivals.perMinute'),
          align: 'right',
          render: (_, row) => <b className="rate">{row.perMinute}</b>,
        },
        { title: t('arrivals.lastMinutes'), render: (_, row) => <Bars minutes={row.minutes} most={most} /> },
        { title: t('arrivals.queue'), render: (_, row) => (row.devices === 0 ? '–' : <Wait door={row} />) },
        {
          title: t('arrivals.queued'),
          align: 'right',
          render: (_, row) => (row.wait === null ? '–' : t('arrivals.queuedPeople', { count: row.queued })),
        },
        { title: t('arrivals.entered'), align: 'right', render: (_, row) => row.entered.toLocaleString('en') },
      ]}
    />
  );
}

function Wait({ door: { state, wait } }: { door: Door }) {
  const t = useT('checkinConsole');
  const { icon, tone } = looks[state];
  return (
    <span className={`arrivals-wait ${tone}`}>
      <Icon icon={icon} size="xs" />
      {wait === null ? t('arrivals.nobody') : t('arrivals.wait', { minutes: wait })}
    </span>
  );
}

/** Twenty minutes as bars on the scale of all doors; the column beside them has the last figure. */
function Bars({ minutes, most }: { minutes: readonly number[]; most: number }) {
  return (
    <svg className="arrivals-bars" viewBox="0 0 160 28" aria-hidden="true" preserveAspectRatio="none">
      {minutes.map((people, index) => {
        const height = Math.max(1, (people / most) * 28);
        const last = index === minutes.length - 1;
        return (
          <rect
            key={index}
            x={index * 8}
            y={28 - height}
            width="6"
            height={height}
            className={last ? 'last' : undefined}
          />
        );
      })}
    </svg>
  );
}
