import { conditionHow, conditionsOf } from '@meetingapp/domain/registration/conditions.ts';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { FormField } from '@meetingapp/contract/forms.ts';
import { mostChoices } from '@meetingapp/domain/registration/kinds/multiple.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { gripVertical, split } from '@meetingapp/ui/icons/icons-forms.ts';
import { ellipsis } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Tag } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { isUnder, kindIcons, kindOfField, lacksEnglish } from '../view.ts';

export interface FieldActs {
  select: (code: string) => void;
  /** By this number of places. */
  move: (code: string, by: number) => void;
  duplicate: (code: string) => void;
  remove: (code: string) => void;
}

interface FieldRowProps extends FieldActs {
  field: FormField;
  /** The field its condition refers to. */
  /** All fields of the form, whose labels the condition names. */
  fields: readonly FormField[];
  selected: boolean;
  wrong: boolean;
  disabled: boolean;
  /** Why it cannot be deleted; null when it can. */
  stays: string | null;
  first: boolean;
  last: boolean;
}

/** One field of the list: dragged by its grip, moved by Alt and an arrow, or by its menu. */
export function FieldRow({ field, fields, selected, wrong, disabled, stays, first, last, ...acts }: FieldRowProps) {
  const t = useT('forms');
  const c = useT('console');
  const language = useLanguage();
  const { setNodeRef, listeners, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: field.code,
    disabled,
  });
  const { code } = field;
  const kind = kindOfField(field);
  const label = pickLanguage(field.label, language) || code;
  const translated = field.label[language === 'zh' ? 'en' : 'zh'];
  function press(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !event.altKey || disabled) return;
    event.preventDefault();
    acts.move(code, by);
  }
  const most = kind === 'multiple' ? mostChoices({ cfgFormat: field.format }) : null;
  const condition = conditionsOf(field.showWhen)
    .map(({ code: of, oneOf }) => {
      const other = fields.find((one) => one.code === of);
      const values = oneOf.map(
        (value) =>
          pickLanguage(
            other?.options.find((option) => option.value === value),
            language,
          ) || value,
      );
      const title = pickLanguage(other?.label, language) || of;
      return t('conditionOf', { label: title, values: values.join(c('listComma')) });
    })
    .join(t(`and.${conditionHow(field.showWhen)}`));
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={['fl', selected && 'on', isUnder(field) && 'under', isDragging && 'drag'].filter(Boolean).join(' ')}
      data-code={code}
    >
      <span
        ref={setActivatorNodeRef}
        className="grip"
        title={disabled ? undefined : t('drag')}
        aria-hidden="true"
        {...listeners}
      >
        <Icon icon={gripVertical} />
      </span>
      <button
        type="button"
        className="name"
        aria-pressed={selected}
        onClick={() => acts.select(code)}
        onKeyDown={press}
      >
        <Icon icon={kindIcons[kind]} />
        <b className={wrong ? 'one bad' : 'one'}>{label}</b>
        {field.required && (
          <span className="bad" title={t('pane.required')}>
            *
          </span>
        )}
        {translated !== '' && (
          <span className="one quiet" lang={language === 'zh' ? 'en' : 'zh-CN'}>
            {translated}
          </span>
        )}
        {lacksEnglish(field) && <span className="soon">{t('missingEnglish')}</span>}
      </button>
      {field.showWhen && (
        <Tag variant="filled" color="processing" className="one" title={condition} icon={<Icon icon={split} />}>
          {condition}
        </Tag>
      )}
      <span className="small quiet nowrap sort">
        {most !== null && `${t('most', { count: most })} `}
        {field.options.length > 0 && most === null && `${t('options', { count: field.options.length })} `}
        {t(`kinds.${kind}`)}
      </span>
      <ActMenu
        disabled={disabled}
        menu={{
          items: [
            { key: 'up', label: t('up'), disabled: first },
            { key: 'down', label: t('down'), disabled: last },
            { key: 'duplicate', label: t('duplicate') },
            { type: 'divider' },
            { key: 'remove', label: stays ?? t('remove'), disabled: stays !== null, danger: stays === null },
          ],
          onClick: ({ key }) => {
            if (key === 'up') acts.move(code, -1);
            else if (key === 'down') acts.move(code, 1);
            else if (key === 'duplicate') acts.duplicate(code);
            else acts.remove(code);
          },
        }}
      >
        <Button type="text" size="small" aria-label={t('menu', { label })} icon={<Icon icon={ellipsis} />} />
      </ActMenu>
    </li>
  );
}
