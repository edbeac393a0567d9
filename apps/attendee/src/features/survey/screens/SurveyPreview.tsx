import type { FromSurveyPreview, PreviewedSurvey, SurveyPreviewMessage } from '@meetingapp/contract/survey/survey.ts';
import type { Answers } from '@meetingapp/domain/survey/progress.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { useEffect, useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { SurveyPage } from '../answer/SurveyPage.tsx';

const isShow = (data: unknown): data is SurveyPreviewMessage =>
  typeof data === 'object' && data !== null && 'surveyPreview' in data && data.surveyPreview === 'show';

/** Preview of a draft in a frame of the console's editor: only for its parent window of the same origin. Nothing is kept or sent. */
export function SurveyPreview() {
  const t = useT('survey');
  const [shown, setShown] = useState<PreviewedSurvey | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => {
    function hear(event: MessageEvent<unknown>) {
      if (parent === window || event.source !== parent || event.origin !== location.origin) return;
      if (isShow(event.data)) setShown(event.data.survey);
    }
    addEventListener('message', hear);
    if (parent !== window) parent.postMessage({ surveyPreview: 'ready' } satisfies FromSurveyPreview, location.origin);
    return () => removeEventListener('message', hear);
  }, []);
  if (!shown)
    return (
      <Page kind="plain">
        <EmptyState icon={listChecks} title={t('title')} heading />
      </Page>
    );
  const survey = { ...shown, qid: 0, cid: 0, entry: 'open' as const, opensAt: null, closesAt: null, session: null };
  const give = (code: string, value: string | undefined) => setAnswers((before) => ({ ...before, [code]: value }));
  return <SurveyPage survey={survey} accessCode="" draft={{ answers, kept: null, give }} preview />;
}
