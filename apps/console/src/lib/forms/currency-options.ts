import type { Language } from '@meetingapp/contract/shapes.ts';
import { currencyFault } from '@meetingapp/domain/orders/currencies.ts';

/** Offered first; every other currency in which amounts can be kept follows by its code. */
export const usualCurrencies = ['CNY', 'USD', 'EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'JPY', 'KRW'];

/** Currencies to choose from, named in a language: `CNY 人民币`. The chosen one is always among them. */
export function currencyOptions(chosen: string, language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language === 'en' ? 'en-GB' : 'zh-CN', { type: 'currency' });
  const all = Intl.supportedValuesOf('currency').filter((code) => currencyFault(code) === null);
  return [...new Set([...usualCurrencies, chosen, ...all])]
    .filter((code) => code !== '')
    .map((code) => ({ value: code, label: currencyFault(code) === null ? `${code} ${names.of(code)}` : code }));
}
