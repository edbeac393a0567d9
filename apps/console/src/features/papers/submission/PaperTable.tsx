import type { CountedTopic } from '@meetingapp/contract/papers/call.ts';
import type { ListedPaper } from '@meetingapp/contract/papers/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Table, Tag } from 'antd';
import type { TableProps } from 'antd';
import { leastWidth } from '../../../lib/lists/least-width.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { decisionColours, stateColours } from '../view.ts';

interface PaperTableProps {
  papers: ListedPaper[];
  topics: readonly CountedTopic[];
  open: number | null;
  choose: (paperId: number) => void;
}

export function PaperTable({ papers, topics, open, choose }: PaperTableProps) {
  const t = useT('papersConsole');
  const language = useLanguage();
  const topicNames = new Map(topics.map(({ id, name }) => [id, pickLanguage(name, language)]));
  const wide: TableProps<ListedPaper>['columns'] = [
    {
      title: t('columns.topics'),
      key: 'topics',
      width: 120,
      ellipsis: true,
      render: (_, { topics: chosen }) => chosen.map((id) => topicNames.get(id) ?? '').join(' · '),
    },
    {
      title: t('columns.wish'),
      key: 'wish',
      width: 104,
      render: (_, { wish }) => wish !== '' && <span className="quiet">{t(`decisions.${wish}`)}</span>,
    },
    {
      title: t('columns.reviews'),
      key: 'reviews',
      width: 76,
      align: 'right',
      render: (_, { reviews: { done, asked } }) => asked > 0 && `${done}/${asked}`,
    },
    {
      title: t('columns.submittedAt'),
      key: 'submittedAt',
      width: 116,
      render: (_, { submittedAt }) => submittedAt !== null && momentText(submittedAt, language),
    },
  ];
  const columns: TableProps<ListedPaper>['columns'] = [
    {
      title: t('columns.number'),
      key: 'number',
      width: 112,
      render: (_, { number, paperId }) => (
        <Button type="link" size="small" style={{ padding: 0 }} onClick={() => choose(paperId)}>
          {number}
        </Button>
      ),
    },
    {
      title: t('columns.title'),
      key: 'title',
      ellipsis: true,
      render: (_, { title }) => pickLanguage(title, language) || <span className="quiet">{t('untitled')}</span>,
    },
    {
      title: t('columns.author'),
      key: 'author',
      width: 148,
      ellipsis: true,
      render: (_, { author, authors, affiliation }) => (
        <>
          {author && pickLanguage(author, language)}
          {authors > 1 && <span className="quiet"> +{authors - 1}</span>}
          {affiliation && <div className="small quiet ellipsis">{pickLanguage(affiliation, language)}</div>}
        </>
      ),
    },
    ...(open === null ? wide : []),
    {
      title: t('columns.state'),
      key: 'state',
      width: 176,
      render: (_, { state, decision, told }) => (
        <>
          <div className="row">
            <Tag color={stateColours[state]} variant="filled">
              {t(`states.${state}`)}
            </Tag>
            {decision && (
              <Tag color={decisionColours[decision]} variant="filled">
                {t(`decisions.${decision}`)}
              </Tag>
            )}
          </div>
          {decision && !told && <div className="small quiet">{t('untold')}</div>}
        </>
      ),
    },
  ];
  return (
    <Table<ListedPaper>
      className="edge"
      size="small"
      rowKey="paperId"
      pagination={false}
      dataSource={papers}
      scroll={{ x: leastWidth(columns) }}
      columns={columns}
      rowClassName={({ paperId }) => (paperId === open ? 'open' : '')}
      onRow={({ paperId }) => ({ onClick: () => choose(paperId) })}
    />
  );
}
