import type { StoredBroadcast } from '@meetingapp/contract/live/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from 'antd';
import type { TableColumnsType } from 'antd';
import { leastWidth } from '../../../lib/lists/least-width.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { LiveSetUp } from '../data.ts';
import { clockOf, dayOf, dayText } from '../view.ts';
import { BroadcastTag } from './BroadcastTag.tsx';

interface BroadcastTableProps {
  setUp: LiveSetUp;
  rows: readonly StoredBroadcast[];
  opened: number | null;
  open: (id: number) => void;
  chosen: readonly number[];
  choose: ((ids: number[]) => void) | null;
  /** Several days are shown, so each row carries its date. */
  withDay: boolean;
}

/** Width of the column of boxes. */
const CHOICE_PX = 48;

/** Broadcasts by start. */
export function BroadcastTable({ setUp, rows, opened, open, chosen, choose, withDay }: BroadcastTableProps) {
  const t = useT('liveConsole');
  const language = useLanguage();
  const { zone } = setUp;
  const rooms = new Map(setUp.rooms.map(({ id, name }) => [id, pickLanguage(name, language)]));
  // Hidden while a broadcast is open: there is no room, and its pane shows them.
  const rights: TableColumnsType<StoredBroadcast> = [
    { title: t('watch'), width: 140, render: (_value, one) => t(`watchLevels.${one.watch}`) },
    { title: t('replayWatch'), width: 160, render: (_value, one) => t(`watchLevels.${one.replayWatch}`) },
    { title: t('chat'), width: 120, render: (_value, one) => t(`chatModes.${one.chat}`) },
  ];
  const columns: TableColumnsType<StoredBroadcast> = [
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
          <b>{pickLanguage(one.title, language) || t('untitled')}</b>
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
  ];
  return (
    <ListTable<StoredBroadcast>
      rows={rows}
      open={opened}
      {...(choose
        ? {
            rowSelection: {
              columnWidth: CHOICE_PX,
              // Replaces the select-all box: antd's hidden copy of it, used to measure columns, could be focused by keyboard but not
              // seen.
              columnTitle: <span className="sr">{t('broadcasts.choose')}</span>,
              selectedRowKeys: [...chosen],
              onChange: (keys: readonly unknown[]) => choose(keys.map(Number)),
              getCheckboxProps: (one: StoredBroadcast) => ({
                disabled: one.removed,
                'aria-label': pickLanguage(one.title, language) || t('untitled'),
              }),
            },
          }
        : {})}
      columns={columns}
      scroll={{ x: leastWidth(columns) + (choose ? CHOICE_PX : 0) }}
    />
  );
}
