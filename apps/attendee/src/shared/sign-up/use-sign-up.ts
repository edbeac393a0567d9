import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { visibleFields } from '@meetingapp/domain/registration/flow-settings.ts';
import { useEffect } from 'react';
import { currentUser, useAccount } from '../../lib/session/account.ts';
import type { CallFailure } from '../../lib/calls/call.ts';
import { session } from '../../lib/session/session.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { changeDraft, useDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { mergedAnswers } from './form.ts';
import type { Answers } from './form.ts';
import { useSignUpPlace } from './place.ts';
import type { SignUpPlace } from './place.ts';
import { stepsOf } from './steps.ts';
import type { StepName } from './steps.ts';

const SETTINGS_FRESH_MS = 300_000;
/** Milliseconds for which answers requested on the way to a step are reused on it. */
const JUST_MS = 2000;

export type ConInfo = AnswerOf<(typeof registrationCalls)['conInfo']>['data'];
export type Info = AnswerOf<(typeof registrationCalls)['info']>;

/** Everything a step of the wizard uses: the conference's settings, the server's state, the draft on this device. */
export interface SignUp extends SignUpPlace {
  conInfo: ConInfo;
  info: Info;
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  branch: number | null;
  /** Of all prices, as chosen, and as it is saved on the server. */
  currency: string;
  savedCurrency: string;
  /** Server's and typed answers merged, of all fields. */
  answers: Answers;
  fields: readonly FieldItem[];
  steps: readonly StepName[];
  /** The registration on the server; null before it exists. */
  regId: number | null;
  member: boolean;
  memberNeeded: boolean;
  memberKnown: boolean;
  /** True while the answers that decide are those saved with a fee, which the server then checked. */
  asSaved: boolean;
}

export interface SignUpLoading {
  signUp: SignUp | null;
  /** The conference's settings, which may be known before the rest. */
  conInfo: ConInfo | undefined;
  place: SignUpPlace;
  failure: CallFailure | null;
  again: () => void;
}

/** Key of a member check, which is valid while these values stay the same (V16). */
export function memberKey(answers: Answers): string {
  return ['name', 'phone', 'email'].map((code) => (answers[code] ?? '').trim()).join('\n');
}

export function isMemberNeeded({ extend_config, flow }: Pick<ConInfo, 'extend_config' | 'flow'>): boolean {
  return extend_config.vip_config_fl === '1' && extend_config.vip_config_id !== null && flow.memberCheck;
}

/** True when registered or booked: the wizard is finished (T10). */
export function isRegistered(info: Pick<Info, 'register' | 'hotel_book'>): boolean {
  return info.register.regFl > 0 || info.hotel_book.some((book) => book.bookFl > 0);
}

/** The wizard's steps for a person whose prices are in `currency`. */
export function stepsIn(
  { extend_config, flow, hasHotel, hasInvoice }: ConInfo,
  currency: string,
  ofGroup: number | null = null,
): StepName[] {
  return stepsOf({
    // A group may have a branch for all its members.
    hasBranches: extend_config.sub_meet_fl === '1' && ofGroup === null,
    hasHotel: hasHotel === '1',
    hasInvoice: hasInvoice === '1' && currency === HOME_CURRENCY,
    stepAfterForm: flow.stepAfterForm,
  });
}

export function assemble(place: SignUpPlace, conInfo: ConInfo, info: Info, draft: Draft): SignUp {
  const { extend_config, flow } = conInfo;
  const { register } = info;
  const savedCurrency = register.regCurrency || conInfo.currency;
  // A currency that the organiser no longer offers counts only for who has chosen it.
  const isOffered = conInfo.currencies.includes(draft.currency);
  const currency = isOffered && register.regFl === 0 ? draft.currency : savedCurrency;
  const answers = mergedAnswers(info.user_config, draft.answers);
  const fields = visibleFields(info.user_config, flow, answers);
  const hasBranches = extend_config.sub_meet_fl === '1';
  const ofGroup = info.joins?.branchId ?? null;
  const branch = hasBranches ? (ofGroup ?? draft.branch ?? register.regSubCid) : null;
  const memberNeeded = isMemberNeeded(conInfo);
  const before = mergedAnswers(info.user_config, {});
  const hasFee = register.regFeeId !== null;
  // Answers saved with a fee were checked then; valid while name, phone and e-mail stay the same.
  const saved = hasFee && memberKey(before) === memberKey(answers);
  const memberKnown = !memberNeeded || saved || draft.member?.of === memberKey(answers);
  return {
    ...place,
    conInfo,
    info,
    draft,
    change: (change) => changeDraft(place.draftKey, change),
    branch,
    currency,
    savedCurrency,
    answers,
    fields,
    steps: stepsIn(conInfo, currency, ofGroup),
    regId: register.regId,
    member: memberKnown && draft.member?.is === true,
    memberNeeded,
    memberKnown,
    asSaved: hasFee && fields.every(({ cfgCode }) => before[cfgCode] === answers[cfgCode]),
  };
}

/** Requests C3 and C4 (without answers) and merges them with the draft on this device. */
export function useSignUp(): SignUpLoading {
  const place = useSignUpPlace();
  const draft = useDraft(place.draftKey);
  const { loggedIn } = useAccount();
  const { cid, adding, reg } = place;
  const con = useCall(registrationCalls.conInfo, cid ? { cid } : null, { fresh: SETTINGS_FRESH_MS });
  const info = useCall(registrationCalls.info, cid ? infoBody(place, loggedIn ? draft.regId : null) : null, {
    fresh: JUST_MS,
  });
  const conInfo = con.answer?.data;

  useEffect(() => {
    if (cid && session.get('cid') !== cid) session.set({ cid });
  }, [cid]);
  useEffect(() => {
    if (info.answer && !adding && !reg) session.set({ registerInfo: info.answer });
  }, [info.answer, adding, reg]);
  useEffect(() => {
    // T10: in a conference without branches the branch chosen elsewhere is removed
    if (conInfo && conInfo.extend_config.sub_meet_fl !== '1') deviceStorage.remove('branchName', 'branchCid');
  }, [conInfo]);

  const failure = con.failure ?? info.failure;
  function again() {
    con.again();
    info.again();
  }
  if (conInfo && info.answer)
    return { signUp: assemble(place, conInfo, info.answer, draft), conInfo, place, failure: null, again };
  return { signUp: null, conInfo, place, failure, again };
}

/**
 * Body of C4 for this place. For a colleague who is not saved yet it contains `add`, so that the account holder's data is not filled
 * in.
 */
export function infoBody(
  { cid, adding, reg, group, form }: SignUpPlace,
  draftRegId: number | null,
  input: Record<string, string> | null = null,
) {
  const regid = reg ?? (adding ? draftRegId : null);
  return {
    cid,
    uid: currentUser()?.uId ?? null,
    source: deviceStorage.get('sourceCode'),
    input,
    regid,
    group,
    formId: form,
    add: adding && regid === null ? ('1' as const) : ('0' as const),
  };
}
