import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useT } from '../../../lib/texts/texts.ts';

export interface SheetCell {
  position: number;
  section: string;
  answered: boolean;
  flagged: boolean;
}

interface Props {
  cells: readonly SheetCell[];
  current: number;
  onChoose: (position: number) => void;
  onClose: () => void;
}

/** All questions by section: answered, flagged, still open. */
export function AnswerSheet({ cells, current, onChoose, onClose }: Props) {
  const t = useT('exam');
  const sections = [...new Set(cells.map(({ section }) => section))];
  const stateOf = ({ answered, flagged }: SheetCell) =>
    [t(answered ? 'sheet.answered' : 'sheet.open'), flagged ? t('sheet.flagged') : ''].filter(Boolean).join(' ');
  return (
    <Sheet open title={t('sheet.title')} closeLabel={t('sheet.close')} onClose={onClose}>
      {sections.map((section) => (
        <section key={section}>
          <h3 className="exam-hint">{section}</h3>
          <div className="exam-cells">
            {cells
              .filter((cell) => cell.section === section)
              .map((cell) => (
                <button
                  key={cell.position}
                  type="button"
                  className={joinClasses(cell.answered && 'on', cell.flagged && 'flagged')}
                  aria-current={cell.position === current ? 'step' : undefined}
                  aria-label={t('sheet.cell', { position: cell.position, state: stateOf(cell) })}
                  onClick={() => onChoose(cell.position)}
                >
                  {cell.position}
                </button>
              ))}
          </div>
        </section>
      ))}
    </Sheet>
  );
}
