import type { Texts } from '../../texts.ts';
import type { agencySheet as source } from '../../zh/speakers/agency.ts';

/** Texts of the import of an agency’s tickets, and the titles and words by which its cells are recognised. */
export const agencySheet = {
  columns: {
    name: 'Name',
    direction: 'Direction',
    number: 'Number',
    fromPlace: 'From',
    toPlace: 'To',
    leavesAt: 'Leaves',
    arrivesAt: 'Arrives',
    seat: 'Seat',
    mode: 'Mode',
    ticket: 'Ticket',
  },
  names: {
    name: 'Name|Passenger|Traveller',
    direction: 'Direction|Trip',
    number: 'Number|Flight|Train|Flight or train',
    fromPlace: 'From|Origin',
    toPlace: 'To|Destination',
    leavesAt: 'Leaves|Departure time|Departs',
    arrivesAt: 'Arrives|Arrival time',
    seat: 'Seat',
    mode: 'Mode',
    ticket: 'Ticket',
  },
  directions: { arrival: 'arrival|outbound|out', departure: 'departure|return|inbound|back' },
  template: 'Template for tickets',
  failedFile: 'Tickets that were not imported',
  reason: 'Why it was not imported',
  example: {
    name: 'Lin Zhiyuan',
    direction: 'Arrival',
    number: 'G7349',
    fromPlace: 'Jiangzhou East',
    toPlace: 'Hangzhou East',
    leavesAt: '2030-04-14 13:06',
    arrivesAt: '2030-04-14 15:42',
    seat: 'Car 5, 08A',
  },
  title: 'Import tickets from an agency',
  back: 'Back to the journeys',
  hint: 'xlsx or csv with the titles in the first row. The exported journeys can be used as they are: the agency fills in numbers and times. Nothing is written yet',
  match:
    'A journey is found by name and direction; times are in the conference’s time zone. A row without number and times changes nothing, nor does one that the speaker books, goes by car or does not need. Speakers are then asked to confirm',
  newText: 'A new journey',
  applyText: '{count} {count|row|rows}: {fresh} new, {change} changed. {wrong} invalid {wrong|row is|rows are} skipped',
  undoText:
    'The journeys are as before; those that were confirmed, changed or put in a car since stay and are listed with the reason',
  list: 'See the journeys',
} satisfies Texts<typeof source>;
