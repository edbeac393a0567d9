import '../parts/review.css';
import { reviewerCalls as calls, type Reviewer } from '@meetingapp/contract/papers/assignment.ts';
import { users } from '@meetingapp/ui/icons/icons-home.ts';
import { useNavigate } from '@tanstack/react-router';
import { App, Button, Progress, Table } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useSelectAll } from '../../../lib/lists/use-select-all.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { LackingPapers } from './Conflicts.tsx';
import { PaperReviews } from './PaperReviews.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import type { PapersTabProps } from '../parts/papers-tab.ts';
import { ReviewerPane } from './ReviewerPane.tsx';

/** Reviewers with their progress, and the assignment of papers. */
export function Reviewers({ cid, bar }: PapersTabProps) {
  const t = useT('papersReview');
  const selectAll = useSelectAll();
  const names = useT('console');
  const language = useLanguage();
  const { message } = App.useApp();
  const may = useRole(roles.programme);
  const mayInvite = useRole(roles.setUp);
  const navigate = useNavigate();
  const asked = useCall(calls.reviewers, { cid }, { enabled: may });
  const [open, setOpen] = useOpenRow();
  const [chosen, setChosen] = useState<number[]>([]);
  const [assigning, setAssigning] = useState(false);
  const remind = useChange(calls.remindReviewers, { refreshes: [calls.reviewers] });
  const { answer } = asked;
  const reviewers = answer?.reviewers ?? [];
  const opened = reviewers.find(({ staffId }) => staffId === open);
  const [lacking, setLacking] = useState<number | null>(null);
  const late = reviewers.filter(({ staffId, gone, given, done }) => chosen.includes(staffId) && !gone && given > done);
  async function send() {
    const outcome = await remind.change({ cid, staffIds: late.map(({ staffId }) => staffId) });
    if (!outcome.ok) return;
    setChosen([]);
    void message.success(t('reviewers.reminded', { count: outcome.answer.told }), 3);
  }
  const topicText = (ids: readonly number[]) =>
    ids.length === 0
      ? t('reviewers.allTopics')
      : joinList(
          (answer?.topics ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => pickLanguage(name, language)),
          language,
        );
  const columns: TableColumnsType<Reviewer> = [
    {
      title: t('reviewers.name'),
      width: 200,
      render: (_, { staffId, name, email, gone }) => (
        <>
          <button type="button" className="paper-link" onClick={() => setOpen(staffId)}>
            {name}
          </button>
          <div className="small quiet">{gone ? t('reviewers.gone') : email}</div>
        </>
      ),
    },
    {
      title: t('reviewers.affiliations'),
      render: (_, { affiliations }) => joinList(affiliations, language, 'entries'),
    },
    { key: 'wide', title: t('reviewers.topics'), render: (_, { topics }) => topicText(topics) },
    {
      key: 'wide-most',
      title: t('reviewers.most'),
      width: 90,
      align: 'right',
      render: (_, { most }) => most ?? <span className="quiet">{t('reviewers.noMost')}</span>,
    },
    {
      title: t('reviewers.progress'),
      width: 190,
      render: (_, { done, given, declined, remindedAt }) => (
        <>
          <div>{t('reviewers.done', { done, given })}</div>
          {given > 0 && (
            <Progress
              percent={Math.round((done / given) * 100)}
              size="small"
              showInfo={false}
              aria-label={t('reviewers.done', { done, given })}
            />
          )}
          <div className="small quiet">
            {[
              ...(declined > 0 ? [t('reviewers.declined', { count: declined })] : []),
              ...(remindedAt ? [t('reviewers.remindedAt', { at: momentText(remindedAt, language) })] : []),
            ].join(' · ')}
          </div>
        </>
      ),
    },
  ];
  return (
    <Page
      title={names('pages.papers')}
      facts={
        answer &&
        t('reviewers.facts', {
          count: reviewers.filter(({ gone }) => !gone).length,
          papers: answer.papers,
          lacking: answer.lacking,
          reviewed: answer.reviewed,
        })
      }
      actions={
        may && (
          <>
            <ActButton lacks={{ nobody: late.length === 0 }} loading={remind.busy} onClick={() => void send()}>
              {late.length === 0 ? t('reviewers.remind') : t('reviewers.remindMany', { count: late.length })}
            </ActButton>
            <ActButton
              type="primary"
              lacks={{ noReviewers: reviewers.length === 0 }}
              onClick={() => setAssigning(true)}
            >
              {t('reviewers.assign')}
            </ActButton>
          </>
        )
      }
      bar={bar}
      filters={
        answer && (
          <span className="quiet">
            {[
              t('reviewers.each', { each: answer.each }),
              t(answer.blind ? 'reviewers.blind' : 'reviewers.open'),
              ...(answer.until ? [t('own.until', { until: momentText(answer.until, language) })] : []),
            ].join(' · ')}
          </span>
        )
      }
      pane={
        lacking !== null ? (
          <Pane title={t('conflicts.another')} close={() => setLacking(null)}>
            <PaperReviews key={lacking} cid={cid} paperId={lacking} />
          </Pane>
        ) : opened && answer ? (
          <ReviewerPane
            key={opened.staffId}
            cid={cid}
            reviewer={opened}
            topics={answer.topics}
            close={() => setOpen(null)}
          />
        ) : null
      }
    >
      {may && <LackingPapers cid={cid} choose={setLacking} />}
      {may ? (
        <Answered asked={asked}>
          {() =>
            reviewers.length === 0 ? (
              <EmptyState icon={users} title={t('reviewers.none')} text={t('reviewers.noneText')}>
                {mayInvite && (
                  <Button type="primary" onClick={() => void navigate({ to: address('staff', { cid }) })}>
                    {t('reviewers.invite')}
                  </Button>
                )}
              </EmptyState>
            ) : (
              <Table
                className="edge stays"
                size="small"
                rowKey="staffId"
                pagination={false}
                dataSource={reviewers}
                rowClassName={({ staffId }) => (staffId === open ? 'open' : '')}
                columns={
                  opened || lacking !== null
                    ? columns.filter(({ key }) => !String(key ?? '').startsWith('wide'))
                    : columns
                }
                rowSelection={{
                  ...selectAll,
                  columnWidth: 56,
                  selectedRowKeys: chosen,
                  onChange: (keys) => setChosen(keys.map(Number)),
                  getCheckboxProps: ({ name }) => ({ 'aria-label': name }),
                }}
              />
            )
          }
        </Answered>
      ) : (
        <EmptyState icon={users} title={names('noRight')} />
      )}
      {assigning && answer && <AssignDialog cid={cid} close={() => setAssigning(false)} />}
    </Page>
  );
}
