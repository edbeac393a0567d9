import { patternFault } from '@meetingapp/domain/forms/check-draft.ts';
import { matchesPattern } from '@meetingapp/domain/registration/safe-pattern.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, x } from '@meetingapp/ui/icons/icons.ts';
import { Input } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { usualPatterns } from '../view.ts';

interface PatternInputProps {
  value: string;
  disabled: boolean;
  onChange: (pattern: string) => void;
}

/** A regular expression, refused with a reason where it could hang, with a box to test it. */
export function PatternInput({ value, disabled, onChange }: PatternInputProps) {
  const t = useT('forms');
  const errors = useT('errors');
  const [examples, setExamples] = useState('');
  const fault = patternFault(value);
  const names = Object.keys(usualPatterns) as (keyof typeof usualPatterns)[];
  return (
    <div className="field">
      <span className="row">
        <span className="grow">{t('pane.pattern')}</span>
        <ActMenu
          disabled={disabled}
          menu={{
            items: [
              ...names.map((key) => ({ key, label: t(`pane.usuals.${key}`) })),
              { type: 'divider' },
              { key: '', label: t('pane.none') },
            ],
            onClick: ({ key }) => onChange(usualPatterns[key as keyof typeof usualPatterns] ?? ''),
          }}
        >
          <button type="button" className="link">
            {t('pane.usual')}
          </button>
        </ActMenu>
      </span>
      <Input
        className="mono"
        maxLength={1000}
        disabled={disabled}
        status={fault ? 'error' : ''}
        aria-label={t('pane.pattern')}
        aria-invalid={fault !== null}
        prefix="/"
        suffix="/"
        placeholder={t('pane.none')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault ? (
        <p className="small bad" role="alert">
          {errors(`faults.${fault}`, { label: t('pane.pattern') })}
        </p>
      ) : (
        <p className="small quiet">{t('pane.patternText')}</p>
      )}
      {value !== '' && !fault && (
        <div className="try">
          <b>{t('pane.tryOut')}</b>
          <Input.TextArea
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={2000}
            aria-label={t('pane.tryOut')}
            placeholder={t('pane.tryText')}
            value={examples}
            onChange={(event) => setExamples(event.target.value)}
          />
          <ul aria-live="polite">
            {examples
              .split('\n')
              .map((line) => line.trim())
              .filter((line) => line !== '')
              .map((line, at) => {
                const fits = matchesPattern(value, line);
                return (
                  <li key={at} className={fits ? 'ok' : 'bad'}>
                    <span className="one grow">{line}</span>
                    <Icon icon={fits ? check : x} />
                    {t(fits ? 'pane.matches' : 'pane.differs')}
                  </li>
                );
              })}
          </ul>
        </div>
      )}
    </div>
  );
}
