import type { PaperTopic } from '@meetingapp/contract/papers/paper.ts';
import { reviewerCalls as calls, type Reviewer } from '@meetingapp/contract/papers/assignment.ts';
import { entryMarks, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Form, InputNumber, Select } from 'antd';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useFormChanged } from '../../../lib/forms/unsaved.ts';

type Topic = { id: number } & Pick<PaperTopic, 'name'>;

/** Limits of a reviewer: institutions, topics, number of papers. */
export function ReviewerPane({
  cid,
  reviewer,
  topics,
  close,
}: {
  cid: number;
  reviewer: Reviewer;
  topics: readonly Topic[];
  close: () => void;
}) {
  const t = useT('papersReview');
  const language = useLanguage();
  const { staffId, name, email, affiliations, most } = reviewer;
  const save = useChange(calls.saveReviewer, {
    refreshes: [calls.reviewers, calls.paperReviews, calls.planReviews],
    said: t('reviewers.saved'),
  });
  const [form] = Form.useForm<{ affiliations: string[]; topics: number[]; most: number | null }>();
  const before = { affiliations, topics: reviewer.topics, most };
  const edited = useFormChanged(form, before);
  return (
    <Pane
      title={name}
      facts={email}
      close={close}
      changed={edited}
      foot={
        !reviewer.gone && (
          <Button
            type="primary"
            loading={save.busy}
            onClick={async () => {
              const wish = await form.validateFields().catch(() => null);
              if (wish) await save.change({ cid, staffId, ...wish, most: wish.most ?? null });
            }}
          >
            {t('reviewers.save')}
          </Button>
        )
      }
    >
      <Form form={form} layout="vertical" disabled={reviewer.gone} initialValues={before}>
        <Form.Item name="affiliations" label={t('reviewers.affiliations')} extra={t('reviewers.affiliationsHint')}>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[...entryMarks]} />
        </Form.Item>
        <Form.Item name="topics" label={t('reviewers.topics')} extra={t('reviewers.topicsHint')}>
          <Select
            mode="multiple"
            allowClear
            optionFilterProp="label"
            options={topics.map((topic) => ({ value: topic.id, label: pickLanguage(topic.name, language) }))}
          />
        </Form.Item>
        <Form.Item name="most" label={t('reviewers.most')} extra={t('reviewers.mostHint')}>
          <InputNumber min={1} max={2000} precision={0} />
        </Form.Item>
      </Form>
      <History cid={cid} subject="paper_reviewer" id={staffId} />
    </Pane>
  );
}
