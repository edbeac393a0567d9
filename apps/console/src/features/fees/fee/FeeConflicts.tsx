import type { FeeDraft } from '@meetingapp/contract/fees/console.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { ruleSentence } from '@meetingapp/domain/fees/sentence.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { draftOf, type FeeSetUp, type ShownKind } from '../data.ts';
import { furtherTexts, namesOf, priceText } from '../view.ts';

interface FeeConflictsProps {
  cid: number;
  setUp: FeeSetUp;
  shown: ShownKind;
  takeTheirs: (name: keyof FeeDraft) => void;
  keepMine: (name: keyof FeeDraft) => void;
}

/** Fields of a fee kind that a colleague has saved with another value, beside the typed ones. */
export function FeeConflicts({ cid, setUp, shown, takeTheirs, keepMine }: FeeConflictsProps) {
  const t = useT('fees');
  const language = useLanguage();
  const { kind, draft, conflicts } = shown;
  if (!kind) return null;
  const branch = (id: number | null) => setUp.branches.find((one) => one.id === id)?.title;
  return (
    <DraftConflicts<FeeDraft>
      of={{ cid, subject: 'fee_kind', id: kind.id }}
      draft={{ value: draft, saved: draftOf(kind), conflicts, takeTheirs, keepMine }}
      labels={{
        title: t('title'),
        remark: t('remark'),
        branchId: t('branch'),
        formIds: t('forms'),
        windows: t('windows'),
      }}
      describe={{
        size: (size) => size ?? t('unlimited'),
        branchId: (id) => pickLanguage(branch(id) ?? { zh: t('everyBranch'), en: t('everyBranch') }, language),
        formIds: (ids) =>
          ids === null
            ? t('everyForm')
            : joinList(
                setUp.forms.filter(({ id }) => ids.includes(id)).map(({ title }) => pickLanguage(title, language)),
                language,
              ),
        rule: (rule) => ruleSentence(rule, namesOf(setUp, language)),
        windows: (windows) =>
          windows.map(({ title, from, until, amount, prices }, at) => (
            <div key={at}>
              {pickLanguage(title, language)}{' '}
              {[priceText(amount, setUp.currency, ''), ...furtherTexts(prices)].join(', ')}{' '}
              <span className="small quiet">
                {momentText(from, language)} – {momentText(until, language)}
              </span>
            </div>
          )),
      }}
    />
  );
}
