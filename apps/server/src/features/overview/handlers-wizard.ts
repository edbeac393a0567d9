import type { FlowSettings, registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { GivenAnswerOf, ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Configuration } from '../../db/rows/configuration.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';
import type { AnyoneContext, VisitorContext } from '../../http/calls/context.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findPerson } from '../accounts/queries.ts';
import { findBookings, findHotels } from '../hotel/stay/queries.ts';
import { presentBooking } from '../hotel/stay/present.ts';
import { findGroup, findJoined, groupSizeWith, isLinkFull, type GroupRow } from '../registration/group/queries.ts';
import { presentJoinedGroup } from '../registration/group/present.ts';
import { presentFee } from '../registration/fee/present.ts';
import { priceFees } from '../registration/fee/queries.ts';
import { presentBranch, presentField, presentSignForm } from '../registration/form/present.ts';
import { presentRegister } from '../registration/record/present.ts';
import { factsOf, isMemberAmongOthers } from '../registration/record/queries-person.ts';
import { findLatest, findOwn, latestOrderOf, type RegistrationRow } from '../registration/record/queries.ts';
import {
  findBranches,
  findRecentConfiguration,
  findFees,
  findSetting,
  type BranchRow,
  type FeeRow,
  type FieldRow,
  type FormRow,
  type Setting,
} from '../registration/configuration/queries.ts';
import { askedForm } from '../registration/configuration/queries-forms.ts';
import { leftOf } from '../registration/configuration/queries-left.ts';

type Calls = typeof registrationCalls;

export const wizardHandlers: Handlers<Pick<Calls, 'conInfo' | 'info'>> = {
  conInfo: async ({ cid }, context) => {
    const conference = await findRecentConfiguration(context.db, cid);
    const setting = await findSetting(context.db, conference);
    if (!setting) return refuse('conference_unknown');
    if (setting.state === 'stopped') return refuse('conference_stopped');
    return { data: await describeSetting(context, conference, setting) };
  },

  info: async (body, context) => {
    const conference = await findRecentConfiguration(context.db, body.cid);
    const setting = await findSetting(context.db, conference);
    if (!setting) return refuse('conference_unknown');
    if (setting.state === 'stopped') return refuse('conference_stopped');
    return wizardInfo(context, conference, setting, body);
  },
};

const flag = (value: boolean) => (value ? '1' : '0');

function extendConfig(setting: Setting, branches: BranchRow[], language: Language) {
  return {
    sub_meet_fl: flag(branches.length > 0),
    vip_config_id: setting.member_list_id,
    vip_config_fl: flag(setting.member_list_id !== null && setting.flow.memberCheck),
    new_api_fl: flag(setting.saves_as_one_goes),
    sub_meet_list: branches.map((row) => presentBranch(row, language)),
  } as const;
}

/** C3 */
async function describeSetting(
  { db, language }: AnyoneContext,
  conference: Configuration,
  setting: Setting,
): Promise<GivenAnswerOf<Calls['conInfo']>['data']> {
  const [branches, hotels] = await Promise.all([findBranches(db, conference), findHotels(db, conference)]);
  const withLeft = await leftOf(db, branches);
  return {
    extend_config: extendConfig(setting, withLeft(branches), language),
    cfgInformation: cleanHtml(setting.form_note[language]),
    logo: setting.form_logo,
    v_mobile_tip: setting.mobile_tip[language],
    formColour: setting.brand,
    zone: setting.zone,
    flow: setting.flow,
    currency: setting.currency,
    currencies: [setting.currency, ...setting.currencies],
    hasHotel: flag(hotels.length > 0),
    hasInvoice: flag(setting.has_invoice && [setting.currency, ...setting.currencies].includes(HOME_CURRENCY)),
  };
}

type InfoRefusal =
  | 'registration_unknown'
  | 'currency_not_offered'
  | 'form_unknown'
  | 'form_closed'
  | 'form_members_only';

/** C4: the form with the person's known values and, once there are answers, the fees that the rules give this person. */
async function wizardInfo(
  context: VisitorContext,
  conference: Configuration,
  setting: Setting,
  body: ParsedBodyOf<Calls['info']>,
): Promise<GivenAnswerOf<Calls['info']> | { refused: InfoRefusal }> {
  const { db, language } = context;
  const row = await meant(context, body);
  if (row === null) return { refused: 'registration_unknown' };
  const currency = body.feeCurrency || (row?.price_currency ?? setting.currency);
  const offered = [setting.currency, ...setting.currencies, row?.price_currency];
  if (!offered.includes(currency)) return { refused: 'currency_not_offered' };
  const asked = await askedForm(db, conference, body.formId, row);
  if (!asked.ok) return { refused: asked.reason };
  const { form } = asked;
  const [joining, branches, fees, order, bookings] = await Promise.all([
    joiningOf(context, body, row),
    findBranches(db, conference),
    body.input ? findFees(db, conference) : [],
    row ? latestOrderOf(db, row.id) : undefined,
    row ? findBookings(db, [row.id]) : [],
  ]);
  const fields = form?.fields ?? [];
  const onSale = fees.filter((fee) => !fee.closed);
  const withLeft = await leftOf(db, [...branches, ...onSale], row?.id);
  const offers = { form, fields, branches: withLeft(branches), fees: withLeft(onSale) };
  const entered = row?.answers ?? (body.add === '1' ? {} : await knownOf(context));
  const ofGroup = joining?.branchId ?? null;
  const input = body.input && ofGroup !== null ? { ...body.input, branch: String(ofGroup) } : body.input;
  const priced = input
    ? await feesFor(context, { ...setting, currency }, input, {
        ...offers,
        group: await groupSizeWith(db, joining?.group?.id ?? row?.group_id ?? null, row),
        chosen: currency === setting.currency ? null : currency,
      })
    : null;
  if (priced && asked.serves === 'members' && !priced.member) return { refused: 'form_members_only' };
  return {
    extend_config: extendConfig(setting, offers.branches, language),
    register: presentRegister(setting.id, row, order?.id ?? null),
    hotel_book: bookings.map((booking) => presentBooking(booking, language)),
    user_config: (body.fields === '0' ? [] : fields).map((field) =>
      presentField(field, language, withoutPlaceholder(entered, field.code, setting.flow)),
    ),
    ...presentSignForm(asked, language),
    ...(joining && { joins: presentJoinedGroup(joining, context.accountId, language) }),
    ...priced?.fees,
  };
}

interface Joining {
  /** The group that the person is about to join, or is in. */
  group: GroupRow | undefined;
  /** Branch of every member of the group; null: the person chooses. */
  branchId: number | null;
  refusal: 'group_unknown' | 'group_link_over' | 'group_full' | null;
}

/** Null for a person in no group who has no link to one. */
async function joiningOf(
  { db, accountId, now }: VisitorContext,
  { group, cid }: ParsedBodyOf<Calls['info']>,
  row: RegistrationRow | undefined,
): Promise<Joining | null> {
  const inGroup = row?.group_id ?? null;
  // A submitted registration stays in its group and branch.
  const begun = row === undefined || row.state === 'draft';
  const link = begun ? group : '';
  const found = await findJoined(db, { group: link, accountId: accountId ?? 0, conferenceId: cid, inGroup, now });
  if (!found.ok) return { group: undefined, branchId: null, refusal: found.reason };
  const { joined } = found;
  const id = joined?.groupId ?? inGroup;
  if (id === null) return null;
  const full = joined?.linkId != null && inGroup !== id && (await isLinkFull(db, joined.linkId));
  const ofId = await findGroup(db, id);
  return { group: ofId, branchId: begun ? (ofId?.branch_id ?? null) : null, refusal: full ? 'group_full' : null };
}

const withoutPlaceholder = (answers: Record<string, string>, code: string, flow: FlowSettings) =>
  flow.hiddenFields.includes(code) ? undefined : answers[code];

/** Undefined: there is none yet. Null: the named registration belongs to somebody else. */
async function meant(
  { db, accountId }: VisitorContext,
  body: ParsedBodyOf<Calls['info']>,
): Promise<RegistrationRow | undefined | null> {
  if (accountId === null) return body.regid === null ? undefined : null;
  if (body.regid !== null) return (await findOwn(db, body.regid, accountId)) ?? null;
  return body.add === '1' ? undefined : findLatest(db, body.cid, accountId);
}

/** Answers known from the account, so that they need not be typed again. */
async function knownOf({ db, accountId }: VisitorContext): Promise<Record<string, string>> {
  if (accountId === null) return {};
  const person = await findPerson(db, accountId);
  const valueOf = (kind: string) => person?.identities.find((identity) => identity.kind === kind)?.value ?? '';
  return { name: person?.name ?? '', phone: valueOf('phone'), email: valueOf('email') };
}

interface Offers {
  /** The form that is asked. */
  form: FormRow | null;
  fields: readonly FieldRow[];
  branches: readonly BranchRow[];
  fees: readonly FeeRow[];
}

interface Offered extends Offers {
  /** Size of the group. */
  group: number;
  /** A currency other than the main one. */
  chosen: string | null;
}

async function feesFor(
  { db, language, now }: VisitorContext,
  setting: Setting,
  input: Record<string, string>,
  { group, chosen, ...offers }: Offered,
) {
  const { branch: branchText = '', member: _unproven, ...answers } = input;
  const { form, branches, fees } = offers;
  const branchId = branches.find((branch) => String(branch.id) === branchText)?.id ?? null;
  const member = await isMemberAmongOthers(db, setting, answers, dayIn(setting.zone, now));
  const priced = priceFees(
    fees,
    factsOf(answers, branchId, member, group),
    branchId,
    now,
    chosen,
    form?.versionId ?? null,
  );
  // A fee of other forms is not named: a form may be known only to who has its link.
  const ofForm = priced.filter(({ hindrance }) => hindrance !== 'other_form');
  const shown = (wanted: boolean) =>
    ofForm
      .filter((one) => isShown(one.hindrance) === wanted)
      .map((one) => presentFee(one, setting.currency, offers, language));
  const eligible = shown(true);
  return { member, fees: { ...(eligible.length > 0 ? { con_fee: eligible } : {}), other_fee: shown(false) } };
}

/** Sold-out fees stay listed, greyed with their reason; an empty list is the specification's "no con_fee". */
const isShown = (hindrance: string | null) => hindrance === null || hindrance === 'sold_out';
