import { feeCalls, type FeeDraft } from '@meetingapp/contract/fees.ts';
import { isCompleteRule } from '@meetingapp/domain/fees/rule-tree.ts';
import { windowFaults } from '@meetingapp/domain/fees/windows.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import type { ShownKind } from '../data.ts';
import { priceText, said } from '../view.ts';

interface EffectsProps {
  cid: number;
  shown: readonly ShownKind[];
  changes: readonly (readonly [string, FeeDraft])[];
}

/** Before it is saved: what it does to those who have not paid. */
export function Effects({ cid, shown, changes }: EffectsProps) {
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
    return found ? said(found.draft.title, language) : '';
  };
  const price = (fen: number | null) => priceText(fen, t('bench.notToBeHad'));
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
