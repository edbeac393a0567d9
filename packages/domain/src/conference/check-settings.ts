import type { ConferenceSettings } from '@meetingapp/contract/conference/console.ts';
import { isPlainDate } from '../plain-date.ts';

export type SettingsFaultReason =
  | 'date_invalid'
  | 'days_order'
  | 'moments_order'
  | 'zone_unknown'
  | 'colour_form'
  | 'refund_order'
  | 'currency_form';

export interface SettingsFault {
  field: keyof ConferenceSettings;
  reason: SettingsFaultReason;
}

export type CheckedSettings = Pick<
  ConferenceSettings,
  | 'startsOn'
  | 'endsOn'
  | 'zone'
  | 'currency'
  | 'brand'
  | 'registrationOpensAt'
  | 'registrationClosesAt'
  | 'refundPolicy'
>;

/** Returns contradictions within a conference's settings. */
export function checkSettings(settings: CheckedSettings): SettingsFault[] {
  const { startsOn, endsOn, registrationOpensAt: opens, registrationClosesAt: closes, refundPolicy } = settings;
  const faults: (SettingsFault | false)[] = [
    !isPlainDate(startsOn) && { field: 'startsOn', reason: 'date_invalid' },
    !isPlainDate(endsOn) && { field: 'endsOn', reason: 'date_invalid' },
    endsOn < startsOn && { field: 'endsOn', reason: 'days_order' },
    !isZone(settings.zone) && { field: 'zone', reason: 'zone_unknown' },
    !/^[A-Z]{3}$/.test(settings.currency) && { field: 'currency', reason: 'currency_form' },
    !/^#[\da-f]{6}$/i.test(settings.brand) && { field: 'brand', reason: 'colour_form' },
    opens !== null &&
      closes !== null &&
      Date.parse(closes) <= Date.parse(opens) && { field: 'registrationClosesAt', reason: 'moments_order' },
    !isFalling(refundPolicy) && { field: 'refundPolicy', reason: 'refund_order' },
  ];
  return faults.filter((fault) => fault !== false);
}

/** True when a later cancellation never refunds more and no step occurs twice. */
function isFalling(policy: ConferenceSettings['refundPolicy']): boolean {
  return policy.every((step, at) => {
    const before = policy[at - 1];
    return !before || (step.untilDaysBefore < before.untilDaysBefore && step.percent <= before.percent);
  });
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone !== '';
  } catch {
    return false;
  }
}
