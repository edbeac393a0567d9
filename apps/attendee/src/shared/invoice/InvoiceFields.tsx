import './invoice.css';
import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import type { InvoiceFault } from '@meetingapp/domain/orders/invoice.ts';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { invoiceFaultText, invoiceFields } from './view.ts';
import type { InvoiceField } from './view.ts';

interface InvoiceFieldsProps {
  form: Required<InvoiceForm>;
  onChange: (form: Required<InvoiceForm>) => void;
  faults: Readonly<Partial<Record<InvoiceField, InvoiceFault>>>;
  /** True after Next: all errors show. */
  all: boolean;
  locked: boolean;
}

const keyboards: Readonly<Partial<Record<InvoiceField, InputHTMLAttributes<HTMLInputElement>['inputMode']>>> = {
  email: 'email',
  phone: 'tel',
  account: 'numeric',
};

/** Holder of the invoice, and the fields that its kind requires. */
export function InvoiceFields({ form, onChange, faults, all, locked }: InvoiceFieldsProps) {
  const t = useT('orders');
  const [left, setLeft] = useState<ReadonlySet<InvoiceField>>(new Set());
  const [edited, setEdited] = useState<ReadonlySet<InvoiceField>>(new Set());
  const person = form.holder === 'person';
  const labels = {
    title: person ? t('invoice.personName') : t('invoice.name'),
    taxNumber: t('invoice.taxNumber'),
    address: t('invoice.address'),
    phone: t('invoice.phone'),
    bank: t('invoice.bank'),
    account: t('invoice.account'),
    email: t('invoice.email'),
  };
  const hints: Readonly<Partial<Record<InvoiceField, string>>> = {
    ...(person ? {} : { title: t('invoice.nameHint') }),
    taxNumber: t('invoice.taxHint'),
    email: t('invoice.emailHint'),
  };
  if (form.kind === 'none') return null;
  return (
    <div className="fields invoice-fields">
      {form.kind === 'ordinary' && (
        <Chips
          legend={t('invoice.holder')}
          options={[
            { value: 'organisation', label: t('invoice.organisation'), disabled: locked },
            { value: 'person', label: t('invoice.person'), disabled: locked },
          ]}
          value={form.holder}
          onChange={(holder) => onChange({ ...form, holder: holder === 'person' ? 'person' : 'organisation' })}
        />
      )}
      {invoiceFields(form).map((field) => {
        const fault = faults[field];
        const told = fault && (all || left.has(field));
        const text = told ? invoiceFaultText(t, fault, form) : undefined;
        const isError = told && fault.severity === 'error';
        return (
          <TextField
            key={field}
            label={labels[field]}
            name={`invoice-${field}`}
            value={form[field]}
            onChange={(value) => {
              setEdited((before) => new Set(before).add(field));
              onChange({ ...form, [field]: value });
            }}
            onBlur={() => setLeft((before) => new Set(before).add(field))}
            required
            disabled={locked}
            hint={told && !isError ? text : hints[field]}
            error={isError ? text : undefined}
            valid={edited.has(field) && !fault}
            inputMode={keyboards[field]}
            autoComplete={field === 'email' ? 'email' : 'off'}
            maxLength={200}
          />
        );
      })}
    </div>
  );
}
