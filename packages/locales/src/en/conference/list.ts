import type { Texts } from '../../texts.ts';
import type { conferenceList as source } from '../../zh/conference/list.ts';

/** Texts of the list of conferences, the console's first page. */
export const conferenceList = {
  title: 'Conferences',
  make: 'New conference',
  import: 'Import archive',
  facts:
    '{count} {count|conference|conferences}, {confirmed} {confirmed|confirmed registration|confirmed registrations}',
  search: 'Name of a conference',
  number: 'Number',
  name: 'Conference',
  days: 'Dates',
  city: 'City',
  state: 'State',
  registrations: 'Registrations',
  confirmed: 'Confirmed',
  page: 'Public page',
  pageOf: 'Public page of {title}',
  states: { draft: 'Draft', published: 'Published', closed: 'Closed', stopped: 'Stopped' },
  none: 'No conferences yet',
  noneMade: 'Make the first one: its name, days and place, then form, fees and programme',
  noneText: 'Conferences you work on appear here',
  notFound: 'Nothing found for “{words}”',
  all: 'See all conferences',
  foot: '{count} {count|row|rows}',
} satisfies Texts<typeof source>;
