import { afterFirstPaint } from '../../../lib/rendering/after-first-paint.ts';
import { latePart } from '../../../lib/rendering/late-part.tsx';

export const layoutSheet = latePart(async () => (await import('./LayoutSheet.tsx')).LayoutSheet);
/** A note that cannot be loaded waits for the next visit: the agenda is shown without it. */
export const changesNote = latePart(async () => {
  const file = await import('./ChangesNote.tsx').catch(() => null);
  return file?.ChangesNote ?? (() => null);
});
export const planExport = latePart(async () => (await import('../plan/PlanExport.tsx')).PlanExport);

/** Loads what the head of the agenda opens, once the agenda is shown. */
export function fetchLateParts(): void {
  void afterFirstPaint().then(() => {
    layoutSheet.fetch();
    planExport.fetch();
  });
}
