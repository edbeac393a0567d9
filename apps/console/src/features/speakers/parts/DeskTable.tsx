import type { DeskInvitation } from '@meetingapp/contract/speakers/desk.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag, type TableRef } from 'antd';
import { useEffect, useRef } from 'react';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useSelectAll } from '../../../lib/lists/use-select-all.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { stateColours, stateOf } from '../view.ts';
import { DeskMarks } from '../desk/DeskMarks.tsx';

interface DeskTableProps {
  rows: readonly DeskInvitation[];
  open: number | null;
  onOpen: (id: number) => void;
  chosen: number[];
  choose: (ids: number[]) => void;
  /** CSS pixels. */
  height: number;
}

/** One row for each task of a person, by time. */
export function DeskTable({ rows, open, onOpen, chosen, choose, height }: DeskTableProps) {
  const t = useT('speakersConsole');
  const selectAll = useSelectAll();
  const language = useLanguage();
  const say = (text: DeskInvitation['title'] | null) => pickLanguage(text, language);

  function lastText({ answeredAt, openedAt, writtenAt, letters }: DeskInvitation): string {
    if (answeredAt !== null) return t('last.answered', { time: momentText(answeredAt, language) });
    if (openedAt !== null && (writtenAt === null || openedAt > writtenAt))
      return t('last.opened', { time: momentText(openedAt, language) });
    if (writtenAt === null) return t('last.never');
    return t('last.written', { time: momentText(writtenAt, language), count: letters });
  }
  const table = useRef<TableRef>(null);
  useEffect(() => {
    if (open !== null) table.current?.scrollTo({ key: open });
  }, [open]);
  return (
    <ListTable<DeskInvitation>
      ref={table}
      rows={rows}
      open={open}
      virtual
      scroll={{ x: 1064, y: height }}
      rowSelection={{
        ...selectAll,
        selectedRowKeys: chosen,
        onChange: (keys) => choose(keys.map(Number)),
        columnWidth: 44,
        getCheckboxProps: (one) => ({ 'aria-label': t('choose', { name: `${say(one.name)} ${say(one.title)}` }) }),
      }}
      columns={[
        { title: t('table.time'), width: 150, render: (_value, one) => momentText(one.from, language) },
        {
          title: t('table.name'),
          width: 130,
          render: (_value, one) => (
            <>
              <button
                type="button"
                aria-label={t('open', { name: `${say(one.name)} ${say(one.title)}` })}
                onClick={() => onOpen(one.id)}
              >
                <b>{say(one.name)}</b>
              </button>
              {one.way === 'none' && <div className="small quiet">{t('unreachable')}</div>}
            </>
          ),
        },
        {
          title: t('table.answer'),
          width: 106,
          render: (_value, one) => <Tag color={stateColours[stateOf(one)]}>{t(`states.${stateOf(one)}`)}</Tag>,
        },
        {
          title: t('table.role'),
          width: 70,
          render: (_value, one) =>
            joinList(
              one.roles.map((role) => t(`roles.${role}`)),
              language,
            ),
        },
        { title: t('table.task'), width: 184, ellipsis: true, render: (_value, one) => say(one.title) },
        { title: t('table.hall'), width: 96, render: (_value, one) => say(one.hall) },
        { title: t('table.marks'), width: 104, render: (_value, one) => <DeskMarks row={one} /> },
        { title: t('table.last'), width: 180, render: (_value, one) => <span className="small">{lastText(one)}</span> },
      ]}
    />
  );
}
