import { OrderState } from '@meetingapp/contract/orders/order.ts';
import { Provider } from '@meetingapp/contract/orders/console.ts';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Input, Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { DaySpanPicker } from '../parts/DaySpanPicker.tsx';
import type { OrderFilter } from '../view.ts';

interface OrderFiltersProps {
  filter: OrderFilter;
  /** Currencies of the orders; of one alone nothing is offered. */
  currencies: readonly string[];
  /** Called with the part of the filter that has changed. */
  change: (part: OrderFilter) => void;
}

/** Filters: search words, state, payment method, currency, days. */
export function OrderFilters({ filter, currencies, change }: OrderFiltersProps) {
  const t = useT('ordersConsole');
  return (
    <>
      <Input
        allowClear
        style={{ width: 220 }}
        aria-label={t('search')}
        placeholder={t('search')}
        prefix={<Icon icon={search} />}
        onChange={({ target }) => change({ words: target.value })}
      />
      <Select<OrderState | 'received' | ''>
        style={{ width: 160 }}
        aria-label={t('state')}
        value={filter.state ?? ''}
        onChange={(state) => change({ state: state === '' ? null : state })}
        options={[
          { value: '' as const, label: t('anyState') },
          { value: 'received' as const, label: t('moneyCame') },
          ...OrderState.options.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
      />
      <Select<Provider | ''>
        style={{ width: 184 }}
        aria-label={t('provider')}
        value={filter.provider ?? ''}
        onChange={(provider) => change({ provider: provider === '' ? null : provider })}
        options={[
          { value: '' as const, label: t('anyProvider') },
          ...Provider.options.map((value) => ({ value, label: t(`providers.${value}`) })),
        ]}
      />
      {(currencies.length > 1 || filter.currency) && (
        <Select<string>
          style={{ width: 136 }}
          aria-label={t('currency')}
          value={filter.currency ?? ''}
          onChange={(currency) => change({ currency: currency === '' ? null : currency })}
          options={[{ value: '', label: t('anyCurrency') }, ...currencies.map((value) => ({ value, label: value }))]}
        />
      )}
      <DaySpanPicker
        label={t('days')}
        value={{ from: filter.from ?? null, until: filter.until ?? null }}
        onChange={(days) => change(days)}
      />
    </>
  );
}
