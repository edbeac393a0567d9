import type { RankedPaper, rankingSorts } from '@meetingapp/contract/papers/decision.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Table, Tag } from 'antd';
import type { TableColumnsType } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useSelectAll } from '../../../lib/lists/use-select-all.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { decisionColours, inPoints } from '../view.ts';

type Sort = (typeof rankingSorts)[number];
const PAGE = 100;

/** One row per paper, 100 per page. */
export function RankingTable({
  papers,
  total,
  from,
  turn,
  sort,
  setSort,
  open,
  look,
  chosen,
  choose,
}: {
  papers: readonly RankedPaper[];
  total: number;
  from: number;
  turn: (from: number) => void;
  sort: Sort;
  setSort: (sort: Sort) => void;
  open: number | null;
  look: (id: number) => void;
  chosen: number[];
  /** Null when no bulk action is possible. */
  choose: ((ids: number[]) => void) | null;
}) {
  const t = useT('papersReview');
  const selectAll = useSelectAll();
  const language = useLanguage();
  const sorted = (key: Sort, label: string) => (
    <button type="button" className="paper-link" aria-pressed={sort === key} onClick={() => setSort(key)}>
      {label}
      {sort === key ? (key === 'spread' ? ' ↓' : ' ↑') : ''}
    </button>
  );
  const points = (value: number | null) => (value === null ? <span className="quiet">–</span> : inPoints(value));
  const columns: TableColumnsType<RankedPaper> = [
    { title: sorted('rank', t('list.rank')), width: 76, align: 'right', render: (_, { rank }) => rank ?? '–' },
    { key: 'wide-number', title: sorted('number', t('list.number')), width: 100, dataIndex: 'number' },
    {
      title: t('list.title'),
      render: (_, { id, title, topic, firstAuthor }) => (
        <>
          <button type="button" className="paper-link" onClick={() => look(id)}>
            {pickLanguage(title, language)}
          </button>
          <div className="small quiet">
            {[pickLanguage(firstAuthor, language), topic ? pickLanguage(topic, language) : '']
              .filter(Boolean)
              .join(' · ')}
          </div>
        </>
      ),
    },
    {
      key: 'wide-wish',
      title: t('list.wish'),
      width: 92,
      render: (_, { wish }) => (wish === '' ? '' : t(`wishes.${wish}`)),
    },
    {
      key: 'wide-done',
      title: t('list.done'),
      width: 84,
      align: 'right',
      render: (_, { done, given }) => `${done} / ${given}`,
    },
    { title: t('list.mean'), width: 84, align: 'right', render: (_, { mean }) => <b>{points(mean)}</b> },
    {
      key: 'wide-spread',
      title: sorted('spread', t('list.spread')),
      width: 84,
      align: 'right',
      render: (_, one) => points(one.spread),
    },
    {
      title: t('list.decision'),
      width: 148,
      render: (_, { decision, toldAt, board }) => (
        <>
          <Tag color={decisionColours[decision ?? 'none']} variant="filled">
            {t(`decisions.${decision ?? 'none'}`)}
          </Tag>
          <div className="small quiet">
            {[board, decision !== null ? t(toldAt ? 'list.toldYes' : 'list.toldNo') : ''].filter(Boolean).join(' · ')}
          </div>
        </>
      ),
    },
  ];
  return (
    <Table<RankedPaper>
      className="edge stays"
      size="small"
      rowKey="id"
      dataSource={[...papers]}
      // While a paper is open only identifying columns are shown.
      columns={open === null ? columns : columns.filter(({ key }) => !String(key ?? '').startsWith('wide'))}
      rowClassName={({ id }) => (id === open ? 'open' : '')}
      pagination={
        total > PAGE
          ? {
              current: from / PAGE + 1,
              pageSize: PAGE,
              total,
              showSizeChanger: false,
              onChange: (page) => turn((page - 1) * PAGE),
            }
          : false
      }
      {...(choose
        ? {
            rowSelection: {
              ...selectAll,
              columnWidth: 56,
              selectedRowKeys: chosen,
              preserveSelectedRowKeys: true,
              onChange: (keys) => choose(keys.map(Number)),
              getCheckboxProps: ({ number }) => ({ 'aria-label': number }),
            },
          }
        : {})}
    />
  );
}
