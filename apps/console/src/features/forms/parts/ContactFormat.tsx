import { emailPatternNamed, emailPatterns } from '@meetingapp/domain/registration/email.ts';
import { phonePatternNamed, phonePatterns } from '@meetingapp/domain/registration/phone.ts';
import { Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import type { FieldPanelProps } from '../fields/field-panel.ts';

/** Which phone numbers or e-mail addresses are accepted. A regular expression of the field takes precedence and is shown as such. */
export function ContactFormat({ field, change, disabled }: FieldPanelProps) {
  const t = useT('forms');
  const own = field.pattern !== '';
  const isPhone = field.code === 'phone';
  const options = isPhone
    ? phonePatterns.map((name) => ({ value: name as string, label: t(`pane.phones.${name}`) }))
    : emailPatterns.map((name) => ({ value: name as string, label: t(`pane.emails.${name}`) }));
  const named = isPhone ? phonePatternNamed(field.format) : emailPatternNamed(field.format);
  return (
    <label className="field">
      <span>{t('pane.accepted')}</span>
      <Select
        disabled={disabled}
        aria-label={t('pane.accepted')}
        value={own ? 'own' : named}
        options={own ? [...options, { value: 'own', label: t('pane.ownPattern') }] : options}
        onChange={(name) => {
          if (name !== 'own') change({ format: name === 'standard' ? '' : name, pattern: '' }, 'format');
        }}
      />
    </label>
  );
}
