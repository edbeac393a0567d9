import type { speakersServer as zh } from '../../zh/speakers/server.ts';
import type { Texts } from '../../texts.ts';

/** Texts that the server writes into letters to speakers. */
export const speakersServer = {
  roles: {
    host: 'Chair',
    speaker: 'Speaker',
    president: 'President',
    participant: 'Panel',
    comments: 'Comments',
    translate: 'Interpreter',
  },
  line: '{time}, {hall}, {role}: {title}',
  detail: '    {text}',
  changed: {
    time: 'Time is now {after} (before: {before})',
    hall: 'Hall is now {after} (before: {before})',
    people: 'Others in it are now {after} (before: {before})',
    role: 'Role is now {after} (before: {before})',
  },
  nobody: 'nobody',
  deadline: 'Please answer by {time}',
  noDeadline: 'Please answer soon',
  calendar: 'My tasks: {title}',
  payList: {
    title: 'Pay list',
    columns: ['Speaker', 'Holder', 'Bank', 'Account', 'Amount (CNY)', 'Receipts', 'Numbers of receipts'],
  },
  statement: {
    interests:
      'Please state interests of the last three years that concern your talk: fees for lectures or advice, research funds, shares and patents, your own or of close relatives. They are named at the beginning of the talk.',
    recording:
      'The organiser streams your talk live and offers a replay to registered attendees afterwards. Recordings are not cut into advertisements and not given to companies. You may agree to the live stream only, or to neither, and change this later; the recording is then taken down within two working days.',
  },
  agreement: {
    noTasks: '(see the programme)',
    yuan: 'CNY {amount}',
    noDeadline: 'the end of the conference',
    page: {
      heading: 'Signature',
      signer: 'Signer',
      way: 'Way',
      ways: { drawn: 'Drawn by hand', typed: 'Name typed and confirmed by a one-time code' },
      time: 'Signed at',
      account: 'Account',
      link: 'By a personal link, without an account',
      code: 'Code sent to, and its proof',
      document: 'SHA-256 of the document',
      text: 'SHA-256 of its text',
      chain: 'Number among the signatures of the conference',
      previous: 'Hash of the signature before',
      check:
        'The first {bytes} bytes of this file are the document that was shown; their SHA-256 is the one above. The seal of the society covers the whole file: readers of PDFs tell any change.',
    },
  },
  travel: {
    title: 'Journeys',
    none: 'Not given',
    agency: {
      name: 'Name|Passenger|Traveller',
      direction: 'Direction|Trip',
      number: 'Number|Flight|Train|Flight or train',
      fromPlace: 'From|Origin',
      toPlace: 'To|Destination',
      leavesAt: 'Leaves|Departure time|Departs',
      arrivesAt: 'Arrives|Arrival time',
      seat: 'Seat',
    },
    agencyDirections: { arrival: 'arrival|outbound|out', departure: 'departure|return|inbound|back' },
    directions: { arrival: 'Arrival', departure: 'Departure' },
    modes: { flight: 'Flight', train: 'Train', car: 'Own car', none: 'None' },
    tickets: {
      own: 'Own ticket',
      wanted: 'To be booked',
      booked: 'To be confirmed',
      confirmed: 'Confirmed',
      change: 'Change asked',
    },
    columns: [
      'Name',
      'Affiliation',
      'Direction',
      'Mode',
      'Number',
      'From',
      'To',
      'Leaves',
      'Arrives',
      'Ticket',
      'Car',
      'Car leaves',
      'Driver and plate',
      'Hotel',
      'First night',
      'Leaves on',
    ],
  },
} as const satisfies Texts<typeof zh>;
