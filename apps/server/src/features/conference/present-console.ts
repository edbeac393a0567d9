import type { ConferenceBranch, ConferenceSettings } from '@meetingapp/contract/conference/console.ts';
import type { BranchRow, SettingsRow } from './queries-console.ts';

export const presentSettings = (row: SettingsRow): ConferenceSettings => ({
  title: row.title,
  subtitle: row.subtitle,
  introduction: row.introduction,
  hosts: row.hosts,
  contacts: row.contacts,
  emergency: row.emergency,
  city: row.city,
  venue: row.venue,
  address: row.address,
  lat: row.lat,
  lng: row.lng,
  zone: row.zone,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  currency: row.currency,
  brand: row.brand,
  loader: row.loader,
  template: row.template,
  registrationOpensAt: row.registration_opens_at?.toISOString() ?? null,
  registrationClosesAt: row.registration_closes_at?.toISOString() ?? null,
  review: row.review,
  hasInvoice: row.has_invoice,
  savesAsOneGoes: row.saves_as_one_goes,
  memberListId: row.member_list_id,
  holdMinutes: row.hold_minutes,
  offerHours: row.offer_hours,
  refundPolicy: row.refund_policy,
  refundApprovalAbove: row.refund_approval_above,
  changePolicy: row.change_policy,
  formNote: row.form_note,
  mobileTip: row.mobile_tip,
  flow: row.flow,
});

export const presentBranch = (row: BranchRow): ConferenceBranch => ({
  id: row.id,
  title: row.title,
  size: row.size,
  taken: row.taken,
});
