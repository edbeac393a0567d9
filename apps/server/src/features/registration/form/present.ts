import type { Branch, FieldItem, FlowSettings } from '@meetingapp/contract/registration/wizard.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { itemOf } from '@meetingapp/domain/forms/form-item.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import type { BranchRow, FieldRow } from '../configuration/queries.ts';
import { shownDivision } from '../lookup/queries-divisions.ts';

/** A field as the form shows it, with what the person entered before. Options keep their stored value; labels follow the language. */
export function presentField(row: FieldRow, language: Language, entered: string | undefined): FieldItem {
  return itemOf({ ...row, showWhen: row.show_when }, language, entered ?? '');
}

export function presentBranch(row: BranchRow, language: Language): Branch {
  return { cfgId: row.id, cfgTitle: row.title[language], left: row.left };
}

/** Answers as text: labels of fields and options, without hidden fields. */
export function presentAnswers(
  fields: readonly FieldRow[],
  answers: Record<string, string>,
  flow: FlowSettings,
  language: Language,
): { code: string; label: string; value: string }[] {
  return fields
    .filter(
      (field) =>
        (answers[field.code] ?? '') !== '' &&
        !(flow.hiddenFields.includes(field.code) && field.code in flow.placeholders),
    )
    .map((field) => ({
      code: field.code,
      label: field.label[language],
      value: joinList(
        (answers[field.code] ?? '').split('|').map((one) => labelOf(field, one, language)),
        language,
      ),
    }));
}

function labelOf(field: FieldRow, value: string, language: Language): string {
  if (field.kind === 'P' || field.kind === 'C') return shownDivision(value, language);
  return field.options.find((option) => option.value === value)?.[language] ?? value;
}
