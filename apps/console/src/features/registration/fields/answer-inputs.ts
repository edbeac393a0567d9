import type { FieldKind } from '@meetingapp/domain/registration/field-kinds.ts';
import type { ComponentType } from 'react';
import type { AnswerInputProps } from './answer-input.ts';
import { ManyInput, OneInput, SingleInput, TextInput } from './ChoiceInputs.tsx';
import { DayInput, DivisionInput, PictureInput, SuggestedInput } from './LookUpInputs.tsx';

/** The input of each kind of field, for what staff enter in place of a person. */
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
