import { sql } from 'kysely';

type Rows = (query: ReturnType<typeof sql<Record<string, unknown>>>) => Promise<Record<string, unknown>[]>;

/** What a conference keeps about an account that speaks there. Fees and numbers of accounts and documents are not in it. */
export async function speakerDataOf(all: Rows, accountId: number) {
  return {
    speakerTasks:
      await all(sql`select item, item_id, roles, invitation.state, answered_at, reason, words, suggestion, invited_at, opened_at
      from speaker_invitation as invitation join expert on expert.id = expert_id where expert.account_id = ${accountId}
      order by invitation.id`),
    speakerCorrections:
      await all(sql`select correction.name, correction.affiliation, correction.post, correction.biography, correction.state, correction.words, sent_at
      from speaker_correction as correction join expert on expert.id = expert_id where expert.account_id = ${accountId} order by correction.id`),
    speakerJourneys:
      await all(sql`select direction, mode, number, from_place, to_place, leaves_at, arrives_at, seat, ticket, words
      from speaker_leg join expert on expert.id = expert_id where expert.account_id = ${accountId} order by speaker_leg.id`),
    speakerHotels: await all(sql`select coalesce(hotel.name, stay.hotel) as hotel, room_type.name as room_type,
        arrives_on, leaves_on, room, confirmation
      from speaker_stay as stay join expert on expert.id = expert_id
      left join room_type on room_type.id = stay.room_type_id left join hotel on hotel.id = room_type.hotel_id
      where expert.account_id = ${accountId}`),
    speakerDocuments: await all(sql`select kind, given_at
      from speaker_document join expert on expert.id = expert_id where expert.account_id = ${accountId}`),
    speakerAgreements: await all(sql`select agreement.title, agreement.state, agreement.made_at, agreement.opened_at,
        agreement.withdrawn_at, agreement.words, agreement.document_sha256, signature.signed_at, signature.way, signature.name,
        signature.code_to, signature.number, signature.signed_sha256
      from speaker_agreement as agreement join expert on expert.id = agreement.expert_id
      left join speaker_signature as signature on signature.agreement_id = agreement.id
      where expert.account_id = ${accountId} order by agreement.id`),
    speakerReceipts:
      await all(sql`select receipt.kind, amount, spent_on, receipt.words, receipt.state, reason, sent_at, decided_at, paid_at
      from speaker_receipt as receipt join expert on expert.id = expert_id where expert.account_id = ${accountId}
      order by receipt.id`),
    speakerAccounts: await all(sql`select ending, given_at from speaker_bank join expert on expert.id = expert_id
      where expert.account_id = ${accountId}`),
    speakerStatements: await all(sql`select has_interests, words, recording, number, language, given_at
      from speaker_statement join expert on expert.id = expert_id where expert.account_id = ${accountId}`),
    speakerSlides:
      await all(sql`select slides.name, slides.number, slides.kind, slides.bytes, slides.uploaded_at, slides.state, slides.words
      from speaker_slides as slides join speaker_invitation as invitation on invitation.id = slides.invitation_id
      join expert on expert.id = invitation.expert_id where expert.account_id = ${accountId} order by slides.id`),
  };
}
