import { errors, type ErrorAnswer, type Fault } from '@meetingapp/contract/errors.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { errors as en } from '@meetingapp/locales/en/errors.ts';
import { fieldNames as fieldsEn } from '@meetingapp/locales/en/field-names.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { errors as zh } from '@meetingapp/locales/zh/errors.ts';
import { fieldNames as fieldsZh } from '@meetingapp/locales/zh/field-names.ts';
import { waitText } from './wait-text.ts';
import type { FieldFault, Refusal } from './refusal.ts';

const texts = { zh, en };
const fieldNames = { zh: fieldsZh, en: fieldsEn };

/** A refusal as HTTP status and answer, with its text in the request's language and each wrong field named. */
export function errorAnswer(refusal: Refusal, language: Language): { status: number; answer: ErrorAnswer } {
  const { code, status } = errors[refusal.refused];
  const faults = refusal.faults?.map((fault) => faultText(fault, language));
  const { retryAfterSeconds, now } = refusal;
  const words = format(texts[language].names[refusal.refused], {
    wait: waitText(retryAfterSeconds, texts[language].waits),
  });
  const msg = faults?.[0]?.text ?? words;
  const answer = {
    code,
    error: refusal.refused,
    msg,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(now === undefined ? {} : { now }),
  };
  return { status, answer: faults ? { ...answer, faults } : answer };
}

/** All faults in one line. */
export function refusalText(refusal: Refusal, language: Language): string {
  const { msg, faults } = errorAnswer(refusal, language).answer;
  return faults
    ? joinList(
        faults.map((fault) => fault.text),
        language,
        'entries',
      )
    : msg;
}

function faultText(fault: FieldFault, language: Language): Fault {
  const { faults } = texts[language];
  const fields = fieldNames[language];
  const label = fault.label ?? known(fields, fault.field) ?? lastKnown(fields, fault.field) ?? fault.field;
  const text = known(faults, fault.reason) ?? faults.pattern;
  return {
    field: fault.field,
    reason: fault.reason,
    text: format(text, { label, limit: String(fault.limit ?? ''), value: fault.value ?? '' }),
  };
}

/** Label of a nested field (`invoice.title`, `words.0`): that of its last part with a known name. */
const lastKnown = (words: Readonly<Record<string, string>>, field: string): string | undefined =>
  field
    .split('.')
    .map((part) => known(words, part))
    .findLast((name) => name !== undefined);

/** Keys come from requests too: `constructor` must not match. */
const known = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;
