import type { CreditRules } from '@meetingapp/contract/credits/rule.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { ruleSentences } from '@meetingapp/domain/credits/sentences.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** The rules as the attendee reads them. */
export function RuleWords({ rules }: { rules: CreditRules }) {
  const t = useT('creditsConsole');
  const rule = useT('creditsRule');
  const language = useLanguage();
  const kinds = joinList(
    rules.counts.map((kind) => rule(`kinds.${kind}`)),
    language,
  );
  const sentences = ruleSentences(rules).map(({ code, values }) => rule(code, { ...values, kinds }));
  return (
    <section className="credits-words" aria-label={t('readBack')}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
