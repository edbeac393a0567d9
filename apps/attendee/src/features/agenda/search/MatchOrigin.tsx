import { rangesOf } from '@meetingapp/domain/agenda/search-text.ts';
import { Marked } from '../../../lib/texts/Marked.tsx';
import type { Sought } from '../../../lib/texts/Marked.tsx';
import { useT } from '../../../lib/texts/texts.ts';

interface MatchOriginProps {
  sought: Sought;
  /** Texts that the row already shows. */
  shown: readonly string[];
  /** Other texts that may have matched. */
  others: readonly string[];
}

/** Shows where a match was found that the row does not show: in the other language or in a related text. */
export function MatchOrigin({ sought, shown, others }: MatchOriginProps) {
  const t = useT('agenda');
  const missing = sought.words.filter((word) =>
    shown.every((text) => rangesOf(text, [word], sought.readings).length === 0),
  );
  const found = others.filter((text) => rangesOf(text, missing, sought.readings).length > 0);
  if (missing.length === 0 || found.length === 0) return null;
  return (
    <span className="li-text">
      <Marked text={found.slice(0, 2).join(t('comma'))} sought={sought} />
    </span>
  );
}
