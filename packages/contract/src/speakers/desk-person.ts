import * as v from 'valibot';
import { Bilingual, Id, Instant } from '../shapes.ts';

/** A person of the programme in a list of the desk. */
export const deskPerson = { expertId: Id, name: Bilingual, affiliation: Bilingual };

/** Where and when a list of the desk was read: the zone of the conference, and the server's clock. */
export const deskClock = { zone: v.string(), now: Instant };
