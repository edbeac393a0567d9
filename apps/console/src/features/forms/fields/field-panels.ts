import type { FieldKind } from '@meetingapp/domain/registration/field-kinds.ts';
import type { ComponentType } from 'react';
import { AutocompletePanel } from './AutocompletePanel.tsx';
import { ChoicePanel } from './ChoicePanel.tsx';
import { CityPanel } from './CityPanel.tsx';
import { ConsentPanel } from './ConsentPanel.tsx';
import { DatePanel } from './DatePanel.tsx';
import { ExplanationPanel } from './ExplanationPanel.tsx';
import type { FieldPanelProps } from './field-panel.ts';
import { FilePanel } from './FilePanel.tsx';
import { LongTextPanel } from './LongTextPanel.tsx';
import { MultiplePanel } from './MultiplePanel.tsx';
import { NumberPanel } from './NumberPanel.tsx';
import { PartPanel } from './PartPanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { ProvincePanel } from './ProvincePanel.tsx';
import { SignaturePanel } from './SignaturePanel.tsx';
import { TextPanel } from './TextPanel.tsx';

/** Settings panel by field kind; a kind without a panel does not compile. */
export const fieldPanels: Readonly<Record<FieldKind, ComponentType<FieldPanelProps>>> = {
  text: TextPanel,
  dropdown: ChoicePanel,
  date: DatePanel,
  single: ChoicePanel,
  multiple: MultiplePanel,
  province: ProvincePanel,
  city: CityPanel,
  picture: PicturePanel,
  autocomplete: AutocompletePanel,
  longText: LongTextPanel,
  number: NumberPanel,
  consent: ConsentPanel,
  signature: SignaturePanel,
  file: FilePanel,
  heading: PartPanel,
  explanation: ExplanationPanel,
  page: PartPanel,
};
