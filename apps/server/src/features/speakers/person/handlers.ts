import type { speakerPersonCalls } from '@meetingapp/contract/speakers/person.ts';
import { bothAsText } from '@meetingapp/domain/plain-text.ts';
import { isDocumentNumber, legFault } from '@meetingapp/domain/speakers/travel.ts';
import type { VisitorContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { identifySpeaker } from '../invitation/access.ts';
import { answerLeg, saveLeg } from '../travel/commands.ts';
import { removeDocument, saveDocument } from '../travel/commands-document.ts';
import { presentLeg, presentStay } from '../travel/present.ts';
import { documentOf, legsOf, staysOf } from '../travel/queries.ts';
import { dropWaiting, sendCorrection, sendPortrait } from './commands.ts';
import { presentCorrection } from './present.ts';
import { correctionOf, personOf } from './queries.ts';

const pictureFaults = { wrong_kind: 'file_kind', too_large: 'file_too_large', unreadable: 'file_unreadable' } as const;
type Refused = Extract<Awaited<ReturnType<typeof identifySpeaker>>, { refused: string }>;

/** The person who asks: the first entry where staff linked several to one account. */
async function personWho(who: { cid: number; linkKey: string | null }, context: VisitorContext) {
  const speaker = await identifySpeaker(who, context);
  if ('refused' in speaker) return speaker as Refused;
  return { conference: speaker.conference, expertId: speaker.expertIds[0] ?? 0 };
}

const hasWanted = (legs: readonly { ticket: string; mode: string }[]): boolean =>
  legs.some(({ ticket, mode }) => mode !== 'none' && mode !== 'car' && (ticket === 'wanted' || ticket === 'change'));

export const speakerPersonHandlers: Handlers<typeof speakerPersonCalls> = {
  me: async (body, context) => {
    const who = await personWho(body, context);
    if ('refused' in who) return who;
    const { db, now } = context;
    const [person, correction, legs, stays, document] = await Promise.all([
      personOf(db, who.expertId),
      correctionOf(db, who.expertId),
      legsOf(db, [who.expertId]),
      staysOf(db, [who.expertId]),
      documentOf(db, who.expertId),
    ]);
    const [stay] = stays;
    return {
      zone: who.conference.zone,
      now: now.toISOString(),
      conference: who.conference.title,
      person: { ...person, biography: bothAsText(person.biography) },
      correction: correction ? presentCorrection(correction) : null,
      legs: legs.map(presentLeg),
      stay: stay ? presentStay(stay) : null,
      documentNeeded: hasWanted(legs),
      document: document?.kind ?? null,
    };
  },

  correct: async ({ cid, linkKey, personName, ...texts }, context) => {
    const who = await personWho({ cid, linkKey }, context);
    if ('refused' in who) return who;
    const { db, now } = context;
    await sendCorrection(db, { conferenceId: cid, expertId: who.expertId, name: personName, ...texts, now });
    return {};
  },

  correctPortrait: async (body, context) => {
    const who = await personWho(body, context);
    if ('refused' in who) return who;
    const { db, ports, file, now } = context;
    if (!file) return refuse('file_missing');
    const place = { conferenceId: body.cid, expertId: who.expertId, now };
    const outcome = await sendPortrait(db, ports.files, place, file.content);
    return outcome.ok ? {} : refuse(pictureFaults[outcome.reason]);
  },

  withdrawCorrection: async (body, context) => {
    const who = await personWho(body, context);
    if ('refused' in who) return who;
    await dropWaiting(context.db, who.expertId);
    return {};
  },

  saveLeg: async ({ cid, linkKey, ...leg }, context) => {
    const who = await personWho({ cid, linkKey }, context);
    if ('refused' in who) return who;
    const fault = legFault(leg);
    if (fault) return refuse('body_invalid', [fault]);
    const { db, now } = context;
    const input = { ...leg, conferenceId: cid, expertId: who.expertId, seat: '', byPerson: true, now };
    const outcome = await saveLeg(db, input);
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },

  answerLeg: async ({ cid, linkKey, direction, seen, reply, words }, context) => {
    const who = await personWho({ cid, linkKey }, context);
    if ('refused' in who) return who;
    if (reply === 'change' && words === '') return refuse('body_invalid', [{ field: 'words', reason: 'required' }]);
    const { db, now } = context;
    const outcome = await answerLeg(db, { expertId: who.expertId, direction, seen, reply, words, now });
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },

  saveDocument: async ({ cid, linkKey, document, documentNumber }, context) => {
    const who = await personWho({ cid, linkKey }, context);
    if ('refused' in who) return who;
    const { db, ports, now } = context;
    if (!hasWanted(await legsOf(db, [who.expertId]))) return refuse('travel_no_document');
    if (!isDocumentNumber(document, documentNumber))
      return refuse('body_invalid', [{ field: 'documentNumber', reason: 'pattern' }]);
    const sealed = ports.sealing.seal('speaker_document', who.expertId, documentNumber);
    await saveDocument(db, { expertId: who.expertId, kind: document, sealed, now });
    return {};
  },

  removeDocument: async (body, context) => {
    const who = await personWho(body, context);
    if ('refused' in who) return who;
    await removeDocument(context.db, who.expertId);
    return {};
  },
};
