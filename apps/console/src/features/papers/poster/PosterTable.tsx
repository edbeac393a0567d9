import type { ReactNode } from 'react';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { posterBoardCalls as calls, type HungPoster } from '@meetingapp/contract/papers/board.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { presentation } from '@meetingapp/ui/icons/icons-home.ts';
import { Button, Table, Tag, Upload } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

interface Props {
  cid: number;
  answer: AnswerOf<typeof calls.boards>;
  mayChange: boolean;
}

const always = (shown: ReactNode) => () => shown;

/** Posters by board number. */
export function PosterTable({ cid, answer, mayChange }: Props) {
  const t = useT('papersBoards');
  const language = useLanguage();
  const hang = useChange(calls.hangSheet, { refreshes: [calls.boards], said: t('uploaded') });
  const { posters, votesEach, voters } = answer;
  if (posters.length === 0) return <EmptyState icon={presentation} title={t('none')} text={t('noneText')} />;
  return (
    <Table<HungPoster>
      rowKey="id"
      size="small"
      dataSource={posters}
      pagination={posters.length > 100 ? { pageSize: 100 } : false}
      footer={always(<span className="quiet small">{t('voteRule', { count: votesEach, voters })}</span>)}
      columns={[
        {
          title: t('columns.board'),
          width: 96,
          render: (_, { board }) => (board === '' ? <span className="quiet">{t('noBoard')}</span> : <b>{board}</b>),
        },
        {
          title: t('columns.title'),
          render: (_, { title, author, number }) => (
            <>
              <div>{pickLanguage(title, language)}</div>
              <div className="quiet small">
                {pickLanguage(author, language)} · {number}
              </div>
            </>
          ),
        },
        {
          title: t('columns.sheet'),
          width: 210,
          render: (_, { id, sheet }) => (
            <div className="row">
              {sheet === null ? (
                <Tag color="warning">{t('missing')}</Tag>
              ) : (
                <Button type="link" size="small" href={sheet} target="_blank">
                  {t('see')}
                </Button>
              )}
              {mayChange && (
                <Upload
                  accept="image/*"
                  showUploadList={false}
                  beforeUpload={(file) => {
                    void hang.change({ cid, paperId: id }, file);
                    return false;
                  }}
                >
                  <ActButton size="small" lacks={{ waits: hang.busy }}>
                    {t(sheet === null ? 'upload' : 'replace')}
                  </ActButton>
                </Upload>
              )}
            </div>
          ),
        },
        {
          title: t('columns.likes'),
          dataIndex: 'likes',
          width: 80,
          align: 'right',
          sorter: (a, b) => a.likes - b.likes,
        },
        {
          title: t('columns.votes'),
          dataIndex: 'votes',
          width: 80,
          align: 'right',
          sorter: (a, b) => a.votes - b.votes,
        },
        {
          title: t('columns.questions'),
          width: 130,
          align: 'right',
          render: (_, { questions, unanswered }) => (
            <>
              {questions} {unanswered > 0 && <Tag color="warning">{t('unanswered', { count: unanswered })}</Tag>}
            </>
          ),
        },
      ]}
    />
  );
}
