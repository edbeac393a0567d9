import { bareText, hasWord, type WordList } from '../live/words.ts';
import { findPatientDetails } from './patient-details.ts';

interface Posted {
  text: string;
  /** Whether others will read it. */
  open: boolean;
  mode: 'open' | 'before';
  words: WordList;
  /** Texts that the person posted in the last hours. */
  earlier: readonly string[];
}

/** Why staff check a text before others see it; null: it is shown at once. A text that only the person asked reads is never held. */
export function holdReason({
  text,
  open,
  mode,
  words,
  earlier,
}: Posted): 'all' | 'word' | 'repeated' | 'patient' | null {
  if (!open) return null;
  if (hasWord(words, text)) return 'word';
  if (findPatientDetails(text).length > 0) return 'patient';
  const bare = bareText(text);
  if (earlier.some((one) => bareText(one) === bare)) return 'repeated';
  return mode === 'before' ? 'all' : null;
}
