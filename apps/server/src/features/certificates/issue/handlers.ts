import type { certificateConsoleCalls } from '@meetingapp/contract/certificates/console.ts';
import { byHand } from '@meetingapp/domain/certificates/rule.ts';
import { certificateValues } from '@meetingapp/domain/certificates/values.ts';
import { overfull, placeLayout } from '@meetingapp/domain/layout/place-layout.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { missingCharacters, textWidth } from '../../../text/fonts.ts';
import { findForStaff } from '../../conference/queries.ts';
import { setsOf } from '../../credits/queries-console.ts';
import { rotateKey } from '../credential/commands-keys.ts';
import { keysWithUse } from '../credential/queries.ts';
import { didDocument, fingerprintOf, issuerDid, multikey } from '../credential/writer-issuer.ts';
import { issueCertificate } from '../certificate/commands-issue.ts';
import { revokeCertificate } from '../certificate/commands.ts';
import { presentIssued } from '../certificate/present.ts';
import { countIssued, issuedIn } from '../certificate/queries.ts';
import { placeOf, withEvidence } from '../certificate/queries-evidence.ts';
import { certificatePdf } from '../certificate/writer.ts';
import { addTemplate, lockedTemplate, publishTemplate, saveTemplate, setAutomatic } from '../template/commands.ts';
import { examsOf, findTemplate, hardNames, inForce, peopleFound, templatesOf } from '../template/queries.ts';
import { countCandidates } from './queries-candidates.ts';
import { sampleOf } from './writer-sample.ts';

