import { useT } from '../../../lib/texts/texts.ts';
import { letterOf } from '../view.ts';
import type { QuestionProps } from './question-props.ts';

/** A list of matches beside each option. */
export function MatchingInput({ question, answer, labelledBy, onAnswer }: QuestionProps<'matching'>) {
  const t = useT('exam');
  const { options, matches } = question;
  const places = options.map((_, at) => (answer?.kind === 'matching' ? (answer.places[at] ?? null) : null));
  const choose = (at: number, place: number | null) =>
    onAnswer({ kind: 'matching', places: places.map((before, index) => (index === at ? place : before)) });
  return (
    <div className="exam-match" role="group" aria-labelledby={labelledBy}>
      {options.map((text, at) => (
        <label key={at} className={places[at] === null ? undefined : 'on'}>
          <span>{text}</span>
          <select
            value={places[at] ?? ''}
            onChange={({ target }) => choose(at, target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('match')}</option>
            {matches.map((match, place) => (
              <option key={place} value={place}>
                {`${letterOf(place)}　${match}`}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
