import type { DoubleRow } from '@meetingapp/contract/checkin/console.ts';
import { circleCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { DoubleCard } from './DoubleCard.tsx';

interface DoublesProps {
  doubles: readonly DoubleRow[];
  zone: string;
  mayAnswer: boolean;
}

/** Admissions that the rule forbids, found when devices came back: those that wait for staff, then what was decided. */
export function Doubles({ doubles, zone, mayAnswer }: DoublesProps) {
  const t = useT('checkinConsole');
  if (doubles.length === 0)
    return <EmptyState icon={circleCheck} title={t('double.none')} text={t('double.noneText')} />;
  const parts = [
    { title: t('double.open'), rows: doubles.filter(({ answer }) => answer === null) },
    { title: t('double.done'), rows: doubles.filter(({ answer }) => answer !== null) },
  ];
  return (
    <div className="doubles">
      <p className="note small">{t('double.text')}</p>
      {parts.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>
                {title} <span className="small quiet">{rows.length}</span>
              </h2>
              <div className="double-cards">
                {rows.map((row) => (
                  <DoubleCard key={row.scanId} row={row} zone={zone} mayAnswer={mayAnswer} />
                ))}
              </div>
            </section>
          ),
      )}
    </div>
  );
}
