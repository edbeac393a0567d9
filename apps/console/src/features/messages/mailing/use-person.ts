import { useEffect, useEffectEvent, useState } from 'react';
import type { EditedMailing } from './use-mailing.ts';

/** Fields in which `[` and `]` are typed. */
const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"]';

/** The person of the sample whose message is shown; the keys `[` and `]` go through the sample. */
export function usePerson({ lastCheck }: EditedMailing) {
  const sample = lastCheck?.sample ?? [];
  const [chosen, choose] = useState<number | null>(null);
  const found = sample.findIndex(({ accountId }) => accountId === chosen);
  const at = found < 0 ? 0 : found;
  const step = (by: number) => {
    const next = sample[at + by];
    if (next) choose(next.accountId);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const inField = event.target instanceof Element && event.target.closest(typing);
    if (inField || event.ctrlKey || event.metaKey) return;
    if (event.key === '[') step(-1);
    if (event.key === ']') step(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return {
    sample,
    /** Place in the sample, from 0. */
    at,
    accountId: sample[at]?.accountId ?? null,
    choose,
    step,
    /** The first of the sample: people with a missing value come first. */
    first: () => choose(sample[0]?.accountId ?? null),
  };
}

export type PreviewedPerson = ReturnType<typeof usePerson>;
