import { clockIn } from '../zoned.ts';

/** What the organiser allows departments to make themselves. Days are in the conference's zone; null: any. */
export interface DepartmentRules {
  open: boolean;
  /** Meetings of one person. */
  perPerson: number;
  firstDay: string | null;
  lastDay: string | null;
  /** Minutes before the beginning of any department meeting at which its people are reminded; 0: they are not. */
  remindMinutes: number;
}

/** Without rules of the organiser nobody makes a meeting. */
export const closedRules: DepartmentRules = {
  open: false,
  perPerson: 2,
  firstDay: null,
  lastDay: null,
  remindMinutes: 60,
};

const LONGEST_MS = 12 * 3_600_000;

interface Plan {
  /** Meetings that the person has made. */
  made: number;
  startsAt: Date;
  endsAt: Date;
  zone: string;
  now: Date;
}

export type DepartmentRefusal = 'department_closed' | 'department_most' | 'department_days' | 'department_times';

/** Why a person may not make this meeting; null: they may. It begins in the future and lasts at most 12 hours. */
export function whyNotMake(
  rules: DepartmentRules,
  { made, startsAt, endsAt, zone, now }: Plan,
): DepartmentRefusal | null {
  if (!rules.open) return 'department_closed';
  if (made >= rules.perPerson) return 'department_most';
  const lasts = endsAt.getTime() - startsAt.getTime();
  if (lasts <= 0 || lasts > LONGEST_MS || startsAt <= now) return 'department_times';
  const [first, last] = [clockIn(zone, startsAt).slice(0, 10), clockIn(zone, endsAt).slice(0, 10)];
  if ((rules.firstDay !== null && first < rules.firstDay) || (rules.lastDay !== null && last > rules.lastDay))
    return 'department_days';
  return null;
}
