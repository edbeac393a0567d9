import '../attempt/exam.css';
import type { Answer } from '@meetingapp/contract/exam/answer.ts';
import type { ExamPreviewMessage, FromExamPreview, ShownItem } from '@meetingapp/contract/exam/attempt.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { useEffect, useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { QuestionView } from '../attempt/QuestionView.tsx';

const isShow = (data: unknown): data is ExamPreviewMessage =>
  typeof data === 'object' && data !== null && 'examPreview' in data && data.examPreview === 'show';

/** Preview of a question in a frame of the console's editor: only for its parent window of the same origin. Nothing is kept or sent. */
export function ExamPreview() {
  const t = useT('exam');
  const [item, setItem] = useState<ShownItem | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    function hear(event: MessageEvent<unknown>) {
      if (parent === window || event.source !== parent || event.origin !== location.origin) return;
      if (!isShow(event.data)) return;
      setItem(event.data.item);
    }
    addEventListener('message', hear);
    if (parent !== window) parent.postMessage({ examPreview: 'ready' } satisfies FromExamPreview, location.origin);
    return () => removeEventListener('message', hear);
  }, []);
  if (!item)
    return (
      <Page kind="plain">
        <EmptyState icon={listChecks} title={t('title')} heading />
      </Page>
    );
  // An answer to another kind of question is not shown.
  const given = answer?.kind === item.question.kind ? answer : null;
  return (
    <Page kind="plain">
      <div className="exam-meta">
        <span>{t(`kinds.${item.question.kind}`)}</span>
      </div>
      <QuestionView item={item} answer={given} onAnswer={setAnswer} />
    </Page>
  );
}
