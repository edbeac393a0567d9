import { lengthOf, longestLongText } from '@meetingapp/domain/registration/kinds/long-text.ts';
import { InputNumber } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import type { FieldPanelProps } from './field-panel.ts';

/** Greatest number of characters. */
export function LongTextPanel({ field, change, disabled }: FieldPanelProps) {
  const t = useT('forms');
  return (
    <label className="field">
      <span>{t('pane.length')}</span>
      <InputNumber
        min={1}
        max={longestLongText}
        precision={0}
        disabled={disabled}
        value={lengthOf({ cfgSettings: field.settings })}
        onChange={(most) => change({ settings: most === null ? {} : { most } }, 'settings')}
      />
    </label>
  );
}
