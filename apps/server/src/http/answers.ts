import { errors, type ErrorAnswer, type Fault } from '@meetingapp/contract/errors.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { errors as en } from '@meetingapp/locales/en/errors.ts';
import { fieldNames as fieldsEn } from '@meetingapp/locales/en/field-names.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { errors as zh } from '@meetingapp/locales/zh/errors.ts';
import { fieldNames as fieldsZh } from '@meetingapp/locales/zh/field-names.ts';
import type { FieldFault, Refusal } from './refusal.ts';

const texts = { zh, en };
const fieldNames = { zh: fieldsZh, en: fieldsEn };

/** A refusal in the words of the request's language, each wrong field named. */
export function errorAnswer(refusal: Refusal, language: Language): { status: number; answer: ErrorAnswer } {
  const { code, status } = errors[refusal.refused];
  const faults = refusal.faults?.map((fault) => faultText(fault, language));
  const msg = faults?.[0]?.text ?? texts[language].names[refusal.refused];
  const answer = { code, error: refusal.refused, msg };
  return { status, answer: faults ? { ...answer, faults } : answer };
}

/** All that is wrong, in one line. */
export function refusalText(refusal: Refusal, language: Language): string {
  const { msg, faults } = errorAnswer(refusal, language).answer;
  return faults ? faults.map((fault) => fault.text).join(language === 'zh' ? '；' : '; ') : msg;
}

function faultText(fault: FieldFault, language: Language): Fault {
  const { faults } = texts[language];
  const fields = fieldNames[language];
  // Of a part of a part (`invoice.title`) the last one has the name that a person knows.
  const label =
    fault.label ?? known(fields, fault.field) ?? known(fields, fault.field.split('.').at(-1) ?? '') ?? fault.field;
  const text = known(faults, fault.reason) ?? faults.pattern;
  return { field: fault.field, reason: fault.reason, text: format(text, { label, limit: String(fault.limit ?? '') }) };
}

/** Keys come from requests too: `constructor` must find nothing. */
const known = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;
