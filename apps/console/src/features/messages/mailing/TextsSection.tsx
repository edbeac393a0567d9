import { placeholders, unknownNames, type Placeholder } from '@meetingapp/domain/messages/placeholders.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { circleAlert, triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useRef } from 'react';
import { Field } from '../../../lib/forms/Field.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { inBrackets, insertAt } from '../view.ts';
import { PlaceholderInput } from './PlaceholderInput.tsx';
import type { EditedMailing } from './use-mailing.ts';

const languages = ['zh', 'en'] as const;
type Language = (typeof languages)[number];
const fields = [
  { name: 'subject', rows: 1, most: 120 },
  { name: 'body', rows: 5, most: 2000 },
] as const;
type FieldName = (typeof fields)[number]['name'];

/** What it says, in both languages side by side, with chips that insert a placeholder at the caret. */
export function TextsSection({ edited, showMissing }: { edited: EditedMailing; showMissing: () => void }) {
  const t = useT('mailing');
  const own = useLanguage();
  const { may, value, change, check, faults } = edited;
  const last = useRef<{ name: FieldName; language: Language; field: HTMLTextAreaElement } | null>(null);
  const set = (name: FieldName, language: Language, text: string) =>
    change({ [name]: { ...value[name], [language]: text } });
  const labelOf = (name: FieldName, language: Language) =>
    t(language === 'zh' ? 'texts.labelZh' : 'texts.labelEn', { label: t(`texts.${name}`) });
  function insert(placeholder: Placeholder) {
    const { name, language, field } = last.current ?? { name: 'body' as const, language: own, field: null };
    const before = value[name][language];
    const caret: [number, number] = field ? [field.selectionStart, field.selectionEnd] : [before.length, before.length];
    const { text, at } = insertAt(before, placeholder, caret);
    set(name, language, text);
    if (field)
      requestAnimationFrame(() => {
        field.focus();
        field.setSelectionRange(at, at);
      });
  }
  return (
    <section className="part" aria-label={t('texts.title')}>
      <h2>{t('texts.title')}</h2>
      {fields.map(({ name, rows, most }) => (
        <div key={name} className="mailing-sides">
          {languages.map((language) => (
            <Field key={language} label={labelOf(name, language)} fault={faults[`texts.${name}.${language}`]}>
              <PlaceholderInput
                label={labelOf(name, language)}
                lang={language === 'zh' ? 'zh-CN' : 'en'}
                rows={rows}
                maxLength={most}
                disabled={!may}
                value={value[name][language]}
                change={(text) => set(name, language, text)}
                focused={(field) => {
                  last.current = { name, language, field };
                }}
              />
            </Field>
          ))}
        </div>
      ))}
      {may && (
        <div className="row wrap chips" role="group" aria-label={t('texts.insert')}>
          <span className="small quiet-2">{t('texts.insert')}</span>
          {placeholders.map((name) => (
            <Button
              key={name}
              size="small"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(name)}
            >
              {t(`placeholders.${name}`)}
            </Button>
          ))}
          <span className="small quiet-2">{t('texts.insertHint')}</span>
        </div>
      )}
      <Faults value={value} check={check} showMissing={showMissing} />
      <p className="small quiet-2">{t('texts.only')}</p>
    </section>
  );
}

/** Placeholders that are mistyped, and those that some people have no value for. */
function Faults({
  value: { subject, body },
  check,
  showMissing,
}: Pick<EditedMailing, 'value' | 'check'> & { showMissing: () => void }) {
  const t = useT('mailing');
  const language = useLanguage();
  const unknown = unknownNames([subject, body].map(({ zh, en }) => zh + en).join(' '));
  return (
    <div role="status">
      {unknown.length > 0 && (
        <p className="note error">
          <Icon icon={circleAlert} />
          {t('texts.unknown', { names: joinList(unknown.map(inBrackets), language) })}
        </p>
      )}
      {(check?.missing ?? []).map(({ placeholder, people }) => (
        <p key={placeholder} className="note soon">
          <Icon icon={triangleAlert} />
          <span className="grow">{t('texts.missing', { placeholder: inBrackets(placeholder), people })}</span>
          <Button type="link" size="small" onClick={showMissing}>
            {t('texts.seeMissing')}
          </Button>
        </p>
      ))}
    </div>
  );
}
