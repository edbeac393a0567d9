import { creditText, ruleSentences, type RuleSentence } from '@meetingapp/domain/credits/sentences.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT, type Translate } from '../../../lib/texts/texts.ts';
import type { RuleSet } from '../view.ts';

/** The rules in words, with their source and the project's number. */
export function RulesSheet({ set, open, onClose }: { set: RuleSet; open: boolean; onClose: () => void }) {
  const t = useT('credits');
  const rule = useT('creditsRule');
  const language = useLanguage();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('sheet.title', { title: set.title, number: set.number })}
      closeLabel={t('sheet.close')}
    >
      <ol className="credits-rules">
        {ruleSentences(set.rules).map((sentence) => (
          <li key={sentence.code}>{sentenceText(sentence, rule, language)}</li>
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

function sentenceText(sentence: RuleSentence, t: Translate<'creditsRule'>, language: Language): string {
  switch (sentence.code) {
    case 'counts':
      return t('counts', {
        kinds: joinList(
          sentence.kinds.map((kind) => t(`kinds.${kind}`)),
          language,
        ),
      });
    case 'once':
    case 'added':
      return t(sentence.code);
    case 'missed':
      return t('missed', sentence);
    case 'wholeBoth':
      return t('wholeBoth', sentence);
    case 'wholePart':
      return t('wholePart', sentence);
    case 'rateDown':
    case 'rateNearest':
      return t(sentence.code, {
        minutes: sentence.minutes,
        credit: creditText(sentence.credit),
        step: creditText(sentence.step),
      });
    case 'talkLength':
      return t('talkLength', { minutes: sentence.minutes, credit: creditText(sentence.credit) });
    default:
      return t(sentence.code, { credit: creditText(sentence.credit) });
  }
}
