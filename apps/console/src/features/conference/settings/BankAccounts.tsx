import type { BankAccount } from '@meetingapp/contract/conference/console.ts';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { Input } from 'antd';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { SectionProps } from './section-props.ts';

const empty: BankAccount = { holder: '', number: '', bank: '' };
const longest = { holder: 120, number: 60, bank: 200 } as const;
const parts = ['holder', 'number', 'bank'] as const;

/** Accounts to which orders in other currencies than that of the server's account can be transferred. */
export function BankAccounts({ value, set, faults, disabled }: Omit<SectionProps, 'read'>) {
  const t = useT('conferenceConsole');
  const currencies = [value.currency, ...value.currencies].filter((currency) => currency !== HOME_CURRENCY);
  if (currencies.length === 0) return null;

  function change(currency: string, account: BankAccount) {
    const { [currency]: _before, ...others } = value.bankAccounts;
    const isEmpty = parts.every((part) => account[part].trim() === '');
    set('bankAccounts', isEmpty ? others : { ...others, [currency]: account });
  }
  return (
    <Field label={t('fields.bankAccounts')} hint={t('fields.bankAccountsText')} fault={faults['bankAccounts']}>
      {currencies.map((currency) => {
        const account = value.bankAccounts[currency] ?? empty;
        return (
          <div key={currency} className="pair three" role="group" aria-label={t('fields.bankAccountIn', { currency })}>
            {parts.map((part) => (
              <Field wrap key={part} label={t(`fields.bankParts.${part}`, { currency })}>
                <Input
                  maxLength={longest[part]}
                  disabled={disabled}
                  value={account[part]}
                  onChange={({ target }) => change(currency, { ...account, [part]: target.value })}
                />
              </Field>
            ))}
          </div>
        );
      })}
    </Field>
  );
}
