import type { DeskInvitation } from '@meetingapp/contract/speakers/desk.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from 'antd';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useSelectAll } from '../../../lib/lists/use-select-all.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { stateColours } from '../view.ts';
import { MarkSigns } from './DeskMarks.tsx';
import { peopleOf, type DeskPerson } from './people.ts';

interface PeopleTableProps {
  rows: readonly DeskInvitation[];
  chosen: number[];
  choose: (ids: number[]) => void;
  /** Shows the tasks of a person. */
  onOpen: (person: DeskPerson) => void;
  /** CSS pixels. */
  height: number;
}

/** One row for each person, with how many of their tasks are accepted. Choosing a person chooses all their tasks. */
export function PeopleTable({ rows, chosen, choose, onOpen, height }: PeopleTableProps) {
  const t = useT('speakersConsole');
  const selectAll = useSelectAll();
  const language = useLanguage();
  const say = (text: DeskPerson['name']) => pickLanguage(text, language);
  const people = peopleOf(rows);
  return (
    <ListTable<DeskPerson>
      rows={people}
      open={null}
      virtual
      scroll={{ x: 900, y: height }}
      rowSelection={{
        ...selectAll,
        selectedRowKeys: people.filter(({ tasks }) => tasks.every(({ id }) => chosen.includes(id))).map(({ id }) => id),
        onChange: (keys) =>
          choose(people.filter(({ id }) => keys.includes(id)).flatMap(({ tasks }) => tasks.map(({ id }) => id))),
        columnWidth: 44,
        getCheckboxProps: ({ name }) => ({ 'aria-label': t('choose', { name: say(name) }) }),
      }}
      columns={[
        {
          title: t('table.name'),
          width: 150,
          render: (_value, one) => (
            <>
              <button type="button" aria-label={t('openPerson', { name: say(one.name) })} onClick={() => onOpen(one)}>
                <b>{say(one.name)}</b>
              </button>
              {one.way === 'none' && <div className="small quiet">{t('unreachable')}</div>}
            </>
          ),
        },
        { title: t('table.affiliation'), width: 240, ellipsis: true, render: (_value, one) => say(one.affiliation) },
        {
          title: t('table.tasks'),
          width: 130,
          render: (_value, one) => t('acceptedOf', { accepted: one.accepted, count: one.tasks.length }),
        },
        {
          title: t('table.answer'),
          width: 110,
          render: (_value, { state }) => <Tag color={stateColours[state]}>{t(`states.${state}`)}</Tag>,
        },
        { title: t('table.marks'), width: 104, render: (_value, one) => <MarkSigns marks={one.marks} /> },
        {
          title: t('table.last'),
          width: 130,
          render: (_value, { lastAt }) => (
            <span className="small">{lastAt === null ? t('last.never') : momentText(lastAt, language)}</span>
          ),
        },
      ]}
    />
  );
}
