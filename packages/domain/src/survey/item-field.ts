import type { SurveyItem, SurveyKind } from '@meetingapp/contract/survey/survey.ts';
import type { FieldType } from '@meetingapp/contract/registration/form.ts';
import type { FieldDefinition } from '../registration/field-definition.ts';

/** What the rules of a survey read of an item, on the server and on the phone. */
export interface RuledItem extends Pick<
  SurveyItem,
  'code' | 'kind' | 'format' | 'pattern' | 'required' | 'showWhen' | 'lowest' | 'highest'
> {
  options: readonly { value: string }[];
  rows: readonly { value: string }[];
}

/** Kinds that have the rules of the registration's form. */
export const formKinds = ['S', 'MS', 'DDL', 'T', 'DATE', 'PIC'] as const satisfies readonly (SurveyKind & FieldType)[];

export const isFormKind = (kind: SurveyKind): kind is (typeof formKinds)[number] =>
  (formKinds as readonly string[]).includes(kind);

/** False for texts and pages. */
export const asks = ({ kind }: { kind: SurveyKind }): boolean => kind !== 'section' && kind !== 'page';

/** Kinds that have another name in the form. */
const others: Readonly<Partial<Record<SurveyKind, FieldType>>> = { ranking: 'MS', number: 'NUM' };

/** The field of the registration's form with the same value: its conditions are those of the form. */
export function fieldOf(item: RuledItem): FieldDefinition {
  const { code, kind, format, pattern, required, showWhen, options, lowest, highest } = item;
  const values = options.map(({ value }) => value);
  return {
    cfgCode: code,
    cfgType: isFormKind(kind) ? kind : (others[kind] ?? 'T'),
    cfgContent: values.join('|'),
    cfgFormat: format,
    cfgRegex: pattern,
    cfgNeedFl: required ? '1' : '0',
    arrTmp: values,
    showWhen,
    ...(kind === 'number'
      ? {
          cfgSettings: {
            ...(lowest === null ? {} : { least: lowest }),
            ...(highest === null ? {} : { most: highest }),
          },
        }
      : {}),
  };
}

/** Steps of a scale: stars from 1 to 5, a recommendation from 0 to 10; empty for other kinds. */
export function stepsOf(kind: SurveyKind): string[] {
  if (kind === 'rating') return ['1', '2', '3', '4', '5'];
  return kind === 'nps' ? Array.from({ length: 11 }, (_, at) => String(at)) : [];
}

/** Values from which one can be chosen: options or steps. */
export const choicesOf = (item: Pick<RuledItem, 'kind' | 'options'>): string[] => {
  const steps = stepsOf(item.kind);
  return steps.length > 0 ? steps : item.options.map(({ value }) => value);
};
