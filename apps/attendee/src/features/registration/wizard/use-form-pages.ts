import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { modalHost } from '@meetingapp/ui/feedback/modal.ts';
import { useEffect, useState, type RefObject } from 'react';
import { pagesOf } from '../../../shared/form-fields/form-view.ts';

/**
 * The page of the form that is shown. Back leads to the page before it, as it closes a layer. A page that a condition empties is gone,
 * so the page shown can be another one than was turned to.
 * @param heading of the page, which gets the focus when it is turned
 */
export function useFormPages(fields: readonly FieldItem[], heading: RefObject<HTMLElement | null>) {
  const pages = pagesOf(fields);
  const [turned, setTurned] = useState(0);
  const at = Math.max(0, Math.min(turned, pages.length - 1));
  const page = pages[at];
  useEffect(() => {
    if (at === 0) return;
    const closed = modalHost.opened(() => setTurned(at - 1));
    return () => closed();
  }, [at]);

  function turn(to: number): void {
    setTurned(to);
    window.scrollTo(0, 0);
    // A screen reader reads the new page from its heading.
    setTimeout(() => heading.current?.focus({ preventScroll: true }));
  }
  return {
    at,
    count: pages.length,
    start: page?.start ?? null,
    shown: page?.fields ?? [],
    turn,
    /** The page with this field; -1 when none has it. */
    pageOf: (code: string) => pages.findIndex((one) => one.fields.some((field) => field.cfgCode === code)),
  };
}
