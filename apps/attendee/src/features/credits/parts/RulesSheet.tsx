import { ruleSentences } from '@meetingapp/domain/credits/sentences.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { RuleSet } from '../view.ts';

/** The rules in words, with their source and the project's number. */
export function RulesSheet({ set, open, onClose }: { set: RuleSet; open: boolean; onClose: () => void }) {
  const t = useT('credits');
  const rule = useT('creditsRule');
  const language = useLanguage();
  const kinds = joinList(
    set.rules.counts.map((kind) => rule(`kinds.${kind}`)),
    language,
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('sheet.title', { title: set.title, number: set.number })}
      closeLabel={t('sheet.close')}
    >
      <ol className="credits-rules">
        {ruleSentences(set.rules).map(({ code, values }) => (
          <li key={code}>{rule(code, { ...values, kinds })}</li>
        ))}
      </ol>
      <dl className="credits-source">
        {set.project !== '' && (
          <>
            <dt>{t('sheet.project')}</dt>
            <dd>{set.project}</dd>
          </>
        )}
        {set.source !== '' && (
          <>
            <dt>{t('sheet.source')}</dt>
            <dd>{set.source}</dd>
          </>
        )}
      </dl>
    </Sheet>
  );
}
