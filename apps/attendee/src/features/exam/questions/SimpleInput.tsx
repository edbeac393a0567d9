import { BooleanInput } from './BooleanInput.tsx';
import { MatchingInput } from './MatchingInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { OptionsInput } from './OptionsInput.tsx';
import { SpotInput } from './SpotInput.tsx';
import type { QuestionProps } from './question-props.ts';

/** The input of a question that is no case. */
export function SimpleInput({ question, ...rest }: QuestionProps) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'ordering':
      return <OptionsInput question={question} {...rest} />;
    case 'boolean':
      return <BooleanInput question={question} {...rest} />;
    case 'matching':
      return <MatchingInput question={question} {...rest} />;
    case 'number':
      return <NumberInput question={question} {...rest} />;
    case 'spot':
      return <SpotInput question={question} {...rest} />;
  }
}
