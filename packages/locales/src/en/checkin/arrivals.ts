import type { Texts } from '../../texts.ts';
import type { checkinArrivals as source } from '../../zh/checkin/arrivals.ts';

export const checkinArrivals = {
  title: 'Check-in',
  desk: 'Walk-up desk',
  minutes: 'min',
  states: { best: 'Use this gate', short: 'Fast', some: 'Some wait', long: 'Long queue', closed: 'Closed' },
  entered: 'In',
  expected: '{count} expected',
  toCome: '{count} to come',
  perMinute: 'Per minute',
  now: 'Now {count}',
  peak: '{time} about {count}',
  chart: '{count} people a minute, at most {most} expected at {time}',
  chartNow: '{count} people a minute',
  stale: 'Disconnected for {seconds} s, figures of {time}',
  none: 'No gate is open yet',
  noneText: 'Once devices are enrolled, the wait at each gate is shown here',
} satisfies Texts<typeof source>;
