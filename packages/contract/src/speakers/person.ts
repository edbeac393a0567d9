import * as v from 'valibot';
import { call } from '../call.ts';
import { pictureErrors } from '../files/file.ts';
import { Bilingual, Id, inBoth, inEither, Instant, Moment, Nothing, trimmed, WholeNumber } from '../shapes.ts';
import { FormLinkKey, LinkKey, personErrors } from './task.ts';

const base = '/medapp/api/speakers/person';

export const legDirections = ['arrival', 'departure'] as const;
export type LegDirection = (typeof legDirections)[number];
export const legModes = ['flight', 'train', 'car', 'none'] as const;
export type LegMode = (typeof legModes)[number];
export const ticketStates = ['own', 'wanted', 'booked', 'confirmed', 'change'] as const;
export type TicketState = (typeof ticketStates)[number];

/** What the programme says about a person, in both languages. */
export const PersonFacts = v.object({
  name: Bilingual,
  affiliation: Bilingual,
  post: Bilingual,
  biography: Bilingual,
  portrait: v.nullable(v.string()),
});

export const correctionStates = ['waiting', 'approved', 'refused'] as const;
export const Correction = v.object({
  id: Id,
  ...PersonFacts.entries,
  state: v.picklist(correctionStates),
  words: v.string(),
  sentAt: Instant,
  decidedAt: v.nullable(Instant),
});

/** A car of the organiser, as its passengers see it. */
const Pickup = v.object({
  place: v.string(),
  leavesAt: Instant,
  driver: v.string(),
  driverPhone: v.string(),
  plate: v.string(),
});

export const TravelLeg = v.object({
  id: Id,
  version: v.number(),
  direction: v.picklist(legDirections),
  mode: v.picklist(legModes),
  number: v.string(),
  fromPlace: v.string(),
  toPlace: v.string(),
  leavesAt: v.nullable(Instant),
  arrivesAt: v.nullable(Instant),
  seat: v.string(),
  ticket: v.picklist(ticketStates),
  words: v.string(),
  pickup: v.nullable(Pickup),
});
export type TravelLeg = v.InferOutput<typeof TravelLeg>;

export const SpeakerStay = v.object({
  hotel: Bilingual,
  address: Bilingual,
  /** YYYY-MM-DD. */
  arrivesOn: v.string(),
  leavesOn: v.string(),
  room: v.string(),
  /** Of the conference's own rooms; null: a hotel that the organiser wrote down. */
  roomType: v.nullable(Bilingual),
  confirmation: v.string(),
});

export const documentKinds = ['id_card', 'passport'] as const;

const who = { cid: Id, linkKey: LinkKey };
export const legEntries = {
  direction: v.picklist(legDirections),
  mode: v.picklist(legModes),
  number: trimmed(20),
  fromPlace: trimmed(60),
  toPlace: trimmed(60),
  leavesAt: v.nullable(Moment),
  arrivesAt: v.nullable(Moment),
};

export const speakerPersonCalls = {
  /** What the programme says about the person, their journey and what is open. */
  me: call({
    path: `${base}/read`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object(who),
    answer: v.object({
      zone: v.string(),
      now: Instant,
      conference: Bilingual,
      person: PersonFacts,
      /** The newest one. */
      correction: v.nullable(Correction),
      legs: v.array(TravelLeg),
      stay: v.nullable(SpeakerStay),
      /** The organiser buys a ticket and needs the number of a document. */
      documentNeeded: v.boolean(),
      /** The number itself is never read back. */
      document: v.nullable(v.picklist(documentKinds)),
    }),
    errors: personErrors,
  }),
  /** Asks staff to change what the programme says; replaces a correction that waits, whose new portrait stays. */
  correct: call({
    path: `${base}/correct`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({
      ...who,
      personName: inEither(200),
      affiliation: inBoth(200),
      post: inBoth(200),
      biography: inBoth(5000),
    }),
    answer: Nothing,
    errors: personErrors,
  }),
  /** A new portrait, cropped by the sender, for the correction that waits; without one it makes one that changes nothing else. */
  correctPortrait: call({
    path: `${base}/portrait`,
    who: 'accountOrVisitor',
    effect: 'write',
    multipart: true,
    body: v.object({ ...who, linkKey: FormLinkKey }),
    answer: Nothing,
    errors: [...personErrors, ...pictureErrors],
  }),
  /** Takes back a correction that waits. */
  withdrawCorrection: call({
    path: `${base}/withdraw`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object(who),
    answer: Nothing,
    errors: personErrors,
  }),
  /** Own data of an arrival or departure. `seen` 0: there was none. */
  saveLeg: call({
    path: `${base}/leg`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({
      ...who,
      ...legEntries,
      seen: WholeNumber,
      ticket: v.picklist(['own', 'wanted']),
      words: trimmed(300),
    }),
    answer: v.object({ version: v.number() }),
    errors: [...personErrors, 'changed_meanwhile', 'travel_booked'],
  }),
  /** Confirms a booked ticket, or asks for another one. */
  answerLeg: call({
    path: `${base}/leg/answer`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({
      ...who,
      direction: v.picklist(legDirections),
      seen: WholeNumber,
      reply: v.picklist(['confirmed', 'change']),
      words: trimmed(300),
    }),
    answer: v.object({ version: v.number() }),
    errors: [...personErrors, 'changed_meanwhile'],
  }),
  /** The number of a document, where the organiser buys a ticket. */
  saveDocument: call({
    path: `${base}/document`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({
      ...who,
      document: v.picklist(documentKinds),
      documentNumber: v.pipe(trimmed(20), v.toUpperCase()),
    }),
    answer: Nothing,
    errors: [...personErrors, 'travel_no_document'],
  }),
  removeDocument: call({
    path: `${base}/document/remove`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object(who),
    answer: Nothing,
    errors: personErrors,
  }),
} as const;
