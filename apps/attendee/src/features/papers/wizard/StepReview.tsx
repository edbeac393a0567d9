import type { PaperFault } from '@meetingapp/domain/papers/check-paper.ts';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { faultText, missingText, stepOf } from '../view.ts';
import { PaperText } from '../parts/PaperText.tsx';
import type { StepProps } from './step-props.ts';

/** Review of the whole paper; each missing item links to its field. */
export function StepReview({ cid, call, writing, faults }: StepProps & { faults: readonly PaperFault[] }) {
  const t = useT('papersSubmission');
  const go = useNavigate();
  const { content, paper } = writing;
  const to = (step: number) => go('contributeHome', { cid }, { paper: paper?.paperId ?? 'new', step });
  return (
    <>
      {faults.length > 0 && (
        <List className="papers-gap">
          {faults.map((fault) => (
            <ListRow
              key={`${fault.field} ${fault.reason}`}
              icon={circleAlert}
              title={missingText(t, fault, call.sections)}
              text={faultText(t, fault)}
              onPress={() => to(stepOf(fault.field))}
            />
          ))}
        </List>
      )}
      <PaperText call={call} content={content} files={paper?.files ?? []} />
      <div className="papers-steps">
        {([1, 2, 3, 4] as const).map((step) => (
          <Button key={step} size="sm" variant="soft" onClick={() => to(step)}>
            {t('review.change')} {t(`steps.${(['one', 'two', 'three', 'four'] as const)[step - 1] ?? 'one'}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
