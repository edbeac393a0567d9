import { decisionCalls as calls, type RankedPaper } from '@meetingapp/contract/papers/decision.ts';
import { paperDecisions } from '@meetingapp/contract/papers/paper.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Form, Input, Select } from 'antd';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { reviewChanges } from '../view.ts';
import { PaperReviews } from '../assignment/PaperReviews.tsx';

type Choice = (typeof paperDecisions)[number] | 'none';

/** One paper: its reviews and its decision. */
export function DecisionPane({ cid, paper, close }: { cid: number; paper: RankedPaper; close: () => void }) {
  const t = useT('papersReview');
  const language = useLanguage();
  const { id, number, title, decision, toldAt, version } = paper;
  const [form] = Form.useForm<{ decision: Choice; remark: string; reason?: string }>();
  const decide = useChange(calls.decide, { refreshes: reviewChanges, said: t('pane.saved') });
  async function save() {
    const wish = await form.validateFields().catch(() => null);
    if (!wish) return;
    const next = wish.decision === 'none' ? null : wish.decision;
    await decide.change({
      cid,
      paperId: id,
      seen: version,
      decision: next,
      remark: wish.remark,
      reason: wish.reason ?? '',
    });
  }
  return (
    <Pane
      title={pickLanguage(title, language)}
      facts={[number, toldAt ? t('pane.toldAt', { at: momentText(toldAt, language) }) : decision && t('pane.untold')]
        .filter(Boolean)
        .join(' · ')}
      close={close}
      foot={
        <Button type="primary" loading={decide.busy} onClick={() => void save()}>
          {t('pane.save')}
        </Button>
      }
    >
      <Form
        key={version}
        form={form}
        layout="vertical"
        initialValues={{ decision: decision ?? 'none', remark: paper.remark, reason: '' }}
      >
        <Form.Item name="decision" label={t('pane.decide')}>
          <Select
            options={(['none', ...paperDecisions] as const).map((value) => ({ value, label: t(`decisions.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="remark" label={t('pane.remark')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} maxLength={4000} />
        </Form.Item>
        {toldAt && (
          <Form.Item name="reason" label={t('pane.reason')} extra={t('pane.reasonHint')} rules={[{ required: true }]}>
            <Input maxLength={500} />
          </Form.Item>
        )}
      </Form>
      <PaperReviews cid={cid} paperId={id} />
      <History cid={cid} subject="paper" id={id} />
    </Pane>
  );
}
