import type { FieldKind } from '@meetingapp/domain/registration/field-kinds.ts';
import type { ComponentType } from 'react';
import { AutocompleteInput } from './AutocompleteInput.tsx';
import { CityInput } from './CityInput.tsx';
import { DateInput } from './DateInput.tsx';
import { DropdownInput } from './DropdownInput.tsx';
import type { FieldInputProps } from './field-input.ts';
import { ConsentInput, FileInput, LongTextInput, NumberInput, SignatureInput } from './late-inputs.tsx';
import { LatePictureInput } from './picture/LatePictureInput.tsx';
import { ExplanationPart, HeadingPart, PagePart } from './text-parts.tsx';
import { MultipleInput } from './MultipleInput.tsx';
import { ProvinceInput } from './ProvinceInput.tsx';
import { SingleInput } from './SingleInput.tsx';
import { TextInput } from './TextInput.tsx';

/** One input per kind of field; a kind without one does not compile. */
export const fieldInputs: Readonly<Record<FieldKind, ComponentType<FieldInputProps>>> = {
  text: TextInput,
  dropdown: DropdownInput,
  date: DateInput,
  single: SingleInput,
  multiple: MultipleInput,
  province: ProvinceInput,
  city: CityInput,
  picture: LatePictureInput,
  autocomplete: AutocompleteInput,
  longText: LongTextInput,
  number: NumberInput,
  consent: ConsentInput,
  signature: SignatureInput,
  file: FileInput,
  heading: HeadingPart,
  explanation: ExplanationPart,
  page: PagePart,
};
