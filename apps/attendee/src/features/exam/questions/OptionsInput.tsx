import type { SimpleShown } from '@meetingapp/contract/exam/attempt.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { letterOf } from '../view.ts';
import type { QuestionProps } from './question-props.ts';

type Props = Omit<QuestionProps, 'question'> & { question: Extract<SimpleShown, { options: string[] }> };

/** One choice, several choices, or an order that is built by tapping. */
export function OptionsInput({ question, answer, labelledBy, onAnswer }: Props) {
  const t = useT('exam');
  const { kind, options } = question;
  if (kind === 'ordering') return <OrderInput {...{ options, answer, labelledBy, onAnswer }} />;
  const chosen = answer?.kind === 'single' ? [answer.place] : answer?.kind === 'multiple' ? answer.places : [];
  const one = kind === 'single';
  const press = (place: number) => {
    if (one) onAnswer({ kind: 'single', place });
    else {
      const places = chosen.includes(place) ? chosen.filter((other) => other !== place) : [...chosen, place];
      onAnswer({ kind: 'multiple', places: places.sort((a, b) => a - b) });
    }
  };
  return (
    <>
      {!one && <p className="exam-hint">{t('several')}</p>}
      <div className="exam-opts" role={one ? 'radiogroup' : 'group'} aria-labelledby={labelledBy}>
        {options.map((text, place) => {
          const on = chosen.includes(place);
          return (
            <button
              key={place}
              type="button"
              role={one ? 'radio' : 'checkbox'}
              aria-checked={on}
              className={on ? 'on' : undefined}
              onClick={() => press(place)}
            >
              <b className={one ? undefined : 'square'} aria-hidden="true">
                {letterOf(place)}
              </b>
              <span>{text}</span>
            </button>
          );
        })}
      </div>
    </>
  );
}

/** Taps number the options; a second tap takes an option out again. */
function OrderInput({
  options,
  answer,
  labelledBy,
  onAnswer,
}: Omit<QuestionProps, 'question'> & { options: string[] }) {
  const t = useT('exam');
  const places = answer?.kind === 'ordering' ? answer.places : [];
  const press = (place: number) =>
    onAnswer({
      kind: 'ordering',
      places: places.includes(place) ? places.filter((other) => other !== place) : [...places, place],
    });
  return (
    <>
      <p className="exam-hint">{t('order')}</p>
      <div className="exam-opts" role="group" aria-labelledby={labelledBy}>
        {options.map((text, place) => {
          const at = places.indexOf(place);
          return (
            <button
              key={place}
              type="button"
              aria-pressed={at >= 0}
              aria-label={at >= 0 ? t('ordered', { text, at: at + 1, count: options.length }) : text}
              className={at >= 0 ? 'on' : undefined}
              onClick={() => press(place)}
            >
              <b aria-hidden="true">{at >= 0 ? at + 1 : ''}</b>
              <span>{text}</span>
            </button>
          );
        })}
      </div>
    </>
  );
}
