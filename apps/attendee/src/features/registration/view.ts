import type { ConFee } from '@meetingapp/contract/registration/wizard.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { shortDay } from '../../lib/time/dates.ts';

/** Number of places left from which it is shown as a warning. */
const FEW = 20;
export const isFew = (left: number | null): left is number => left !== null && left <= FEW;

/** Reason why a fee is not available: the conditions that fail, in words. */
export function reasonOf(fee: ConFee, language: Language): string {
  return joinList(
    fee.why.filter((one) => !one.holds).map((one) => one.text),
    language,
    'entries',
  );
}

/** Last day of something that ends at an instant: an end at midnight belongs to the day before. */
export function lastDayText(until: string, zone: string, language: Language): string {
  return shortDay(dayOf(Date.parse(until) - 1, zone), language);
}
