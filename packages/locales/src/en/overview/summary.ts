import type { Texts } from '../../texts.ts';
import type { summary as zh } from '../../zh/overview/summary.ts';

export const summary = {
  settings: 'Settings',
  next: {
    today: 'Today',
    dayOn: '{weekday} {day}',
    roles: {
      host: 'You chair',
      speaker: 'You speak',
      president: 'You preside',
      participant: 'You are on the panel',
      comments: 'You are a discussant',
      translate: 'You interpret',
    },
    planned: 'In my plan',
    inMinutes: 'starts in {minutes} min',
    running: 'on now, {minutes} min left',
    span: '{from} to {to}',
    comma: ', ',
  },
  parts: {
    label: 'Shortcuts',
    registration: 'Registration',
    plan: 'My plan',
    card: 'Card',
    certificates: 'Certificates',
  },
  credits: {
    title: 'Credits',
    details: 'Details',
    of: '/ {limit} credits',
    unit: 'credits',
    meter: '{title}: {total} of {limit} credits',
    left: '{count} more until the conference limit',
    full: 'The conference limit has been reached',
  },
  travel: {
    title: 'Travel and payments',
    orders: 'Orders',
    hotel: 'Hotel',
    nights: '{hotel}, {count} {count|night|nights}',
    journey: 'Travel and pick-up',
    journeys: {
      missing: 'To be completed',
      arrival: 'Arrival {day}',
      departure: 'Departure {day}',
      arrivalCar: 'Pick-up {day}',
      departureCar: 'Car {day}',
    },
    invoice: 'Invoice',
    invoices: { asked: 'In progress', issued: 'Issued', refused: 'To be corrected' },
  },
  taking: {
    title: 'Participation',
    questions: 'My questions',
    answered: '{count} answered',
    asked: '{count} unanswered',
    exams: 'Exams',
    open: '{count} to do',
    contact: 'Contact the organisers',
  },
} as const satisfies Texts<typeof zh>;
