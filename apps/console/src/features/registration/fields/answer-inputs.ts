import type { FieldKind } from '@meetingapp/domain/registration/field-kinds.ts';
import type { ComponentType } from 'react';
import type { AnswerInputProps } from './answer-input.ts';
import { DayInput } from './DayInput.tsx';
import { DivisionInput } from './DivisionInput.tsx';
import { ManyInput } from './ManyInput.tsx';
import { OneInput } from './OneInput.tsx';
import { PictureInput } from './PictureInput.tsx';
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
};
