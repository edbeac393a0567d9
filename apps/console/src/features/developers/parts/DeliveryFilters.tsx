import type { deliveryCalls } from '@meetingapp/contract/developers/delivery.ts';
import type { BodyOf } from '@meetingapp/contract/call.ts';
import { endpointCalls } from '@meetingapp/contract/developers/endpoint.ts';
import { eventTypes } from '@meetingapp/contract/developers/event.ts';
import { Input, Select } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { eventTexts, shortHost } from '../view.ts';

export type DeliveryFilter = Required<
  Pick<BodyOf<typeof deliveryCalls.deliveries>, 'endpointId' | 'deliveryState' | 'eventType' | 'object'>
>;
export const unfiltered: DeliveryFilter = { endpointId: null, deliveryState: null, eventType: null, object: '' };

export const isFiltered = (filter: DeliveryFilter): boolean =>
  filter.endpointId !== null || filter.deliveryState !== null || filter.eventType !== null || filter.object !== '';

const states = ['waiting', 'delivered', 'dead'] as const;

/** Filters of the deliveries by state, event, address and object. */
export function DeliveryFilters({
  filter,
  setFilter,
}: {
  filter: DeliveryFilter;
  setFilter: (filter: DeliveryFilter) => void;
}) {
  const t = useT('developersConsole');
  const cid = useCid();
  const { answer } = useCall(endpointCalls.endpoints, { cid });
  const shared = { size: 'small', allowClear: true } as const;
  return (
    <>
      <Select
        {...shared}
        className="dev-filter"
        aria-label={t('filters.state')}
        placeholder={t('filters.state')}
        value={filter.deliveryState}
        options={states.map((value) => ({ value, label: t(`filters.states.${value}`) }))}
        onChange={(deliveryState) => setFilter({ ...filter, deliveryState: deliveryState ?? null })}
      />
      <Select
        {...shared}
        className="dev-filter"
        aria-label={t('filters.event')}
        placeholder={t('filters.event')}
        value={filter.eventType}
        popupMatchSelectWidth={false}
        options={eventTypes.map((value) => ({ value, label: t(eventTexts[value]) }))}
        onChange={(eventType) => setFilter({ ...filter, eventType: eventType ?? null })}
      />
      <Select
        {...shared}
        className="dev-filter"
        aria-label={t('filters.address')}
        placeholder={t('filters.address')}
        value={filter.endpointId}
        popupMatchSelectWidth={false}
        options={(answer?.endpoints ?? []).map(({ id, url }) => ({ value: id, label: shortHost(url), title: url }))}
        onChange={(endpointId) => setFilter({ ...filter, endpointId: endpointId ?? null })}
      />
      <Input.Search
        {...shared}
        className="dev-object"
        aria-label={t('filters.object')}
        placeholder={t('filters.object')}
        maxLength={60}
        defaultValue={filter.object}
        onSearch={(object) => setFilter({ ...filter, object: object.trim() })}
      />
    </>
  );
}
