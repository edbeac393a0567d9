import { rehearsalBounds as bounds } from '@meetingapp/domain/rehearsal/plan.ts';

/** What the fields of each scenario accept. */
export const P95 = { least: 10, most: 5000, step: 50 } as const;
export const SECONDS = { least: bounds.fewestSeconds, most: bounds.mostSeconds, step: 10 } as const;
