import type { ReviewCriterion } from '@meetingapp/contract/papers/review.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Score of 1 to 10 for one criterion: clicked, moved with arrows, or typed (0 is ten), which moves on to the next criterion. */
export function ScoreInput({
  criterion,
  score,
  set,
  disabled,
}: {
  criterion: ReviewCriterion;
  score: number | undefined;
  set: (score: number) => void;
  disabled: boolean;
}) {
  const t = useT('papersReview');
  const name = pickLanguage(criterion.name, useLanguage());
  const group = `score-${criterion.code}`;
  function press(event: React.KeyboardEvent<HTMLInputElement>) {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    set(event.key === '0' ? 10 : Number(event.key));
    const lines = [...document.querySelectorAll<HTMLElement>('.score-line')];
    const next = lines[lines.indexOf(event.currentTarget.closest<HTMLElement>('.score-line') as HTMLElement) + 1];
    (next?.querySelector<HTMLElement>('input:checked') ?? next?.querySelector<HTMLElement>('input'))?.focus();
  }
  return (
    <fieldset className="score-line" disabled={disabled}>
      <legend>
        {name} <span className="small quiet">{t('form.weight', { weight: criterion.weight })}</span>
      </legend>
      <div>
        {scores.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={group}
              value={one}
              checked={score === one}
              aria-label={t('form.scoreOf', { name, score: one })}
              onChange={() => set(one)}
              onKeyDown={press}
            />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
