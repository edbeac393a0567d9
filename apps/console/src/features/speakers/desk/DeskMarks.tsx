import type { DeskInvitation } from '@meetingapp/contract/speakers/desk.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, circleAlert, clock, minus } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { marksOf, type Mark } from '../view.ts';

const icons: Record<Mark, string> = { there: check, waiting: clock, missing: circleAlert, unneeded: minus };
const parts = ['slides', 'travel', 'agreement'] as const;

/** Slides, travel and agreement of a task. */
export const DeskMarks = ({ row }: { row: DeskInvitation }) => <MarkSigns marks={marksOf(row)} />;

/** Slides, travel and agreement as signs with names for readers and the pointer. */
export function MarkSigns({ marks }: { marks: Record<(typeof parts)[number], Mark> }) {
  const t = useT('speakersConsole');
  return (
    <span className="desk-marks">
      {parts.map((part) => {
        const name = t(`marks.${part}`, { state: t(`marks.states.${marks[part]}`) });
        return (
          <span key={part} role="img" aria-label={name} title={name} data-mark={marks[part]}>
            <Icon icon={icons[marks[part]]} size="s" />
          </span>
        );
      })}
    </span>
  );
}
