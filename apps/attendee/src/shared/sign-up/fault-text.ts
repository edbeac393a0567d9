import type { FaultReason, FieldFault } from '@meetingapp/domain/registration/field-definition.ts';
import type { Translate } from '../../lib/texts/texts.ts';

type T = Translate<'registrationForm'>;

/** Digits of a Chinese mobile number without its country code. */
const MOBILE_DIGITS = 11;

function phoneText(t: T, value: string): string {
  const digits = value.replace(/\D/g, '').length;
  const plain = /^\d*$/.test(value);
  if (plain && digits < MOBILE_DIGITS) return t('field.missingDigits', { count: MOBILE_DIGITS - digits });
  if (plain && digits > MOBILE_DIGITS && /^1[3-9]/.test(value))
    return t('field.surplusDigits', { count: digits - MOBILE_DIGITS });
  return t('field.phone');
}

/** Text of a fault: the specification's text, with a remedy where one is known. */
export function faultText(t: T, fault: FieldFault, value: string): string {
  const words: Record<FaultReason, () => string> = {
    required: () => t('field.required'),
    pattern: () => t('field.nch'),
    phone: () => phoneText(t, value),
    phone_international: () => (/^1\d*$/.test(value) ? phoneText(t, value) : t('field.phoneInternational')),
    email: () => (value.includes('@') ? t('field.email') : t('field.noAt')),
    too_long: () => t('field.tooLong', { max: fault.limit ?? 0 }),
    too_many: () => t('field.tooMany', { max: fault.limit ?? 0 }),
    not_an_option: () => t('field.option'),
    date_invalid: () => t('field.dateRange'),
    date_range: () => t('field.dateRange'),
    date_past: () => t('field.datePast', { year: fault.limit ?? '' }),
    date_future: () => t('field.dateFuture'),
    city_of_province: () => t('field.cityOfProvince'),
    not_a_picture: () => t('field.picture'),
    id_card: () => t('field.idCard'),
    passport: () => t('field.passport'),
    document: () => t('field.document'),
    time: () => t('field.time'),
    number_form: () => t('field.number'),
    number_least: () => t('field.least', { limit: fault.limit ?? 0 }),
    number_most: () => t('field.most', { limit: fault.limit ?? 0 }),
    number_step: () => t('field.step', { limit: fault.limit ?? 0 }),
    consent: () => t('field.consent'),
    signature: () => t('field.signature'),
    file_gone: () => t('field.fileGone'),
  };
  return words[fault.reason]();
}
