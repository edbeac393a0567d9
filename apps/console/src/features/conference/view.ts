import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { ChecklistLine, ChecklistStep } from '@meetingapp/contract/conference/checklist.ts';
import type { ConferenceSettings } from '@meetingapp/contract/conference/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { refundAmount, refundPercent, type RefundStep } from '@meetingapp/domain/orders/refund-policy.ts';
import { differenceOf, mayChange, type Difference } from '@meetingapp/domain/registration/change-policy.ts';
import type { ChapterAddress } from '../../lib/navigation/chapters.ts';
import type { PathName } from '../../lib/navigation/paths.ts';
import type { Row } from './data.ts';

/** Tag colour of each state; the tag's text says the same. */
export const stateColours = {
  draft: 'warning',
  published: 'success',
  closed: 'default',
  stopped: 'error',
} as const satisfies Record<Row['state'], string>;

/** Address of the public page; null for a draft. */
export function publicPage(row: Pick<Row, 'cId' | 'state'>, language: 'zh' | 'en'): string | null {
  if (row.state === 'draft') return null;
  return basePath + href('conf', { id: row.cId }, { lang: language === 'en' ? 'en' : 'ch' });
}

/** Sums of the figures of all rows. */
export function totals(rows: readonly Row[]): { registrations: number; confirmed: number } {
  return rows.reduce(
    (sum, row) => ({ registrations: sum.registrations + row.registrations, confirmed: sum.confirmed + row.confirmed }),
    { registrations: 0, confirmed: 0 },
  );
}

/** `2027-01-07 – 01-10`: the year only once where both are the same. */
export function daysOf({ startsOn, endsOn }: Pick<Row, 'startsOn' | 'endsOn'>): string {
  if (startsOn === endsOn) return startsOn;
  return `${startsOn} – ${startsOn.slice(0, 4) === endsOn.slice(0, 4) ? endsOn.slice(5) : endsOn}`;
}

/** `2027年4月8日`, `8 April 2027`. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Refund steps by effect, earliest day first; a step that a more generous one covers is left out. */
export const stepsInOrder = (steps: readonly RefundStep[]): RefundStep[] =>
  steps
    .filter(
      ({ untilDaysBefore, percent }, index) =>
        percent > 0 &&
        !steps.some(
          (other, place) =>
            (other.untilDaysBefore <= untilDaysBefore && other.percent > percent) ||
            (other.percent === percent &&
              (other.untilDaysBefore < untilDaysBefore ||
                (other.untilDaysBefore === untilDaysBefore && place < index))),
        ),
    )
    .toSorted((one, other) => other.untilDaysBefore - one.untilDaysBefore);

export interface Back {
  /** Fen that a cancellation returns; null when people cannot cancel themselves. */
  cancel: number | null;
  percent: number;
  /** What a change to another price costs or returns; null when people cannot change themselves. */
  change: Difference | null;
}

/** Applies the rules on a day to a person who paid a given amount (fen), with the same functions as the phone. */
export function backOn(
  { refundPolicy, changePolicy, startsOn }: Pick<ConferenceSettings, 'refundPolicy' | 'changePolicy' | 'startsOn'>,
  { paid, day, other }: { paid: number; day: string; other: number },
): Back {
  const percent = refundPercent(refundPolicy, day, startsOn);
  const may = day < startsOn && (paid === 0 || refundPolicy.length > 0);
  return {
    cancel: may ? refundAmount(paid, 0, percent) : null,
    percent,
    change: mayChange(changePolicy, 'fee', day, startsOn) ? differenceOf(paid, other, percent) : null,
  };
}

export type Line = ChecklistLine;
export const stages = ['prepare', 'open', 'days'] as const satisfies readonly ChecklistLine['stage'][];

/** Where each step of the checklist is done, and what the handbook says about it. */
export const checklistPlaces = {
  basics: { page: 'settings', chapter: 'conference#fill-in-the-basics' },
  refunds: { page: 'settings', chapter: 'conference#refund-and-change-rules' },
  form: { page: 'forms', chapter: 'form' },
  fees: { page: 'fees', chapter: 'fees' },
  hotel: { page: 'hotel', chapter: 'hotels' },
  programme: { page: 'programme', chapter: 'programme#release-the-programme' },
  home: { page: 'home', chapter: 'home' },
  english: { page: 'settings', chapter: 'publishing#before-publishing' },
  colleagues: { page: 'staff', chapter: 'staff#invite-colleagues' },
  invoices: { page: 'orders', chapter: 'invoices#set-them-up' },
  publish: { page: 'settings', chapter: 'publishing#publish-and-take-back' },
  trial: { page: 'registrations', chapter: 'publishing#tell-people-about-it' },
  points: { page: 'checkin', chapter: 'checkin#make-check-in-points' },
  devices: { page: 'checkin', chapter: 'checkin#enrol-devices' },
  credits: { page: 'credits', chapter: 'credits#rules-of-credits' },
} as const satisfies Record<ChecklistStep, { page: PathName; chapter: ChapterAddress }>;

/** The first step that is needed and not done; null when all are. */
export const nextStep = (lines: readonly ChecklistLine[]): ChecklistStep | null =>
  lines.find(({ needed, done }) => needed && !done)?.step ?? null;

const counted = ['refunds', 'hotel', 'programme', 'colleagues', 'trial', 'points', 'devices', 'credits'] as const;

/** A step whose line says how many there are. */
export const isCounted = (step: ChecklistStep): step is (typeof counted)[number] => counted.some((one) => one === step);
