import { rangesOf } from '@meetingapp/domain/agenda/search-text.ts';
import { Marked } from '../../../lib/Marked.tsx';
import type { Sought } from '../../../lib/Marked.tsx';
import { useT } from '../../../lib/texts.ts';

interface WhyProps {
  sought: Sought;
  /** What the row shows anyhow. */
  shown: readonly string[];
  /** What else may have been found. */
  others: readonly string[];
}

/** Where a word was found that the row does not show: in the other language, or in what belongs to it. */
export function Why({ sought, shown, others }: WhyProps) {
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
