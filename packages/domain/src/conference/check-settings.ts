import type { ConferenceSettings } from '@meetingapp/contract/conference/console.ts';
import { currencyFault, HOME_CURRENCY, type CurrencyFault } from '../orders/currencies.ts';
import { isPlainDate } from '../plain-date.ts';

export type SettingsFaultReason =
  | 'date_invalid'
  | 'days_order'
  | 'moments_order'
  | 'zone_unknown'
  | 'colour_form'
  | 'refund_order'
  | 'bank_account_part'
  | 'currency_twice'
  | CurrencyFault;

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
  | 'bankAccounts'
  | 'currencies'
>;

/** Returns contradictions within a conference's settings. */
export function checkSettings(settings: CheckedSettings): SettingsFault[] {
  const { startsOn, endsOn, registrationOpensAt: opens, registrationClosesAt: closes, refundPolicy } = settings;
  const wrong = currencyFault(settings.currency);
  const others = settings.currencies;
  const wrongOther = others.map(currencyFault).find((fault) => fault !== null);
  const isTwice = new Set([settings.currency, ...others]).size <= others.length;
  const faults: (SettingsFault | false | null)[] = [
    wrong && { field: 'currency', reason: wrong },
    wrongOther
      ? { field: 'currencies', reason: wrongOther }
      : isTwice && { field: 'currencies', reason: 'currency_twice' },
    !Object.entries(settings.bankAccounts).every(isWhole) && { field: 'bankAccounts', reason: 'bank_account_part' },
    !isPlainDate(startsOn) && { field: 'startsOn', reason: 'date_invalid' },
    !isPlainDate(endsOn) && { field: 'endsOn', reason: 'date_invalid' },
    endsOn < startsOn && { field: 'endsOn', reason: 'days_order' },
    !isZone(settings.zone) && { field: 'zone', reason: 'zone_unknown' },
    !/^#[\da-f]{6}$/i.test(settings.brand) && { field: 'brand', reason: 'colour_form' },
    opens !== null &&
      closes !== null &&
      Date.parse(closes) <= Date.parse(opens) && { field: 'registrationClosesAt', reason: 'moments_order' },
    !isFalling(refundPolicy) && { field: 'refundPolicy', reason: 'refund_order' },
  ];
  return faults.filter((fault) => fault !== false && fault !== null);
}

/** An account of a further currency, with all its parts. That of the home currency is a setting of the server. */
const isWhole = ([currency, account]: [string, ConferenceSettings['bankAccounts'][string]]): boolean =>
  currency !== HOME_CURRENCY && currencyFault(currency) === null && Object.values(account).every((part) => part !== '');

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