export const certificateConsoleHandlers: Handlers<typeof certificateConsoleCalls> = {
  certificateTemplates: async ({ cid }, { db }) => ({
    templates: (await templatesOf(db, cid)).map(({ conference_id: _, automatic_by, ...row }) => ({
      ...row,
      automatic: automatic_by !== null,
    })),
    exams: await examsOf(db, cid),
    sets: (await setsOf(db, cid)).map(({ id, title }) => ({ id, title })),
  }),

  addCertificateTemplate: async ({ cid, kind }, { db }) => {
    const templateId = await addTemplate(db, cid, kind);
    return templateId === null ? refuse('certificate_kind_taken') : { templateId };
  },

  saveCertificateTemplate: async ({ cid, templateId, version, ...draft }, { db }) => {
    const locked = await lockedTemplate(db, { conferenceId: cid, templateId, version });
    if (!locked.ok) return refuseOutcome(locked);
    return { version: await saveTemplate(db, templateId, draft) };
  },

  publishCertificateTemplate: async ({ cid, templateId, version }, { db, staff, now }) => {
    const locked = await lockedTemplate(db, { conferenceId: cid, templateId, version });
    if (!locked.ok) return refuseOutcome(locked);
    return { number: await publishTemplate(db, templateId, { staffId: staff.id, now }) };
  },

  tryCertificateTemplate: async ({ cid, templateId }, { db, config, now }) => {
    const conference = await findForStaff(db, cid);
    const template = await findTemplate(db, cid, templateId);
    if (!conference || !template) return refuse('not_found');
    const { publicUrl } = config;
    const people = await hardNames(db, cid);
    return {
      people: people.map(({ name, affiliation, why }) => {
        const { facts, marks } = sampleOf(conference, template.kind, { name, affiliation, publicUrl, now });
        const placed = placeLayout(template.layout, certificateValues(facts, marks, 'zh'), 'zh', textWidth);
        const full = new Set(overfull(placed).map(({ id }) => id));
        const shown = placed.find((field) => field.kind === 'text' && field.text.includes(name));
        const size = shown?.kind === 'text' ? shown.fitted.size : 0;
        return { name, affiliation, why, size, fits: !full.has(shown?.id ?? ''), missing: missingCharacters(name) };
      }),
    };
  },

  previewCertificate: async ({ cid, templateId, english, name }, { db, config, ports, now }) => {
    const conference = await findForStaff(db, cid);
    const template = await findTemplate(db, cid, templateId);
    if (!conference || !template) return refuse('not_found');
    const { publicUrl } = config;
    const { title, layout, kind } = template;
    const { facts, marks } = sampleOf(conference, kind, { name, affiliation: '', publicUrl, now });
    const language = english ? 'en' : 'zh';
    const pdf = await certificatePdf(ports.files, { title, layout, facts, marks, language });
    return { name: `${marks.number}.pdf`, pdf: pdf.toString('base64') };
  },

  certificateCandidates: async ({ cid, templateId }, { db }) => {
    const conference = await findForStaff(db, cid);
    const template = await findTemplate(db, cid, templateId);
    if (!conference || !template) return refuse('not_found');
    return countCandidates(db, { conferenceId: cid, zone: conference.zone }, template);
  },

  issueCertificates: async ({ cid, templateId }, { db, staff, language }) => {
    const template = await inForce(db, cid, { templateId });
    if (!(await findTemplate(db, cid, templateId))) return refuse('not_found');
    if (!template) return refuse('certificate_unpublished');
    if (byHand.has(template.kind)) return refuse('certificate_by_hand');
    const taskId = await startTask(db, {
      kind: 'certificates.issue',
      input: { templateId, missing: false },
      societyId: staff.societyId,
      conferenceId: cid,
      staffId: staff.id,
      language,
    });
    return { taskId };
  },

  issueCertificate: async ({ cid, templateId, regId, grant }, { db, staff, config, now }) => {
    const conference = await findForStaff(db, cid);
    if (!conference || !(await findTemplate(db, cid, templateId))) return refuse('not_found');
    const template = await inForce(db, cid, { templateId });
    if (!template) return refuse('certificate_unpublished');
    const given = grant.zh !== '' || grant.en !== '';
    if (byHand.has(template.kind) && !given) return refuse('body_invalid', [{ field: 'grant', reason: 'required' }]);
    const place = await placeOf(db, cid, { registrationId: regId });
    if (!place) return refuse('not_found');
    const [person] = await withEvidence(db, { conferenceId: cid, zone: conference.zone }, template.rule, [place]);
    if (!person) return refuse('not_found');
    const issued = await issueCertificate(db, {
      conference,
      template,
      person,
      talkId: template.kind === 'lecture' ? (person.talks[0]?.id ?? null) : null,
      grant: given ? grant : null,
      staffId: staff.id,
      publicUrl: config.publicUrl,
      now,
    });
    return issued.ok ? { certificateId: issued.id, number: issued.number } : refuse(issued.reason);
  },

  certificatePeople: async ({ cid, words }, { db }) => ({
    people: (await peopleFound(db, cid, words)).map(({ id, ...row }) => ({ regId: id, ...row })),
  }),

  issuedCertificates: async ({ cid, ...filter }, { db }) => ({
    certificates: (await issuedIn(db, cid, filter)).map(presentIssued),
    ...(await countIssued(db, cid, filter.templateId)),
  }),

  revokeCertificate: async ({ cid, certificateId, reason, replace }, { db, staff, config, now }) => {
    const conference = await findForStaff(db, cid);
    if (!conference) return refuse('not_found');
    const { publicUrl } = config;
    const act = { conference, certificateId, reason, replace, staffId: staff.id, publicUrl, now };
    const revoked = await revokeCertificate(db, act);
    if (revoked.ok) return { successorId: revoked.successorId };
    // The former one is revoked in the same transaction, so that the new one cannot meet it.
    return refuse(revoked.reason === 'certificate_held' ? 'changed_meanwhile' : revoked.reason);
  },

  automateCertificates: async ({ cid, templateId, automatic }, { db, staff }) => {
    const template = await findTemplate(db, cid, templateId);
    if (!template) return refuse('not_found');
    if (byHand.has(template.kind)) return refuse('certificate_by_hand');
    if (automatic && !(await inForce(db, cid, { templateId }))) return refuse('certificate_unpublished');
    await setAutomatic(db, templateId, automatic ? staff.id : null);
    return {};
  },

  certificateKeys: async (_body, { db, staff, config }) => {
    const keys = await keysWithUse(db, staff.societyId);
    const did = issuerDid(config.publicUrl, staff.societyId);
    return {
      did,
      fingerprint: keys.length === 0 ? '' : fingerprintOf(didDocument(did, keys)),
      keys: keys.map(({ number, public_key, created_at, certificates }) => ({
        number,
        publicKey: multikey(public_key),
        createdAt: created_at.toISOString(),
        certificates,
      })),
    };
  },

  rotateCertificateKey: async ({ number }, { db, staff }) => {
    const made = await rotateKey(db, staff.societyId, number);
    return made === null ? refuse('changed_meanwhile') : { number: made };
  },
};
