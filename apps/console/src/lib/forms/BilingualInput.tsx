import './BilingualInput.css';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { useT } from '../texts/texts.ts';

export interface BilingualInputProps {
  value?: Bilingual;
  onChange?: (value: Bilingual) => void;
  /** Accessible name of both inputs. */
  label: string;
  /** Lines of text; 1 is a single line. */
  rows?: number;
  maxLength?: number;
  disabled?: boolean;
  id?: string;
  /** The first line takes the focus once it is there, with its text selected, for what was just added. */
  focused?: boolean;
  /** Enter in a single line, outside of the composition of Chinese characters. */
  onEnter?: () => void;
}

/** Bilingual input: two lines of one field. Missing English is marked and blocks only publishing. */
export function BilingualInput({
  value = { zh: '', en: '' },
  onChange,
  label,
  rows = 1,
  maxLength = 200,
  disabled = false,
  id,
  focused = false,
  onEnter,
}: BilingualInputProps) {
  const t = useT('console');
  const first = useRef<InputRef>(null);
  useEffect(() => {
    if (focused) first.current?.focus({ cursor: 'all' });
  }, [focused]);
  const lines = [
    { language: 'zh', mark: t('languageMarkZh'), lang: 'zh-CN' },
    { language: 'en', mark: t('languageMarkEn'), lang: 'en' },
  ] as const;
  return (
    <div className="bilingual" role="group" aria-label={label}>
      {lines.map(({ language, mark, lang }) => {
        const missing = language === 'en' && value.zh.trim() !== '' && value.en.trim() === '';
        const shared = {
          ...(language === 'zh' && id !== undefined ? { id } : {}),
          lang,
          maxLength,
          disabled,
          value: value[language],
          'aria-label': `${label} ${mark}`,
          placeholder: missing ? t('untranslated') : '',
          onChange: (event: { target: { value: string } }) => onChange?.({ ...value, [language]: event.target.value }),
        };
        return (
          <div key={language} className={missing ? 'line missing' : 'line'}>
            <span aria-hidden="true">{mark}</span>
            {rows === 1 ? (
              <Input
                variant="borderless"
                {...shared}
                ref={language === 'zh' ? first : undefined}
                onPressEnter={(event) => !event.nativeEvent.isComposing && onEnter?.()}
              />
            ) : (
              <Input.TextArea variant="borderless" autoSize={{ minRows: rows, maxRows: 14 }} {...shared} />
            )}
          </div>
        );
      })}
    </div>
  );
}
