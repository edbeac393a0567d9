import { exponentOf, otherDecimals } from '../exponent.ts';

/** Currencies of ISO 4217 (list one) with two decimals. */
const twoDecimals = `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY
  COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES
  KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB
  PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD
  TZS UAH USD UYU UZS VED VES WST XCD YER ZAR ZMW ZWG`;

const isListed = (code: string): boolean =>
  [twoDecimals, ...Object.values(otherDecimals)].some((codes) => codes.split(/\s+/).includes(code));

/** Decimals (minor units) of a currency by ISO 4217; null: no such currency. */
export const decimalsOf = (code: string): number | null => (isListed(code) ? exponentOf(code) : null);

export type CurrencyFault = 'currency_form' | 'currency_unknown' | 'currency_decimals';

/** Units of account with four decimals (CLF, UYW) are no means of payment. */
const MOST_DECIMALS = 3;

/** Why amounts cannot be kept in a currency; null: they can. Amounts are integers of its smallest unit. */
export function currencyFault(code: string): CurrencyFault | null {
  if (!/^[A-Z]{3}$/.test(code)) return 'currency_form';
  const digits = decimalsOf(code);
  if (digits === null) return 'currency_unknown';
  return digits <= MOST_DECIMALS ? null : 'currency_decimals';
}

/** The currency of invoices of the mainland (fapiao), and of merchants of WeChat Pay and Alipay there. */
export const HOME_CURRENCY = 'CNY';
