import {
  certificateKinds,
  type certificateCalls,
  type CertificateKind,
} from '@meetingapp/contract/certificates/certificate.ts';
import { verifyAddress } from '@meetingapp/contract/certificates/verification.ts';
import { lackOf } from '@meetingapp/domain/certificates/rule.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { type ConferenceRow, findConference } from '../../conference/queries.ts';
import { signedStatusList } from '../credential/commands-list.ts';
import { signedUnder } from '../credential/reader.ts';
import { publicKeysOf } from '../credential/queries.ts';
import { didDocument, fingerprintOf, issuerDid } from '../credential/writer-issuer.ts';
import { inForce } from '../template/queries.ts';
import { factsFor, issueCertificate } from './commands-issue.ts';
import { presentOwn } from './present.ts';
import { certificatesOf, findOwn, validOf } from './queries.ts';
import { placeOf, withEvidence } from './queries-evidence.ts';
import { bakedPng, certificatePdf, certificatePng } from './writer.ts';

/** A kind's template in force with the person's evidence and what is lacking. */
async function standing(db: Database, conference: ConferenceRow, accountId: number, kind: CertificateKind) {
  const template = await inForce(db, conference.id, { kind });
  const place = await placeOf(db, conference.id, { accountId });
  if (!template) return { template: null, person: null, lack: 'not_offered' } as const;
  if (!place) return { template, person: null, lack: 'not_registered' } as const;
  const at = { conferenceId: conference.id, zone: conference.zone };
  const [person] = await withEvidence(db, at, template.rule, [place]);
  if (!person) return { template, person: null, lack: 'not_registered' } as const;
  const lack = lackOf(kind, template.rule, person.evidence);
  return { template, person, lack: lack ?? (template.own ? null : ('by_staff' as const)) };
}

const talkFor = (kind: CertificateKind, talkId: number | null, talks: readonly { id: number }[]): number | null =>
  kind === 'lecture' ? (talks.find(({ id }) => id === talkId)?.id ?? talks[0]?.id ?? null) : null;

export const certificateHandlers: Handlers<typeof certificateCalls> = {
  makeable: async ({ cid }, { db, accountId, language }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const valid = (await certificatesOf(db, accountId, cid)).filter(({ revoked_at }) => revoked_at === null);
    const kinds = [];
    for (const kind of certificateKinds) {
      const { template, person, lack } = await standing(db, conference, accountId, kind);
      const held = valid.find((row) => row.kind === kind);
      if (!template && !held) continue;
      const credits = person?.evidence.credits.get(template?.rule.setId ?? 0) ?? 0;
      const isDays = lack === 'too_few_days';
      const isCredits = lack === 'too_few_credits';
      kinds.push({
        kind,
        title: pickLanguage(held?.title ?? template?.title, language),
        lack: held && kind !== 'lecture' ? null : lack,
        has: isDays ? String(person?.evidence.days ?? 0) : isCredits ? creditText(credits) : '',
        needs: isDays ? String(template?.rule.days) : isCredits ? creditText(template?.rule.credits ?? 0) : '',
        talks: (kind === 'lecture' ? (person?.talks ?? []) : []).map(({ id, title }) => ({
          id,
          title: pickLanguage(title, language),
          certificateId: valid.find((row) => row.talk_id === id)?.id ?? null,
        })),
        certificateId: held?.id ?? null,
        ratio: template ? template.layout.width / template.layout.height : 1,
      });
    }
    const place = await placeOf(db, cid, { accountId });
    return { name: place?.name ?? '', kinds };
  },

  preview: async ({ cid, kind, talkId, english }, { db, accountId, config, ports, now }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const { template, person, lack } = await standing(db, conference, accountId, kind);
    if (!template || !person || (lack !== null && lack !== 'by_staff')) return refuse('certificate_lacks');
    const talk = talkFor(kind, talkId, person.talks);
    const { publicUrl } = config;
    const issue = { conference, template, person, talkId: talk, grant: null, staffId: null, publicUrl, now };
    const facts = await factsFor(db, issue);
    const marks = { number: '', address: verifyAddress(config.publicUrl, ''), fingerprint: '' };
    const { title, layout } = template;
    const language = english ? 'en' : 'zh';
    const png = await certificatePng(ports.files, { title, layout, facts, marks, language }, true);
    return { png: png.toString('base64') };
  },

  make: async ({ cid, kind, talkId }, { db, accountId, config, now }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const { template, person, lack } = await standing(db, conference, accountId, kind);
    const talk = talkFor(kind, talkId, person?.talks ?? []);
    const held = await validOf(db, { conferenceId: cid, kind, accountId, talkId: talk });
    if (held) return { id: held.id };
    if (!template || !person || lack !== null) return refuse('certificate_lacks');
    const { publicUrl } = config;
    const issue = { conference, template, person, talkId: talk, grant: null, staffId: null, publicUrl, now };
    const issued = await issueCertificate(db, issue);
    if (issued.ok) return { id: issued.id };
    if (issued.reason !== 'certificate_held') return refuse(issued.reason);
    // Another request of the person was first.
    const first = await validOf(db, { conferenceId: cid, kind, accountId, talkId: talk });
    return first ? { id: first.id } : refuse('certificate_lacks');
  },

  mine: async ({ cid }, { db, accountId, language }) => ({
    certificates: (await certificatesOf(db, accountId, cid)).map((row) => presentOwn(row, language)),
  }),

  file: async ({ id, format, english }, { db, accountId, config, ports, now }) => {
    const row = await findOwn(db, accountId, id);
    if (!row) return refuse('certificate_unknown');
    // A certificate whose data were erased has no credential any more.
    if (row.credential === '') return refuse('certificate_unknown');
    const did = issuerDid(signedUnder(row.credential), row.society_id);
    const document = didDocument(did, await publicKeysOf(db, row.society_id, row.key_number));
    const printed = {
      title: row.title,
      layout: row.layout,
      facts: row.facts,
      marks: {
        number: row.number,
        address: verifyAddress(config.publicUrl, row.verify_code),
        fingerprint: fingerprintOf(document),
      },
      language: english ? 'en' : 'zh',
    } as const;
    const bytes =
      format === 'pdf'
        ? await certificatePdf(ports.files, printed)
        : await certificatePng(ports.files, printed, format === 'badge');
    const publicUrl = signedUnder(row.credential);
    const list =
      format === 'badge' ? await signedStatusList(db, { conferenceId: row.conference_id, publicUrl, now }) : null;
    const content = list === null ? bytes : bakedPng(bytes, row.credential, { document, list });
    return { name: `${row.number}.${format === 'pdf' ? 'pdf' : 'png'}`, content: content.toString('base64') };
  },
};
