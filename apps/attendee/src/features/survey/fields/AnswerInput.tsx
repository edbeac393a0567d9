import { partsOf } from '@meetingapp/domain/survey/answer-value.ts';
import { mostChoices } from '@meetingapp/domain/registration/kinds/multiple.ts';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { ChipsMany } from '@meetingapp/ui/forms/ChipsMany.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { MatrixInput } from './MatrixInput.tsx';
import { NpsInput } from './NpsInput.tsx';
import { PictureAnswer } from './PictureAnswer.tsx';
import { RankingInput } from './RankingInput.tsx';
import { StarsInput } from './StarsInput.tsx';
import type { FieldProps } from './field-props.ts';

/** Characters of a text, as the registration's form allows. */
const LONGEST = 1000;

/** The input of a question: the parts of the registration's form where the kind is one of its own. */
export function AnswerInput(props: FieldProps) {
  const t = useT('survey');
  const { item, value, error, onGive } = props;
  const { label, options, required } = item;
  switch (item.kind) {
    case 'S':
    case 'DDL':
      return (
        <Chips
          legend={label}
          legendHidden
          required={required}
          error={error}
          {...{ options, value }}
          onChange={onGive}
        />
      );
    case 'MS': {
      const chosen = partsOf(value);
      const most = mostChoices({ cfgFormat: item.format });
      return (
        <ChipsMany
          legend={label}
          legendHidden
          options={options}
          value={chosen}
          onChange={(next) => onGive(next.join('|'))}
          required={required}
          error={error}
          hint={most === null ? undefined : t('most', { max: most, count: chosen.length })}
          max={most ?? undefined}
          maxText={most === null ? undefined : t('mostReached', { max: most })}
        />
      );
    }
    case 'T':
      return (
        <TextArea
          label={t('text')}
          value={value}
          onChange={onGive}
          required={required}
          error={error}
          maxLength={LONGEST}
          counter={`${value.length} / ${LONGEST}`}
        />
      );
    case 'number':
      return (
        <TextField
          label={t('number')}
          value={value}
          onChange={onGive}
          inputMode="decimal"
          maxLength={16}
          {...{ required, error }}
        />
      );
    case 'DATE':
      return <TextField label={t('day')} value={value} onChange={onGive} type="date" {...{ required, error }} />;
    case 'PIC':
      return <PictureAnswer {...props} />;
    case 'matrix':
      return <MatrixInput {...props} />;
    case 'rating':
      return <StarsInput {...props} />;
    case 'nps':
      return <NpsInput {...props} />;
    case 'ranking':
      return <RankingInput {...props} />;
    case 'section':
    case 'page':
      return null;
  }
}
