import type { speakerAgreementCalls } from '@meetingapp/contract/speakers/agreement.ts';
import { maskAddress } from '@meetingapp/domain/accounts/address.ts';
import { codeValidMinutes, secondsBetweenCodes } from '@meetingapp/domain/accounts/one-time-code.ts';
import { hasInk } from '@meetingapp/domain/speakers/agreement.ts';
import type { VisitorContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../../http/calls/refusal.ts';
import { originOf } from '../../../http/security/device-cookie.ts';
import { identifySpeaker } from '../invitation/access.ts';
import { expertsBy, type SpeakerRow } from '../invitation/queries.ts';
import { sendSigningCode, signingAddress, useSigningCode } from './commands-code.ts';
import { feeOf, noteOpenedAgreement } from './commands-make.ts';
import { signAgreement, signUntil } from './commands-sign.ts';
import { presentAgreement } from './present.ts';
import { agreementsOf, type AgreementRow } from './queries.ts';
import { agreementAddress } from './writer.ts';

type Who = { cid: number; linkKey: string | null };
type Refused = Extract<Awaited<ReturnType<typeof identifySpeaker>>, { refused: string }>;

/** A document of the person who asks; nobody else's. */
async function ownAgreement(
  { agreementId, ...who }: Who & { agreementId: number },
  context: VisitorContext,
): Promise<{ row: AgreementRow; expert: SpeakerRow } | Refused | ReturnType<typeof refuse<'agreement_gone'>>> {
  const speaker = await identifySpeaker(who, context);
  if ('refused' in speaker) return speaker;
  const row = (await agreementsOf(context.db, speaker.expertIds)).find(({ id }) => id === agreementId);
  const [expert] = row ? await expertsBy(context.db, [row.expert_id]) : [];
  return row && expert && row.state !== 'withdrawn' ? { row, expert } : refuse('agreement_gone');
}

export const speakerAgreementHandlers: Handlers<typeof speakerAgreementCalls> = {
  agreements: async (body, context) => {
    const speaker = await identifySpeaker(body, context);
    if ('refused' in speaker) return speaker;
    const { db, ports, now } = context;
    const rows = await agreementsOf(db, speaker.expertIds);
    const [expert] = await expertsBy(db, speaker.expertIds);
    const address = expert && (await signingAddress(db, expert));
    const order = { open: 0, signed: 1, withdrawn: 2 };
    return {
      zone: speaker.conference.zone,
      name: expert?.name ?? { zh: '', en: '' },
      codeTo: address ? maskAddress(address) : null,
      agreements: rows
        .map((row) => {
          const view = row.state === 'signed' ? ('signed' as const) : ('document' as const);
          return presentAgreement(row, {
            fee: feeOf(ports.sealing, row),
            address: row.state === 'withdrawn' ? '' : agreementAddress({ id: row.id, view }, ports.signatures, now),
            signBy: signUntil(row),
            now,
          });
        })
        .sort((one, other) => order[one.state] - order[other.state] || one.id - other.id),
    };
  },

  openedAgreement: async (body, context) => {
    const own = await ownAgreement(body, context);
    if ('refused' in own) return own;
    await noteOpenedAgreement(context.db, own.row.id, context.now);
    return {};
  },

  sendSigningCode: async (body, context) => {
    const own = await ownAgreement(body, context);
    if ('refused' in own) return own;
    const { db, language, now } = context;
    const address = await signingAddress(db, own.expert);
    if (!address) return refuse('agreement_no_address');
    const sent = await sendSigningCode(db, { address, language, now });
    if (!sent.ok) return refuseOutcome(sent);
    return { retryAfterSeconds: secondsBetweenCodes, validMinutes: codeValidMinutes };
  },

  signAgreement: async ({ seenSha256, way, strokes, typedName, code, ...who }, context) => {
    const own = await ownAgreement(who, context);
    if ('refused' in own) return own;
    const { db, ports, config, accountId, now } = context;
    const { row, expert } = own;
    if (row.state === 'signed') return refuse('agreement_signed');
    if (way === 'drawn' && !hasInk(strokes)) return refuse('body_invalid', [{ field: 'strokes', reason: 'required' }]);
    if (way === 'typed' && typedName === '')
      return refuse('body_invalid', [{ field: 'typedName', reason: 'required' }]);
    if (way === 'typed' && code === '') return refuse('body_invalid', [{ field: 'code', reason: 'required' }]);
    let proven = null;
    if (way === 'typed') {
      const to = await signingAddress(db, expert);
      if (!to) return refuse('agreement_no_address');
      const origin = originOf(context);
      const fault = await useSigningCode(db, { address: to, code, origin, now });
      if (fault) return refuseOutcome(fault);
      proven = { to, value: code };
    }
    const outcome = await signAgreement(
      db,
      {
        conferenceId: who.cid,
        expertId: expert.id,
        agreementId: row.id,
        seenSha256,
        way,
        strokes: way === 'drawn' ? strokes : [],
        typedName,
        code: proven,
        accountId: who.linkKey === null ? accountId : null,
      },
      { files: ports.files, sealing: ports.sealing, signatures: ports.signatures, publicUrl: config.publicUrl, now },
    );
    return outcome.ok ? { sha256: outcome.sha256, number: outcome.number } : refuse(outcome.reason);
  },
};
