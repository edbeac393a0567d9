import { useT } from '../../../lib/texts/texts.ts';
import { TextsInput } from '../parts/TextsInput.tsx';
import type { FieldPanelProps } from './field-panel.ts';

/** The text of an explanation. */
export function ExplanationPanel({ field, change, disabled }: FieldPanelProps) {
  const t = useT('forms');
  const { settings = {} } = field;
  return (
    <TextsInput
      label={t('pane.text')}
      value={settings.text}
      disabled={disabled}
      onChange={(text) => change({ settings: { ...settings, text } }, 'settings')}
    />
  );
}
