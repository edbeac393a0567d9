import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../../lib/rendering/after-first-paint.ts';
import type * as formRules from './form-rules.ts';

export type FormRules = typeof formRules;

let loaded: FormRules | null = null;

/** Loads the rules of forms; null offline. A form that is sent at once is then decided by the server, which names the faults. */
export async function fetchFormRules(): Promise<FormRules | null> {
  loaded ??= await import('./form-rules.ts').catch(() => null);
  return loaded;
}

export interface LateRules {
  /** Undefined before they have loaded; null when they cannot be loaded. */
  rules: FormRules | null | undefined;
  /** True while somebody waits for `fetch`. */
  fetching: boolean;
  fetch: () => Promise<FormRules | null>;
}

/** Loads the rules of forms at once or after the page; null: not yet wanted. */
export function useFormRules(when: 'now' | 'later' | null): LateRules {
  const [rules, setRules] = useState<FormRules | null | undefined>(() => loaded ?? undefined);
  const [fetching, setFetching] = useState(false);
  useEffect(() => {
    if (when === null || rules) return;
    let changed = false;
    void (when === 'now' ? Promise.resolve() : afterFirstPaint()).then(fetchFormRules).then((found) => {
      if (!changed) setRules(() => found);
    });
    return () => {
      changed = true;
    };
  }, [when, rules]);
  return {
    rules,
    fetching,
    fetch: async () => {
      if (loaded) return loaded;
      setFetching(true);
      const found = await fetchFormRules();
      setRules(() => found);
      setFetching(false);
      return found;
    },
  };
}
