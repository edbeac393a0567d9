import { reviewerCalls as calls } from '@meetingapp/contract/papers/assignment.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Table } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { reviewChanges } from '../view.ts';

/** Preview of an automatic assignment, with the papers that would still lack reviewers and why; then applies it as a whole. */
export function AssignDialog({ cid, close }: { cid: number; close: () => void }) {
  const t = useT('papersReview');
  const why = useWhy();
  const language = useLanguage();
  const { message } = App.useApp();
  const asked = useCall(calls.planReviews, { cid });
  const assign = useChange(calls.assignPlanned, { refreshes: [...reviewChanges, calls.planReviews] });
  const { answer } = asked;
  return (
    <Dialog
      width={720}
      title={t('plan.title')}
      okText={t('plan.write')}
      okButtonProps={greyOk(why({ waits: !answer || asked.asking, nothingChanged: answer?.given === 0 }))}
      cancelText={t('plan.cancel')}
      confirmLoading={assign.busy}
      onCancel={close}
      onOk={async () => {
        if (!answer) return;
        const outcome = await assign.change({ cid, plan: answer.plan });
        if (!outcome.ok) return asked.again();
        void message.success(t('plan.done', { count: outcome.answer.given }), 3);
        close();
      }}
    >
      <p className="quiet">{t('plan.text')}</p>
      <Answered asked={asked}>
        {({ papers, given, reviewers, short, shortPapers }) => (
          <div className="plan">
            <p>
              <b>{given === 0 ? t('plan.nothing') : t('plan.sum', { papers, given })}</b>
            </p>
            <Table
              size="small"
              rowKey="staffId"
              pagination={false}
              scroll={{ y: 220 }}
              dataSource={reviewers}
              columns={[
                { title: t('plan.name'), dataIndex: 'name' },
                { title: t('plan.now'), dataIndex: 'now', align: 'right', width: 100 },
                {
                  title: t('plan.gets'),
                  align: 'right',
                  width: 100,
                  render: (_, { gets }) => (gets === 0 ? '0' : `+${gets}`),
                },
              ]}
            />
            {shortPapers > 0 && (
              <>
                <p>
                  <b>{t('plan.short', { count: shortPapers })}</b>
                </p>
                <ul className="short-papers">
                  {short.map(({ paperId, number, title, missing, reasons }) => (
                    <li key={paperId}>
                      {number} {pickLanguage(title, language)}
                      <div className="small quiet">
                        {[
                          t('plan.missing', { count: missing }),
                          ...reasons.map(({ reason, count }) => t(`plan.reasons.${reason}`, { count })),
                        ].join(' · ')}
                      </div>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </Answered>
    </Dialog>
  );
}
