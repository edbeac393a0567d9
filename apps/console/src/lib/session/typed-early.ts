import type { EarlyInput } from '../plain/PlainForm.tsx';

/** What a person did in the painted log-in before the program had replaced it. */
declare global {
  interface Window {
    /** Text of the button pressed last, by the script of the page (build/first-script.js). */
    pressedEarly?: string | undefined;
  }
}

/** Texts typed into the fields of the painted log-in, by field name, and the field that has the focus. */
let typedEarly: EarlyInput = { texts: {}, focused: null };

/** What was typed until now. */
export const typedUntilNow = (): EarlyInput => typedEarly;

/** A later log-in begins empty. */
export function clearTypedEarly(): void {
  typedEarly = { texts: {}, focused: null };
}

/** Reads the painted fields, also what is typed into them until the program replaces them. */
export function readTypedEarly(root: HTMLElement): void {
  function read(): void {
    const fields = [...root.querySelectorAll<HTMLInputElement>('.paint input')];
    if (fields.length === 0) return;
    typedEarly = {
      texts: Object.fromEntries(fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value])),
      focused: fields.find((field) => field === document.activeElement)?.name ?? null,
    };
  }
  read();
  root.addEventListener('input', read);
  root.addEventListener('focusin', read);
}

/** Presses the button of `page` whose painted twin was pressed before there was a program to act, once its fields are drawn. */
export function pressAgain(page: HTMLElement | null): void {
  const text = window.pressedEarly;
  window.pressedEarly = undefined;
  const again = [...(page?.querySelectorAll('button') ?? [])].find((one) => one.textContent === text);
  if (text) queueMicrotask(() => again?.click());
}
