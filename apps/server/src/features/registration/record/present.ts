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

export function presentRegistration(row: MineRow, language: Language): RegistrationCard {
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
    regFl: regFlOf(row.state),
    orderId: row.order_id,
    createdAt: row.created_at.toISOString(),
  };
}
