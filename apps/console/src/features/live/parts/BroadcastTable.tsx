import type { StoredBroadcast } from '@meetingapp/contract/live-console.ts';
import { Tag } from 'antd';
import type { TableColumnsType } from 'antd';
import { useLanguage } from '../../../lib/language.ts';
import { ListTable } from '../../../lib/ListTable.tsx';
import { useT } from '../../../lib/texts.ts';
import type { LiveSetUp } from '../data.ts';
import { clockOf, dayOf, dayText, said } from '../view.ts';
import { BroadcastTag } from './BroadcastTag.tsx';

interface BroadcastTableProps {
  setUp: LiveSetUp;
  rows: readonly StoredBroadcast[];
  opened: number | null;
  open: (id: number) => void;
  chosen: readonly number[];
  choose: ((ids: number[]) => void) | null;
  /** Several days are shown, so that each row says its own. */
  withDay: boolean;
}

/** The broadcasts by their beginning. */
export function BroadcastTable({ setUp, rows, opened, open, chosen, choose, withDay }: BroadcastTableProps) {
  const t = useT('liveConsole');
  const language = useLanguage();
  const { zone } = setUp;
  const rooms = new Map(setUp.rooms.map(({ id, name }) => [id, said(name, language)]));
  // Beside a broadcast that is open, which shows them itself, there is no room for these.
  const rights: TableColumnsType<StoredBroadcast> = [
    { title: t('watch'), width: 140, render: (_value, one) => t(`watchLevels.${one.watch}`) },
    { title: t('replayWatch'), width: 160, render: (_value, one) => t(`watchLevels.${one.replayWatch}`) },
    { title: t('chat'), width: 120, render: (_value, one) => t(`chatModes.${one.chat}`) },
  ];
  return (
    <ListTable<StoredBroadcast>
      rows={rows}
      open={opened}
      {...(choose
        ? {
            rowSelection: {
              columnWidth: 48,
              // Instead of a box for all: its copy, by which antd measures columns, could be reached with the keyboard and not be seen.
              columnTitle: <span className="sr">{t('broadcasts.choose')}</span>,
              selectedRowKeys: [...chosen],
              onChange: (keys: readonly unknown[]) => choose(keys.map(Number)),
              getCheckboxProps: (one: StoredBroadcast) => ({
                disabled: one.removed,
                'aria-label': said(one.title, language) || t('untitled'),
              }),
            },
          }
        : {})}
      columns={[
        {
          title: t('broadcasts.time'),
          width: withDay ? 190 : 120,
          render: (_value, { from, to }) => (
            <span className="figures">
              {withDay && <span className="quiet">{dayText(dayOf(from, zone), language)} </span>}
              {clockOf(from, zone)}–{clockOf(to, zone)}
            </span>
          ),
        },
        {
          title: t('broadcasts.title'),
          render: (_value, one) => (
            <button type="button" onClick={() => open(one.id)}>
              <b>{said(one.title, language) || t('untitled')}</b>
            </button>
          ),
        },
        { title: t('broadcasts.room'), width: 130, ellipsis: true, render: (_value, one) => rooms.get(one.roomId) },
        ...(opened === null ? rights : []),
        {
          title: t('broadcasts.state'),
          width: 140,
          render: (_value, one) => (
            <span className="row">
              <BroadcastTag broadcast={one} />
              {one.video?.state === 'ready' && <Tag color="warning">{t('broadcasts.replay')}</Tag>}
            </span>
          ),
        },
      ]}
    />
  );
}
