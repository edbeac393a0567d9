import { placeholders } from '@meetingapp/domain/messages/placeholders.ts';
import { Mentions } from 'antd';
import { useRef } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

interface PlaceholderInputProps {
  label: string;
  lang: 'zh-CN' | 'en';
  /** 1: a single line. */
  rows: number;
  maxLength: number;
  disabled: boolean;
  value: string;
  change: (value: string) => void;
  /** The text field that has the focus, where a chip inserts. */
  focused: (field: HTMLTextAreaElement) => void;
}

/** A text with placeholders: an opening curly bracket offers their list, which the arrow keys and Enter choose from. */
export function PlaceholderInput({
  label,
  lang,
  rows,
  maxLength,
  disabled,
  value,
  change,
  focused,
}: PlaceholderInputProps) {
  const t = useT('mailing');
  const composing = useRef(false);
  return (
    <Mentions
      className={rows === 1 ? 'single' : ''}
      aria-label={label}
      lang={lang}
      autoSize={rows === 1 ? { minRows: 1, maxRows: 3 } : { minRows: rows, maxRows: 14 }}
      maxLength={maxLength}
      disabled={disabled}
      prefix="{"
      split=""
      validateSearch={(typed) => /^\p{L}*$/u.test(typed)}
      filterOption={(typed, { value }) =>
        placeholders.some(
          (name) =>
            value === `${name}}` &&
            (name.startsWith(typed.toLowerCase()) ||
              t(`placeholders.${name}`).toLowerCase().includes(typed.toLowerCase())),
        )
      }
      options={placeholders.map((name) => ({
        value: `${name}}`,
        label: (
          <span className="row">
            <span className="grow">{t(`placeholders.${name}`)}</span>
            <span className="quiet-2">{`{${name}}`}</span>
          </span>
        ),
      }))}
      value={value}
      onChange={(text) => change(rows === 1 && !composing.current ? text.replaceAll(/\s*\n\s*/g, ' ') : text)}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={() => {
        composing.current = false;
      }}
      onPressEnter={(event) => rows === 1 && event.preventDefault()}
      onFocus={(event) => focused(event.currentTarget)}
    />
  );
}
