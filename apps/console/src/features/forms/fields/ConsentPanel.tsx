import { Input } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { TextsInput } from '../parts/TextsInput.tsx';
import type { FieldPanelProps } from './field-panel.ts';

/** The text of a consent and its version: another text needs another version, so that people must agree again. */
export function ConsentPanel({ field, change, disabled }: FieldPanelProps) {
  const t = useT('forms');
  const { settings = {} } = field;
  return (
    <>
      <TextsInput
        label={t('pane.text')}
        value={settings.text}
        disabled={disabled}
        onChange={(text) => change({ settings: { ...settings, text } }, 'settings')}
      />
      <label className="field">
        <span>{t('pane.version')}</span>
        <Input
          maxLength={20}
          disabled={disabled}
          placeholder="2027-1"
          value={settings.version ?? ''}
          onChange={(event) => change({ settings: { ...settings, version: event.target.value } }, 'settings')}
        />
        <span className="small quiet">{t('pane.versionText')}</span>
      </label>
    </>
  );
}
