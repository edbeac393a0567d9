import type { DeviceRow } from '@meetingapp/contract/checkin/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Table, Tag } from 'antd';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useDevices } from '../data.ts';

const colours = {
  waiting: 'default',
  online: 'success',
  offline: 'error',
  locked: 'default',
  purged: 'default',
} as const;
/** Percent below which the battery is a trouble, and milliseconds by which a clock is wrong. */
const LOW_BATTERY = 20;
const WRONG_CLOCK_MS = 60_000;

/** Trouble comes first: offline, low battery, wrong clock. */
const troubleOf = (row: DeviceRow): number =>
  (row.state === 'offline' ? 4 : 0) +
  ((row.battery ?? 100) < LOW_BATTERY ? 2 : 0) +
  (Math.abs(row.clockAhead) > WRONG_CLOCK_MS ? 1 : 0) -
  (row.state === 'locked' || row.state === 'purged' ? 8 : 0);

/** The devices of the conference with what they last reported. */
export function Devices({ open }: { open: (id: number) => void }) {
  const t = useT('checkinConsole');
  const language = useLanguage();
  const asked = useDevices();
  return (
    <Answered asked={asked}>
      {({ devices, now }) => (
        <Table<DeviceRow>
          rowKey="id"
          dataSource={devices.toSorted((one, other) => troubleOf(other) - troubleOf(one))}
          pagination={false}
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
            { title: t('device.point'), render: (_, row) => pickLanguage(row.point, language) },
            { title: t('device.door'), dataIndex: 'door' },
            {
              title: t('device.state'),
              render: (_, row) => (
                <span className="row">
                  <Tag color={colours[row.state]}>
                    {row.state === 'offline' && row.seenAt
                      ? t('device.offlineFor', { minutes: minutesBetween(row.seenAt, now) })
                      : t(`device.states.${row.state}`)}
                  </Tag>
                  {Math.abs(row.clockAhead) > WRONG_CLOCK_MS && (
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
                row.battery !== null && (
                  <span style={row.battery < LOW_BATTERY ? { color: '#a8141f', fontWeight: 600 } : {}}>
                    {row.battery} %
                  </span>
                ),
            },
            { title: t('device.unsent'), align: 'right', dataIndex: 'unsent' },
          ]}
        />
      )}
    </Answered>
  );
}

const minutesBetween = (from: string, until: string): number =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 60_000));
