import type { Matches } from '@meetingapp/domain/registration/field-definition.ts';
import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../../lib/rendering/after-first-paint.ts';

let loaded: Matches | null = null;

const everything: Matches = () => true;

/** What reads the patterns of fields, loaded on demand. Offline everything matches, and the server refuses what does not. */
export async function fetchPatterns(): Promise<Matches> {
  loaded ??= await import('@meetingapp/domain/registration/safe-pattern.ts').then(
    (file) => file.matchesPattern,
    () => null,
  );
  return loaded ?? everything;
}

/**
 * What reads the patterns of a form. It loads after a form that has some, or at once when one of these fields is answered; until then
 * everything matches.
 */
export function usePatterns(has: boolean, answered: boolean): Matches {
  const [matches, setMatches] = useState(() => loaded);
  useEffect(() => {
    if (!has || matches) return;
    let changed = false;
    void (answered ? Promise.resolve() : afterFirstPaint()).then(fetchPatterns).then((found) => {
      if (!changed) setMatches(() => found);
    });
    return () => {
      changed = true;
    };
  }, [has, answered, matches]);
  return matches ?? everything;
}
