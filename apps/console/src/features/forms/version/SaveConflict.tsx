import { conditionHow, conditionsOf } from '@meetingapp/domain/registration/conditions.ts';
import type { FormField } from '@meetingapp/contract/forms.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { conflictName, type FormConflict } from '@meetingapp/domain/forms/merge.ts';
import { Modal } from 'antd';
import { FieldConflicts } from '../../../lib/forms/FieldConflicts.tsx';
import { useValueText } from '../../../lib/forms/use-value-text.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Builder } from '../builder/use-builder.ts';
import { kindOfField } from '../view.ts';

/** Parts of fields that a colleague has saved otherwise, beside the user's own; saving goes on when every one is chosen. */
export function SaveConflict({ builder }: { builder: Pick<Builder, 'theirs' | 'conflicts' | 'choose'> }) {
  const t = useT('forms');
  const c = useT('console');
  const language = useLanguage();
  const partText = usePartText();
  const { theirs, conflicts, choose } = builder;
  const by = theirs?.draft?.savedBy || theirs?.published?.publishedBy || c('conflict.somebody');
  const label = ({ code, part, mine, theirs: other }: FormConflict) => {
    const field = pickLanguage((mine ?? other)?.label ?? { zh: code, en: code }, language) || code;
    return `${field} · ${part === 'field' ? t('conflict.field') : t(`difference.parts.${part}`)}`;
  };
  return (
    <Modal open={conflicts.length > 0} closable={false} width={760} title={t('conflict.title', { by })} footer={null}>
      <p>{t('conflict.text')}</p>
      <FieldConflicts
        of={{ by }}
        conflicts={conflicts.map((conflict) => ({
          name: conflictName(conflict),
          label: label(conflict),
          theirs: partText(conflict.theirs, conflict.part),
          mine: partText(conflict.mine, conflict.part),
          takeTheirs: () => choose(conflict, 'theirs'),
          keepMine: () => choose(conflict, 'mine'),
        }))}
      />
    </Modal>
  );
}

/** One part of a field in words. */
function usePartText() {
  const t = useT('forms');
  const language = useLanguage();
  const valueText = useValueText();
  return (field: FormField | null, part: FormConflict['part']) => {
    if (field === null) return t('difference.removed');
    if (part === 'field') return pickLanguage(field.label, language) || field.code;
    if (part === 'kind') return t(`kinds.${kindOfField(field)}`);
    if (part === 'options') return field.options.map((one) => <div key={one.value}>{pickLanguage(one, language)}</div>);
    if (part === 'showWhen')
      return conditionsOf(field.showWhen)
        .map(({ code, oneOf }) => [code, ...oneOf].join(' '))
        .join(t(`and.${conditionHow(field.showWhen)}`));
    return valueText(field[part]);
  };
}
