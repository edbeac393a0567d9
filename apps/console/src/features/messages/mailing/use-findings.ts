import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { findingsOf, type Finding } from '../view.ts';
import type { EditedMailing } from './use-mailing.ts';

/** Milliseconds after which a time that was set may be in the past. */
const MINUTE_MS = 60_000;

/** What to look at before sending, in the language of the console. */
export function useFindings({ value, check, draft }: EditedMailing): Finding[] {
  const t = useT('mailing');
  const language = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  return findingsOf(t, language, { written: value, check, conflicts: draft.conflicts.length > 0, now });
}
