import type { WallCode } from '@meetingapp/contract/checkin/wall.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { placeCheck } from '@meetingapp/domain/checkin/place-check.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { checkForm } from '@meetingapp/domain/registration/check-form.ts';
import { answersOf } from '@meetingapp/domain/registration/flow-settings.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { definitionsOf, settingForStaff } from '../../registration/configuration/queries.ts';
import { labelFaults } from '../../registration/form/queries.ts';
import { fileFaults } from '../../registration/answer-file/queries.ts';
import { cityIn } from '../../registration/lookup/queries-divisions.ts';
import { recordScans } from '../scan/commands.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { formOfPoint, ownTickets, selfPoint, type SelfPoint } from './queries.ts';
import { checkWallCode } from './writer.ts';

export interface SelfCheckIn {
  scanId: string;
  accountId: number;
  pointId: number;
  registrationId: number;
  wall: WallCode | null;
  position: { lat: number; lng: number; accuracy: number } | null;
  /** Answers to the form of the point. */
  answers: Record<string, string>;
  /** `form`: on the form for guests, which has asked already. */
  source: 'wall' | 'form';
  language: Language;
  now: Date;
}

type Reason =
  | 'self_check_in_off'
  | 'registration_unknown'
  | 'wall_code_wrong'
  | 'wall_code_over'
  | 'place_missing'
  | 'place_inexact'
  | 'place_far'
  | 'check_in_closed'
  | 'check_in_full'
  | 'check_in_not_for'
  | 'answers_invalid';

const placeReasons = { far: 'place_far', inexact: 'place_inexact' } as const;

/** Proof that the person is there: the position where the point has a place, otherwise the code on the wall; a sent code must fit. */
async function proofOf(db: Database, point: SelfPoint, input: SelfCheckIn): Promise<Reason | null> {
  if (input.wall) {
    const checked = checkWallCode(await keysOf(db, point.conference_id), point.id, input.wall, input.now);
    if (checked !== 'valid') return checked;
  }
  const { latitude, longitude, radius } = point;
  if (latitude === null || longitude === null || radius === null) return input.wall ? null : 'wall_code_wrong';
  if (!input.position) return 'place_missing';
  const where = placeCheck({ lat: latitude, lng: longitude, radius }, input.position);
  return where === 'near' ? null : placeReasons[where];
}

/** The form that the point asks, with the checked answers; null: it asks none, or none that is published. */
async function askedForm(db: Database, point: SelfPoint, { answers: entered, accountId, language, now }: SelfCheckIn) {
  const form = await formOfPoint(db, point);
  const setting = form && (await settingForStaff(db, point.conference_id));
  if (!form || !setting) return null;
  const items = definitionsOf(form.fields);
  const answers = answersOf(items, entered, setting.flow);
  const facts = { cityIn: cityIn(), today: dayIn(point.zone, now) };
  const gone = await fileFaults(db, { fields: form.fields, answers, conferenceId: point.conference_id, accountId });
  const faults = labelFaults(form, [...checkForm(items, answers, setting.flow, facts), ...gone], language);
  return { versionId: form.versionId, answers, faults };
}

const saveAnswers = (
  db: Database,
  scanId: string,
  registrationId: number,
  { versionId, answers }: { versionId: number; answers: Record<string, string> },
  now: Date,
) =>
  db
    .insertInto('checkin_answer')
    .values({
      scan_id: scanId,
      registration_id: registrationId,
      form_version_id: versionId,
      answers: JSON.stringify(answers),
      at: now,
    })
    .onConflict((conflict) => conflict.column('scan_id').doNothing())
    .execute();

function reasonOf(reason: string): Reason {
  if (reason === 'not_yet' || reason === 'over') return 'check_in_closed';
  return reason === 'full' ? 'check_in_full' : 'check_in_not_for';
}

/** Checks a person in by their own phone. Who has checked in already gets the former check-in. */
export async function checkInSelf(
  db: Database,
  input: SelfCheckIn,
): Promise<{ ok: true; doneId: string } | { ok: false; reason: Reason; faults?: FieldFault[] }> {
  const point = await selfPoint(db, { cid: null, pointId: input.pointId });
  if (!point) return refused('self_check_in_off');
  const tickets = await ownTickets(db, point.conference_id, input.accountId);
  const ticket = tickets.find(({ registration_id }) => registration_id === input.registrationId);
  if (!ticket) return refused('registration_unknown');
  const reason = await proofOf(db, point, input);
  if (reason) return refused(reason);
  const asked = input.source === 'wall' ? await askedForm(db, point, input) : null;
  if (asked && asked.faults.length > 0) return { ok: false, reason: 'answers_invalid', faults: asked.faults };
  const place = { conferenceId: point.conference_id, pointId: point.id, zone: point.zone };
  const scan = {
    id: input.scanId,
    print: ticket.print,
    direction: 'in',
    at: input.now,
    source: input.source,
    kind: 'admit',
    reason: '',
    offline: false,
    forced: '',
    undoes: null,
    deviceId: null,
    where: '',
    staffId: null,
  } as const;
  const [outcome] = (await recordScans(db, place, [scan], input.now)) ?? [];
  if (!outcome) return refused('self_check_in_off');
  if (outcome.kind === 'admit') {
    if (asked) await saveAnswers(db, outcome.id, ticket.registration_id, asked, input.now);
    return { ok: true, doneId: outcome.id };
  }
  if (outcome.previous) return { ok: true, doneId: outcome.previous.id };
  return refused(reasonOf(outcome.reason));
}
