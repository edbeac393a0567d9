import { useT } from '../../../lib/texts/texts.ts';
import { PatternInput } from '../parts/PatternInput.tsx';
import type { FieldPanelProps } from './field-panel.ts';

export function AutocompletePanel({ field, change, disabled }: FieldPanelProps) {
  const t = useT('forms');
  return (
    <>
      <p className="note">{t('pane.autocomplete')}</p>
      <PatternInput
        key={field.code}
        value={field.pattern}
        disabled={disabled}
        onChange={(pattern) => change({ pattern }, 'pattern')}
      />
    </>
  );
}
