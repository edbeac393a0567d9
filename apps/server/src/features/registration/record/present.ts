import type { Register, RegistrationCard } from '@meetingapp/contract/registration/wizard.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { regFlOf } from '@meetingapp/domain/registration/states.ts';
import type { MineRow, RegistrationRow } from './queries.ts';

/** What the wizard needs to know of a person's registration; without one, only the conference. */
export function presentRegister(
  conferenceId: number,
  row: RegistrationRow | undefined,
  orderId: number | null,
): Register {
  return {
    regId: row?.id ?? null,
    regUid: row?.account_id ?? null,
    regCid: conferenceId,
    regFl: row ? regFlOf(row.state) : 0,
    regSubCid: row?.branch_id ?? null,
    regState: row?.state ?? null,
    regFeeId: row?.fee_kind_id ?? null,
    regCurrency: row?.price_currency ?? '',
    holdUntil: row?.hold_until?.toISOString() ?? null,
    orderId,
  };
}

/** The lowest `regFl` with an entry code. */
const CONFIRMED = 2;

export function presentRegistration(row: MineRow, language: Language): RegistrationCard {
  const regFl = regFlOf(row.state);
  return {
    regId: row.id,
    cid: row.conference_id,
    number: row.number,
    conference: row.conference_title[language],
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    city: row.city[language],
    name: row.name,
    branch: row.branch_title?.[language] ?? '',
    fee: row.fee_title?.[language] ?? '',
    state: row.state,
    regFl,
    orderId: row.order_id,
    cardId: regFl >= CONFIRMED ? row.card_id : null,
    createdAt: row.created_at.toISOString(),
  };
}
