import type { FieldKind } from '@meetingapp/domain/registration/field-kinds.ts';
import type { ComponentType } from 'react';
import type { AnswerInputProps } from './answer-input.ts';
import { ConsentInput } from './ConsentInput.tsx';
import { DayInput } from './DayInput.tsx';
import { DivisionInput } from './DivisionInput.tsx';
import { FileInput } from './FileInput.tsx';
import { LongTextInput } from './LongTextInput.tsx';
import { ManyInput } from './ManyInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { OneInput } from './OneInput.tsx';
import { PartInput } from './PartInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { SignatureInput } from './SignatureInput.tsx';
import { SingleInput } from './SingleInput.tsx';
import { SuggestedInput } from './SuggestedInput.tsx';
import { TextInput } from './TextInput.tsx';

/** Input by field kind, for answers that staff enter on behalf of a person. */
export const answerInputs: Readonly<Record<FieldKind, ComponentType<AnswerInputProps>>> = {
  text: TextInput,
  dropdown: OneInput,
  date: DayInput,
  single: SingleInput,
  multiple: ManyInput,
  province: DivisionInput,
  city: DivisionInput,
  picture: PictureInput,
  autocomplete: SuggestedInput,
  longText: LongTextInput,
  number: NumberInput,
  consent: ConsentInput,
  signature: SignatureInput,
  file: FileInput,
  heading: PartInput,
  explanation: PartInput,
  page: PartInput,
};
