import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes over what a person typed into a painted field before the program had loaded.
 * @param words what the program has for the field
 */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  words: string,
  take: (words: string) => void,
): void {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const typed = field.current?.value ?? words;
    if (typed !== words) take(typed);
  });
}
