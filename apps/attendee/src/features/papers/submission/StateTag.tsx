import type { OwnPaperCard } from '@meetingapp/contract/papers/submission.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { useT } from '../../../lib/texts/texts.ts';

const kinds = {
  draft: 'soon',
  submitted: 'replay',
  under_review: 'replay',
  decided: 'ok',
  confirmed: 'ok',
  withdrawn: 'ended',
} as const;

/** State of a paper; the decision once its authors were notified. */
export function StateTag({ paper: { state, result } }: { paper: Pick<OwnPaperCard, 'state' | 'result'> }) {
  const t = useT('papersSubmission');
  if (state === 'decided' && result)
    return <Tag kind={result === 'not_accepted' ? 'ended' : 'ok'}>{t(`results.${result}`)}</Tag>;
  return <Tag kind={kinds[state]}>{t(`states.${state}`)}</Tag>;
}
