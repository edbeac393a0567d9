import { decisionCalls as calls, type RankedPaper } from '@meetingapp/contract/papers/decision.ts';
import { paperDecisions } from '@meetingapp/contract/papers/paper.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Form, Input, Select } from 'antd';
import { FormConflicts } from '../../../lib/forms/FormConflicts.tsx';
import { SaveButton } from '../../../lib/forms/SaveButton.tsx';
import { useFieldForm } from '../../../lib/forms/use-field-form.ts';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { reviewChanges } from '../view.ts';
import { PaperReviews } from '../assignment/PaperReviews.tsx';

type Choice = (typeof paperDecisions)[number] | 'none';

interface Fields {
  decision: Choice;
  remark: string;
  reason: string;
}

/** One paper: its reviews and its decision. */
export function DecisionPane({ cid, paper, close }: { cid: number; paper: RankedPaper; close: () => void }) {
  const t = useT('papersReview');
  const language = useLanguage();
  const { id, number, title, decision, toldAt, version } = paper;
  const [form] = Form.useForm<Fields>();
  const edited = useFieldForm<Fields, typeof calls.decide>({
    form,
    name: `decision/${cid}`,
    id,
    saved: { decision: decision ?? 'none', remark: paper.remark, reason: '' },
    call: calls.decide,
    bodyOf: ({ decision: next, ...words }) => ({
      cid,
      paperId: id,
      seen: version,
      decision: next === 'none' ? null : next,
      ...words,
    }),
    reads: reviewChanges,
    said: t('pane.saved'),
    done: (_answer, _sent, left) => left || edited.forget(),
  });
  async function save() {
    if (await form.validateFields().catch(() => null)) await edited.submit();
  }
  return (
    <Pane
      title={pickLanguage(title, language)}
      facts={[number, toldAt ? t('pane.toldAt', { at: momentText(toldAt, language) }) : decision && t('pane.untold')]
        .filter(Boolean)
        .join(' · ')}
      close={close}
      foot={
        <SaveButton edited={edited} htmlType="button" onClick={() => void save()}>
          {t('pane.save')}
        </SaveButton>
      }
    >
      <Form layout="vertical" {...edited.form}>
        <FormConflicts
          of={{ cid, subject: 'paper', id }}
          edited={edited}
          labels={{ decision: t('pane.decide'), remark: t('pane.remark') }}
          describe={{ decision: (one) => t(`decisions.${one}`) }}
        />
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
