import '../parts/review.css';
import { reviewerCalls as calls, type PaperConflict } from '@meetingapp/contract/papers/assignment.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Form, Input, Popover, Select } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { reviewChanges } from '../view.ts';

const refreshes = [...reviewChanges, calls.conflicts];

/** Papers that lack a reviewer because of a conflict of interest; another one is chosen for each. */
export function LackingPapers({ cid, choose }: { cid: number; choose: (paperId: number) => void }) {
  const t = useT('papersReview');
  const language = useLanguage();
  const { answer } = useCall(calls.conflicts, { cid });
  const lacking = (answer?.conflicts ?? []).filter((one) => one.lacking > 0);
  if (lacking.length === 0) return null;
  return (
    <section className="note soon conflicts" aria-label={t('conflicts.lacking')}>
      <b>{t('conflicts.lacking')}</b>
      <ul>
        {lacking.map((one) => (
          <li key={`${one.paperId}/${one.staffId}`} className="row">
            <span className="grow">
              {one.number} {pickLanguage(one.title, language)}
              <span className="small quiet">
                {' '}
                {[who(t, one), one.found ? one.reason : '', t('conflicts.missing', { count: one.lacking })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Button size="small" onClick={() => choose(one.paperId)}>
              {t('conflicts.another')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const who = (t: ReturnType<typeof useT<'papersReview'>>, { declared, found, name }: PaperConflict): string =>
  t(declared ? 'conflicts.declared' : found ? 'conflicts.found' : 'conflicts.entered', { name });

/** Conflicts of interest of a paper, and a form to add one. */
export function Conflicts({ cid, paperId }: { cid: number; paperId: number }) {
  const t = useT('papersReview');
  const language = useLanguage();
  const { answer } = useCall(calls.conflicts, { cid, paperId });
  const remove = useChange(calls.removeConflict, { refreshes, said: t('conflicts.removed') });
  return (
    <section>
      <h2>{t('conflicts.title')}</h2>
      {(answer?.conflicts ?? []).map((one) => (
        <div key={one.staffId} className="review-said row">
          <span className="grow">
            {who(t, one)}
            <span className="small quiet">
              {' '}
              {[one.reason, momentText(one.at, language)].filter(Boolean).join(' · ')}
            </span>
          </span>
          <Button
            type="text"
            size="small"
            loading={remove.busy}
            onClick={() => void remove.change({ cid, paperId, staffId: one.staffId })}
          >
            {t('conflicts.remove')}
          </Button>
        </div>
      ))}
      <AddConflict cid={cid} paperId={paperId} has={(answer?.conflicts ?? []).map(({ staffId }) => staffId)} />
      <p className="small quiet">{t('conflicts.institutions')}</p>
    </section>
  );
}

function AddConflict({ cid, paperId, has }: { cid: number; paperId: number; has: readonly number[] }) {
  const t = useT('papersReview');
  const { message } = App.useApp();
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<{ staffId: number; reason?: string }>();
  const { answer } = useCall(calls.reviewers, { cid }, { enabled: open });
  const add = useChange(calls.addConflict, { refreshes });
  async function enter({ staffId, reason = '' }: { staffId: number; reason?: string }) {
    const outcome = await add.change({ cid, paperId, staffId, reason });
    if (!outcome.ok) return;
    setOpen(false);
    form.resetFields();
    void message.success(t(outcome.answer.ended ? 'conflicts.ended' : 'conflicts.added'), 4);
  }
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      title={t('conflicts.add')}
      content={
        <Form form={form} layout="vertical" className="add-conflict" onFinish={(wish) => void enter(wish)}>
          <Form.Item name="staffId" label={t('conflicts.who')} rules={[{ required: true }]}>
            <Select
              showSearch
              optionFilterProp="label"
              options={(answer?.reviewers ?? [])
                .filter(({ staffId, gone }) => !gone && !has.includes(staffId))
                .map(({ staffId, name }) => ({ value: staffId, label: name }))}
            />
          </Form.Item>
          <Form.Item name="reason" label={t('conflicts.reason')}>
            <Input maxLength={500} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={add.busy}>
            {t('conflicts.add')}
          </Button>
        </Form>
      }
    >
      <Button size="small">{t('conflicts.add')}</Button>
    </Popover>
  );
}
