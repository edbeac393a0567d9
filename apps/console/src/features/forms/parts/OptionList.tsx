import type { FormField } from '@meetingapp/contract/forms.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, x } from '@meetingapp/ui/icons/icons.ts';
import { Input } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import type { ClipboardEvent } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { pastedOptions, withOption } from '../view.ts';

type Options = FormField['options'];

interface OptionListProps {
  options: Options;
  /** Values that stored answers may use; they cannot be removed. */
  published: readonly string[];
  disabled: boolean;
  onChange: (options: Options) => void;
}

/** Options in both languages and their stored values; each pasted line becomes one option. */
export function OptionList({ options, published, disabled, onChange }: OptionListProps) {
  const t = useT('forms');
  const c = useT('console');
  function paste(event: ClipboardEvent, at: number) {
    const lines = pastedOptions(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    const here = options[at];
    const before = options.slice(0, here && here.zh === '' && here.value === '' ? at : at + 1);
    onChange([...before, ...lines, ...options.slice(at + 1)]);
  }
  return (
    <div role="group" aria-label={t('pane.options')} className="options">
      <div className="option quiet small" aria-hidden="true">
        <span>{c('languageMarkZh')}</span>
        <span>{c('languageMarkEn')}</span>
        <span>{t('pane.stored')}</span>
      </div>
      {options.map((option, at) => {
        const place = at + 1;
        const missing = option.zh.trim() !== '' && option.en.trim() === '';
        const shared = { size: 'small', maxLength: 200, disabled } as const;
        const set = (change: Partial<Options[number]>) => onChange(withOption(options, at, change, published));
        return (
          <div className="option" key={at}>
            <Input
              {...shared}
              lang="zh-CN"
              aria-label={t('pane.optionZh', { place })}
              value={option.zh}
              onPaste={(event) => paste(event, at)}
              onChange={(event) => set({ zh: event.target.value })}
            />
            <Input
              {...shared}
              lang="en"
              className={missing ? 'missing' : ''}
              aria-label={t('pane.optionEn', { place })}
              value={option.en}
              onChange={(event) => set({ en: event.target.value })}
            />
            <Input
              {...shared}
              disabled={disabled || published.includes(option.value)}
              aria-label={t('pane.optionValue', { place })}
              value={option.value}
              onChange={(event) => set({ value: event.target.value })}
            />
            <ActButton
              type="text"
              size="small"
              lacks={{ onlyView: disabled }}
              aria-label={t('pane.removeOption', { place })}
              icon={<Icon icon={x} />}
              onClick={() => onChange(options.filter((_, index) => index !== at))}
            />
          </div>
        );
      })}
      <p className="row">
        <ActButton
          size="small"
          lacks={{ onlyView: disabled }}
          icon={<Icon icon={plus} />}
          onClick={() => onChange([...options, { value: '', zh: '', en: '' }])}
        >
          {t('pane.addOption')}
        </ActButton>
        <span className="small quiet">{t('pane.paste')}</span>
      </p>
    </div>
  );
}
