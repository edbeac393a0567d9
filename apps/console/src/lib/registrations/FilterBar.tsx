import './filter-bar.css';
import type { RegistrationFilter } from '@meetingapp/contract/registration/list.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronDown, search, x } from '@meetingapp/ui/icons/icons.ts';
import { Button, Checkbox, DatePicker, Input, Popover } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useLanguage } from '../texts/language.ts';
import { useT } from '../texts/texts.ts';
import { isFiltered, noFilter } from './filter.ts';

const states = ['submitted', 'approved', 'confirmed', 'attended', 'refused', 'cancelled', 'draft'] as const;
const orders = ['open', 'paid', 'partly_refunded', 'refunding', 'refunded', 'expired', 'none'] as const;
/** Debounce in milliseconds. */
const PAUSE_MS = 200;

export interface FilterBarProps {
  filter: RegistrationFilter;
  set: (filter: RegistrationFilter) => void;
  branches: readonly { id: number; title: string }[];
  fees: readonly { id: number; title: string }[];
  /** Empty where there is one form. */
  forms: readonly { id: number; title: string }[];
  /** The search box, which the key `/` of the page focuses. Absent where the page has no such key. */
  input?: RefObject<InputRef | null>;
  children?: ReactNode;
}

/** Search and filters; an active filter is filled and has a clear button. */
export function FilterBar({ filter, set, branches, fees, forms, input, children }: FilterBarProps) {
  const t = useT('registrationConsole');
  const named = (rows: FilterBarProps['fees']) => rows.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <Words filter={filter} set={set} {...(input ? { input } : {})} />
      <Condition
        name={t('filters.states')}
        options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        chosen={filter.states}
        choose={(chosen) => set({ ...filter, states: chosen as RegistrationFilter['states'] })}
      />
      {branches.length > 0 && (
        <Condition
          name={t('filters.branches')}
          options={named(branches)}
          chosen={filter.branches}
          choose={(chosen) => set({ ...filter, branches: chosen as number[] })}
        />
      )}
      <Condition
        name={t('filters.fees')}
        options={named(fees)}
        chosen={filter.fees}
        choose={(chosen) => set({ ...filter, fees: chosen as number[] })}
      />
      {forms.length > 0 && (
        <Condition
          name={t('filters.forms')}
          options={named(forms)}
          chosen={filter.forms}
          choose={(chosen) => set({ ...filter, forms: chosen as number[] })}
        />
      )}
      <Condition
        name={t('filters.orders')}
        options={orders.map((value) => ({ value, label: t(`orderStates.${value}`) }))}
        chosen={filter.orders}
        choose={(chosen) => set({ ...filter, orders: chosen as RegistrationFilter['orders'] })}
      />
      <Days filter={filter} set={set} />
      {isFiltered(filter) && (
        <Button type="link" size="small" onClick={() => set(noFilter)}>
          {t('clear')}
        </Button>
      )}
      <span className="grow" />
      {children}
    </>
  );
}

function Words({ filter, set, input }: Pick<FilterBarProps, 'filter' | 'set' | 'input'>) {
  const t = useT('registrationConsole');
  const [{ words, asked }, keep] = useState({ words: filter.words, asked: filter.words });
  // The filter changed from outside: a view was chosen or the filters were cleared.
  if (asked !== filter.words) keep({ words: filter.words, asked: filter.words });
  useEffect(() => {
    if (words === filter.words) return;
    const wait = setTimeout(() => set({ ...filter, words }), PAUSE_MS);
    return () => clearTimeout(wait);
  }, [words, filter, set]);
  return (
    <Input
      ref={input ?? null}
      size="small"
      style={{ width: 252, flex: 'none' }}
      allowClear
      maxLength={60}
      prefix={<Icon icon={search} />}
      suffix={input && words === '' ? <kbd>/</kbd> : undefined}
      placeholder={t('search')}
      aria-label={t('searchLabel')}
      value={words}
      onChange={(event) => keep({ words: event.target.value, asked })}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
    />
  );
}

type Value = string | number;

function Condition({
  name,
  options,
  chosen,
  choose,
}: {
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  choose: (chosen: Value[]) => void;
}) {
  const language = useLanguage();
  const picked = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const text = `${name} ${joinList(picked, language)}`;
  return (
    <Chip on={chosen.length > 0} name={name} text={text} clear={() => choose([])}>
      <Checkbox.Group<Value>
        style={{ display: 'grid', gap: 4, maxHeight: 320, overflow: 'auto' }}
        options={[...options]}
        value={[...chosen]}
        onChange={choose}
      />
    </Chip>
  );
}

function Chip({
  on,
  name,
  text,
  clear,
  children,
}: {
  on: boolean;
  name: string;
  text: string;
  clear: () => void;
  children: ReactNode;
}) {
  const t = useT('registrationConsole');
  return (
    <span className={on ? 'chip on' : 'chip'}>
      <Popover trigger="click" placement="bottomLeft" arrow={false} content={children}>
        <button type="button" className="row one" aria-haspopup="true" title={text}>
          <span className="one">{on ? text : name}</span>
          {!on && <Icon icon={chevronDown} />}
        </button>
      </Popover>
      {on && (
        <button type="button" aria-label={t('remove', { name })} onClick={clear}>
          <Icon icon={x} />
        </button>
      )}
    </span>
  );
}

function Days({ filter, set }: Pick<FilterBarProps, 'filter' | 'set'>) {
  const t = useT('registrationConsole');
  const { from, until } = filter;
  const on = from !== null || until !== null;
  return (
    <Chip
      on={on}
      name={t('filters.days')}
      text={`${t('filters.days')} ${t('daysOf', { from: from ?? '', until: until ?? '' })}`}
      clear={() => set({ ...filter, from: null, until: null })}
    >
      <DatePicker.RangePicker
        allowEmpty={[true, true]}
        aria-label={t('filters.days')}
        onChange={(range) =>
          set({
            ...filter,
            from: range?.[0]?.format('YYYY-MM-DD') ?? null,
            until: range?.[1]?.format('YYYY-MM-DD') ?? null,
          })
        }
      />
    </Chip>
  );
}
