import { stepsOf } from '@meetingapp/domain/survey/item-field.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ScaleInput } from './ScaleInput.tsx';
import type { FieldProps } from './field-props.ts';

/** A recommendation from 0 to 10 with both ends named. */
export function NpsInput({ item, value, labelledBy, error, onGive }: FieldProps) {
  const t = useT('survey');
  const steps = stepsOf('nps');
  const said = (point: string) => {
    const word = point === steps[0] ? item.low : point === steps.at(-1) ? item.high : '';
    return word === '' ? t('point', { point }) : t('scaleEnd', { point, word });
  };
  return (
    <>
      <p className="survey-ends" aria-hidden="true">
        <span>0 {item.low}</span>
        <span>{item.high} 10</span>
      </p>
      <ScaleInput
        steps={steps.map((point) => ({ value: point, label: point, said: said(point) }))}
        className="survey-nps"
        required={item.required}
        invalid={error !== undefined}
        {...{ value, labelledBy, onGive }}
      />
    </>
  );
}
