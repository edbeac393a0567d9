import { deliveryHours, type deliveryCalls } from '@meetingapp/contract/developers/delivery.ts';
import type { BodyOf } from '@meetingapp/contract/call.ts';
import { endpointCalls } from '@meetingapp/contract/developers/endpoint.ts';
import { eventTypes } from '@meetingapp/contract/developers/event.ts';
import { Input, Select } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { eventTexts, shortHost } from '../view.ts';

/** Names of the periods, by their hours. */
const periods = { 1: 'hour', 24: 'day', 168: 'week' } as const;

export type DeliveryFilter = Required<
  Pick<BodyOf<typeof deliveryCalls.deliveries>, 'endpointId' | 'deliveryState' | 'eventType' | 'withinHours' | 'object'>
>;
export const unfiltered: DeliveryFilter = {
  endpointId: null,
  deliveryState: null,
  eventType: null,
  withinHours: null,
  object: '',
};

export const isFiltered = (filter: DeliveryFilter): boolean =>
  filter.endpointId !== null ||
  filter.deliveryState !== null ||
  filter.eventType !== null ||
  filter.withinHours !== null ||
  filter.object !== '';

const states = ['waiting', 'delivered', 'dead'] as const;

/** Names of the states by what is listed; dead letters have one state. */
const stateTexts = { deliveries: 'filters.states', events: 'filters.eventStates', dead: null } as const;

interface DeliveryFiltersProps {
  /** What is listed; events have no address of their own. */
  of: keyof typeof stateTexts;
  filter: DeliveryFilter;
  setFilter: (filter: DeliveryFilter) => void;
}

/** Filters of deliveries and events by state, event, address, period and object. */
export function DeliveryFilters({ of, filter, setFilter }: DeliveryFiltersProps) {
  const t = useT('developersConsole');
  const cid = useCid();
  const { answer } = useCall(endpointCalls.endpoints, { cid });
  const stateText = stateTexts[of];
  return (
    <>
      {stateText !== null && (
        <FilterSelect
          label={t('filters.state')}
          value={filter.deliveryState}
          options={states.map((value) => ({ value, label: t(`${stateText}.${value}`) }))}
          choose={(deliveryState) => setFilter({ ...filter, deliveryState })}
        />
      )}
      <FilterSelect
        label={t('filters.event')}
        value={filter.eventType}
        options={eventTypes.map((value) => ({ value, label: t(eventTexts[value]) }))}
        choose={(eventType) => setFilter({ ...filter, eventType })}
      />
      {of !== 'events' && (
        <FilterSelect
          label={t('filters.address')}
          value={filter.endpointId}
          options={(answer?.endpoints ?? []).map(({ id, url }) => ({ value: id, label: shortHost(url), title: url }))}
          choose={(endpointId) => setFilter({ ...filter, endpointId })}
        />
      )}
      <FilterSelect
        label={t('filters.hours')}
        value={filter.withinHours}
        options={deliveryHours.map((value) => ({ value, label: t(`filters.periods.${periods[value]}`) }))}
        choose={(withinHours) => setFilter({ ...filter, withinHours })}
      />
      <Input.Search
        size="small"
        allowClear
        className="dev-object"
        aria-label={t('filters.object')}
        prefix={<span className="quiet">{t('filters.object')}</span>}
        placeholder={t('filters.objectPlace')}
        maxLength={60}
        defaultValue={filter.object}
        onSearch={(object) => setFilter({ ...filter, object: object.trim() })}
      />
    </>
  );
}

interface FilterSelectProps<Value> {
  label: string;
  /** Null: not filtered. */
  value: Value | null | undefined;
  options: { value: Value; label: string; title?: string }[];
  choose: (value: Value | null) => void;
}

function FilterSelect<Value extends string | number>({ label, value, options, choose }: FilterSelectProps<Value>) {
  return (
    <Select<Value | null>
      size="small"
      allowClear
      className="dev-filter"
      aria-label={label}
      placeholder={label}
      value={value ?? null}
      popupMatchSelectWidth={false}
      options={options}
      onChange={(next) => choose(next ?? null)}
    />
  );
}
