import type { PaperFault } from '@meetingapp/domain/papers/check-paper.ts';
import { ListRow } from '@meetingapp/ui/ListRow.tsx';
import { List } from '@meetingapp/ui/List.tsx';
import { Button } from '@meetingapp/ui/Button.tsx';
import { circleAlert } from '@meetingapp/ui/icons.ts';
import { useGo } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { faultText, missingText, stepOf } from '../view.ts';
import { PaperText } from './PaperText.tsx';
import type { StepProps } from './step-props.ts';

/** All of it once more: what is missing leads to where it is typed. */
export function StepReview({ cid, call, writing, faults }: StepProps & { faults: readonly PaperFault[] }) {
  const t = useT('papersSubmission');
  const go = useGo();
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
