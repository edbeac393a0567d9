import type { DeviceRow } from '@meetingapp/contract/checkin/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Table, Tag } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/moment.ts';
import { byTrouble, isClockWrong, isLow, minutesBetween, secondsBetween } from './device-view.ts';

const colours = {
  waiting: 'default',
  online: 'success',
  offline: 'error',
  locked: 'default',
  purged: 'default',
} as const;

interface DeviceTableProps {
  devices: readonly DeviceRow[];
  /** The server's clock. */
  now: string;
  /** Rows at most, those with a trouble first; all by default. */
  most?: number;
  open: (id: number) => void;
}

/** Devices with what they last reported; those with a trouble first. */
export function DeviceTable({ devices, now, most = devices.length, open }: DeviceTableProps) {
  const t = useT('checkinConsole');
  const language = useLanguage();
  const seen = ({ seenAt }: DeviceRow) => {
    if (seenAt === null) return '–';
    const seconds = secondsBetween(seenAt, now);
    return seconds < 60 ? t('device.secondsAgo', { seconds }) : clockText(seenAt);
  };
  return (
    <Table<DeviceRow>
      className="edge"
      rowKey="id"
      size="small"
      dataSource={devices.toSorted(byTrouble).slice(0, most)}
      pagination={false}
      rowClassName={(row) => (row.state === 'offline' && row.unsent > 0 ? 'bad' : '')}
      locale={{ emptyText: t('device.none') }}
      columns={[
        {
          title: t('device.label'),
          render: (_, row) => (
            <Button type="link" style={{ padding: 0 }} onClick={() => open(Number(row.id))}>
              {row.label}
            </Button>
          ),
        },
        {
          title: t('device.point'),
          render: (_, row) => [pickLanguage(row.point, language), row.door].filter(Boolean).join(' · '),
        },
        {
          title: t('device.state'),
          render: (_, row) => (
            <span className="row wrap">
              <Tag color={colours[row.state]}>
                {row.state === 'offline' && row.seenAt
                  ? t('device.offlineFor', { minutes: minutesBetween(row.seenAt, now) })
                  : t(`device.states.${row.state}`)}
              </Tag>
              {isClockWrong(row) && (
                <Tag color="warning">
                  {t(row.clockAhead > 0 ? 'device.ahead' : 'device.behind', {
                    minutes: Math.round(Math.abs(row.clockAhead) / 60_000),
                  })}
                </Tag>
              )}
            </span>
          ),
        },
        {
          title: t('device.battery'),
          align: 'right',
          render: (_, row) =>
            row.battery === null ? (
              '–'
            ) : (
              <span className={isLow(row) ? 'device-low' : undefined}>
                {isLow(row) && t('device.low')} {row.battery}%
              </span>
            ),
        },
        { title: t('device.unsent'), align: 'right', dataIndex: 'unsent' },
        { title: t('device.seen'), align: 'right', render: (_, row) => seen(row) },
      ]}
    />
  );
}
