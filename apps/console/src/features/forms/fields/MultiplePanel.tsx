import { mostChoices } from '@meetingapp/domain/registration/kinds/multiple.ts';
import { InputNumber } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { ChoicePanel } from './ChoicePanel.tsx';
import type { FieldPanelProps } from './field-panel.ts';

export function MultiplePanel(props: FieldPanelProps) {
  const t = useT('forms');
  const { field, change, disabled } = props;
  return (
    <>
      <ChoicePanel {...props} />
      <label className="field">
        <span>{t('pane.most')}</span>
        <InputNumber
          min={1}
          max={9999}
          precision={0}
          disabled={disabled}
          placeholder={t('pane.noLimit')}
          value={mostChoices({ cfgFormat: field.format })}
          onChange={(most) => change({ format: most === null ? '' : String(most) }, 'format')}
        />
      </label>
    </>
  );
}
