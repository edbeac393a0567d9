/** Steps of the wizard in the order of the specification (T4). `fee` is its "registration information". */
export const stepNames = ['branch', 'personal', 'fee', 'hotel', 'invoice', 'confirm'] as const;
export type StepName = (typeof stepNames)[number];

export interface StepSettings {
  hasBranches: boolean;
  hasHotel: boolean;
  hasInvoice: boolean;
  /** Step after the form: the fee, or the hotel as for conference 3243. */
  stepAfterForm: 'apply' | 'hotel';
}

/** Steps of this conference, in order. */
export function stepsOf({ hasBranches, hasHotel, hasInvoice, stepAfterForm }: StepSettings): StepName[] {
  const middle: StepName[] = stepAfterForm === 'hotel' ? ['hotel', 'fee'] : ['fee', 'hotel'];
  const steps: StepName[] = ['branch', 'personal', ...middle, 'invoice', 'confirm'];
  const has = { branch: hasBranches, hotel: hasHotel, invoice: hasInvoice };
  return steps.filter((step) => !(step in has) || has[step as keyof typeof has]);
}

export type Done = Readonly<Record<Exclude<StepName, 'confirm'>, boolean>>;

/** The first step not yet done; `confirm` when all are. */
export function firstUnfinished(steps: readonly StepName[], done: Done): StepName {
  return steps.find((step) => step === 'confirm' || !done[step]) ?? 'confirm';
}

/** True when a step may be opened: everything before it is done. */
export function mayOpen(step: StepName, steps: readonly StepName[], done: Done): boolean {
  const at = steps.indexOf(step);
  return at >= 0 && at <= steps.indexOf(firstUnfinished(steps, done));
}

/** The next step; `confirm` after the last. */
export function stepAfter(step: StepName, steps: readonly StepName[]): StepName {
  return steps[steps.indexOf(step) + 1] ?? 'confirm';
}
