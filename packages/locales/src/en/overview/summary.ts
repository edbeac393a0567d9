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
      comments: 'You comment',
      translate: 'You interpret',
    },
    planned: 'In my plan',
    inMinutes: 'begins in {minutes} min',
    running: 'on now, {minutes} min left',
    span: '{from} to {to}',
    comma: ', ',
  },
  parts: {
    label: 'Often used',
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
    left: '{count} below the limit of this conference',
    full: 'The limit of this conference is reached',
  },
  travel: {
    title: 'Travel and payments',
    orders: 'Orders',
    hotel: 'Hotel',
    nights: '{hotel}, {count} {count|night|nights}',
    journey: 'Journey and pick-up',
    journeys: {
      missing: 'To be filled in',
      arrival: 'Arrival {day}',
      departure: 'Departure {day}',
      arrivalCar: 'Pick-up {day}',
      departureCar: 'Car {day}',
    },
    invoice: 'Invoice',
    invoices: { asked: 'In progress', issued: 'Issued', refused: 'To be corrected' },
  },
  taking: {
    title: 'Taking part',
    questions: 'My questions',
    answered: '{count} answered',
    asked: '{count} unanswered',
    exams: 'Exams',
    open: '{count} to do',
    contact: 'Contact the organisers',
  },
} as const satisfies Texts<typeof zh>;
