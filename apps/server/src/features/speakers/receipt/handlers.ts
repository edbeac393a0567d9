import type { receiptDeskCalls, speakerReceiptCalls } from '@meetingapp/contract/speakers/receipt.ts';
import { isBankNumber } from '@meetingapp/domain/speakers/receipts.ts';
import type { VisitorContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { identifySpeaker } from '../invitation/access.ts';
import { expertHere } from '../travel/queries.ts';
import { addReceipt, decideReceipt, markPaid, openBank, removeReceipt, saveBank } from './commands.ts';
import { presentReceipts } from './present.ts';
import { bankOf, ownTickets, payees, receiptsIn, receiptsOf } from './queries.ts';
import { payListAddress, pictureAddress } from './writer.ts';

const pictureFaults = { wrong_kind: 'file_kind', too_large: 'file_too_large', unreadable: 'file_unreadable' } as const;
type Refused = Extract<Awaited<ReturnType<typeof identifySpeaker>>, { refused: string }>;

/** The person who asks: the first entry where staff linked several to one account. */
async function personWho(who: { cid: number; linkKey: string | null }, context: VisitorContext) {
  const speaker = await identifySpeaker(who, context);
  if ('refused' in speaker) return speaker as Refused;
  return { expertId: speaker.expertIds[0] ?? 0 };
}

export const speakerReceiptHandlers: Handlers<typeof speakerReceiptCalls> = {
  receipts: async (body, context) => {
    const who = await personWho(body, context);
    if ('refused' in who) return who;
    const { db, ports, now } = context;
    const [rows, bank, tickets] = await Promise.all([
      receiptsOf(db, who.expertId),
      bankOf(db, who.expertId),
      ownTickets(db, body.cid),
    ]);
    return presentReceipts(rows, {
      bankEnding: bank?.ending ?? null,
      ownTickets: tickets.get(who.expertId) ?? 0,
      address: (id) => pictureAddress(id, ports.signatures, now),
    });
  },

  addReceipt: async ({ cid, linkKey, receiptKind, receiptAmount, spentOn, receiptWords }, context) => {
    const who = await personWho({ cid, linkKey }, context);
    if ('refused' in who) return who;
    const { db, ports, file, now } = context;
    if (!file) return refuse('file_missing');
    const outcome = await addReceipt(db, ports, {
      conferenceId: cid,
      expertId: who.expertId,
      kind: receiptKind,
      amount: receiptAmount,
      spentOn,
      words: receiptWords,
      content: file.content,
      now,
    });
    if (outcome.ok) return { receiptId: outcome.id };
    if (outcome.reason === 'receipt_there' || outcome.reason === 'receipt_too_many') return refuse(outcome.reason);
    return refuse(pictureFaults[outcome.reason]);
  },

  removeReceipt: async ({ cid, linkKey, receiptId, seen }, context) => {
    const who = await personWho({ cid, linkKey }, context);
    if ('refused' in who) return who;
    const { db, ports } = context;
    const outcome = await removeReceipt(db, ports.files, { expertId: who.expertId, id: receiptId, seen });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  saveBank: async ({ cid, linkKey, bankHolder, bankName, bankNumber }, context) => {
    const who = await personWho({ cid, linkKey }, context);
    if ('refused' in who) return who;
    const number = bankNumber.replaceAll(/[\s-]/g, '');
    if (!isBankNumber(number)) return refuse('body_invalid', [{ field: 'bankNumber', reason: 'pattern' }]);
    const { db, ports, now } = context;
    const account = { holder: bankHolder, bank: bankName, number };
    await saveBank(db, ports.sealing, { expertId: who.expertId, account, now });
    return {};
  },
};

export const receiptDeskHandlers: Handlers<typeof receiptDeskCalls> = {
  list: async ({ cid }, { db, ports, now }) => {
    const [people, rows, tickets] = await Promise.all([payees(db, cid), receiptsIn(db, cid), ownTickets(db, cid)]);
    return {
      people: people.map(({ id, name, affiliation, ending }) => ({
        expertId: id,
        name,
        affiliation,
        ...presentReceipts(
          rows.filter(({ expert_id }) => expert_id === id),
          {
            bankEnding: ending,
            ownTickets: tickets.get(id) ?? 0,
            address: (receipt) => pictureAddress(receipt, ports.signatures, now),
          },
        ),
      })),
    };
  },

  decideReceipt: async ({ cid, receiptId, seen, approve, words }, { db, ports, config, now }) => {
    if (!approve && words === '') return refuse('body_invalid', [{ field: 'words', reason: 'required' }]);
    const around = { signatures: ports.signatures, publicUrl: config.publicUrl, now };
    const outcome = await decideReceipt(db, { conferenceId: cid, id: receiptId, seen, approve, words }, around);
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },

  readBank: async ({ cid, expertId }, { db, ports }) => {
    const row = (await expertHere(db, cid, expertId)) && (await bankOf(db, expertId));
    const account = row ? openBank(ports.sealing, expertId, row.sealed) : null;
    return account
      ? { bankHolder: account.holder, bankName: account.bank, bankNumber: account.number }
      : refuse('receipt_no_bank');
  },

  payList: async ({ cid }, { db, ports, language, now }) => {
    const approved = new Set(
      (await receiptsIn(db, cid)).filter(({ state }) => state === 'approved').map((row) => row.expert_id),
    );
    const people = (await payees(db, cid)).filter(({ id, ending }) => ending !== null && approved.has(id)).length;
    return people === 0
      ? refuse('receipt_none')
      : { address: payListAddress(cid, language, { signatures: ports.signatures, now }), people };
  },

  markPaid: async ({ cid, receiptIds }, { db, now }) => {
    const outcome = await markPaid(db, { conferenceId: cid, ids: receiptIds, now });
    return outcome.ok ? { paid: outcome.paid } : refuse(outcome.reason);
  },
};
