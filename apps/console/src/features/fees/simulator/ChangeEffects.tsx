import { feeCalls, type FeeDraft } from '@meetingapp/contract/fees/console.ts';
import { isCompleteRule } from '@meetingapp/domain/fees/rule-tree.ts';
import { windowFaults } from '@meetingapp/domain/fees/windows.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import type { ShownKind } from '../data.ts';
import { priceText } from '../view.ts';

interface ChangeEffectsProps {
  cid: number;
  currency: string;
  shown: readonly ShownKind[];
  changes: readonly (readonly [string, FeeDraft])[];
}

/** Effects of unsaved changes on people who have not paid. */
export function ChangeEffects({ cid, currency, shown, changes }: ChangeEffectsProps) {
  const t = useT('fees');
  const language = useLanguage();
  const sound = changes
    .map(([, draft]) => draft)
    .filter(
      (draft) =>
        draft.id !== null &&
        draft.title.zh.trim() !== '' &&
        windowFaults(draft.windows).length === 0 &&
        (draft.rule === null || isCompleteRule(draft.rule)),
    );
  const { answer } = useCall(feeCalls.effects, { cid, kinds: sound }, { enabled: sound.length > 0 });
  if (!answer || sound.length === 0) return null;
  const titleOf = (id: number) => {
    const found = shown.find(({ draft }) => draft.id === id);
    return found ? pickLanguage(found.draft.title, language) : '';
  };
  const price = (fen: number | null) => priceText(fen, currency, t('bench.notAvailable'));
  const touched = answer.changes.length > 0;
  return (
    <section aria-live="polite">
      <div className={touched ? 'note error' : 'note'}>
        <span>{touched ? t('effects.unpaid', { count: answer.unpaid }) : t('effects.none')}</span>
        {answer.changes.map(({ feeId, from, to, people }) => (
          <b key={`${feeId}${from}${to}`}>
            {t('effects.change', { people, fee: titleOf(feeId), from: price(from), to: price(to) })}
          </b>
        ))}
        {answer.ordered > 0 && <span>{t('effects.ordered', { count: answer.ordered })}</span>}
        {touched && <span>{t('effects.paid')}</span>}
      </div>
    </section>
  );
}
