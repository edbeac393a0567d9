import { textFormatNamed, textFormats } from '@meetingapp/domain/registration/text-format.ts';
import { Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import type { FieldPanelProps } from '../fields/field-panel.ts';

/** What a line of text may hold: anything, or a number or time that is checked. Choosing one replaces the pattern. */
export function TextFormatInput({ field, change, disabled }: FieldPanelProps) {
  const t = useT('forms');
  return (
    <label className="field">
      <span>{t('pane.accepted')}</span>
      <Select
        disabled={disabled}
        aria-label={t('pane.accepted')}
        value={textFormatNamed(field.format) ?? ''}
        options={[
          { value: '', label: t('pane.anyText') },
          ...textFormats.map((name) => ({ value: name as string, label: t(`pane.formats.${name}`) })),
        ]}
        onChange={(format) => change(format === '' ? { format } : { format, pattern: '' }, 'format')}
      />
    </label>
  );
}
