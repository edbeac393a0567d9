import type { Language } from '@meetingapp/contract/shapes.ts';
import type { ShownItem, SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import { pickLanguage } from '../bilingual.ts';

/** An item in one language, as the phone shows it. */
export function shownItemOf(item: SurveyItem, language: Language): ShownItem {
  const labelled = (one: { value: string; zh: string; en: string }) => ({
    value: one.value,
    label: pickLanguage(one, language),
  });
  const { code, kind, lowest, highest, format, pattern, required, showWhen } = item;
  return {
    code,
    kind,
    lowest,
    highest,
    format,
    pattern,
    required,
    showWhen,
    label: pickLanguage(item.label, language),
    hint: pickLanguage(item.hint, language),
    options: item.options.map(labelled),
    rows: item.rows.map(labelled),
    low: pickLanguage(item.low, language),
    high: pickLanguage(item.high, language),
  };
}
