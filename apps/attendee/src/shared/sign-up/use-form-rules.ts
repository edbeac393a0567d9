import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../../lib/rendering/after-first-paint.ts';
import type * as formRules from './form-rules.ts';

export type FormRules = typeof formRules;

let loaded: FormRules | null = null;

/** Loads the rules of forms. Null offline: the server decides then, when it saves. */
export async function fetchFormRules(): Promise<FormRules | null> {
  loaded ??= await import('./form-rules.ts').catch(() => null);
  return loaded;
}

/** The rules of forms; `tried` is true once they have loaded or cannot be loaded. */
export interface LateRules {
  rules: FormRules | null;
  tried: boolean;
  fetch: () => Promise<FormRules | null>;
}

/** Loads the rules of forms at once or after the page; null: not yet wanted. */
export function useFormRules(when: 'now' | 'later' | null): LateRules {
  const [rules, setRules] = useState(() => loaded);
  const [tried, setTried] = useState(rules !== null);
  async function fetch(): Promise<FormRules | null> {
    const found = await fetchFormRules();
    setRules(() => found);
    setTried(true);
    return found;
  }
  useEffect(() => {
    if (when === null || rules) return;
    let changed = false;
    void (when === 'now' ? Promise.resolve() : afterFirstPaint()).then(fetchFormRules).then((found) => {
      if (changed) return;
      setRules(() => found);
      setTried(true);
    });
    return () => {
      changed = true;
    };
  }, [when, rules]);
  return { rules, tried, fetch };
}
