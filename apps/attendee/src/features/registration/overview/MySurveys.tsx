import { surveyCalls } from '@meetingapp/contract/survey/answer.ts';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Surveys that a logged-in person may answer now, and those they have answered. */
export function MySurveys({ cid }: { cid: string }) {
  const t = useT('registrationOverview');
  const go = useNavigate();
  const { answer } = useCall(surveyCalls.list, { cid }, { quiet: true });
  const surveys = (answer?.surveys ?? []).filter(({ entry }) => entry === 'open' || entry === 'done');
  return surveys.map(({ qid, title, entry, questions }) => (
    <ListRow
      key={qid}
      icon={listChecks}
      title={title}
      text={entry === 'done' ? t('mine.surveyDone') : t('mine.surveyOpen', { count: questions })}
      onPress={() => go('qlist', { qid })}
    />
  ));
}
