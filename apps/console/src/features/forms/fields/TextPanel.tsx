import { PatternInput } from '../parts/PatternInput.tsx';
import type { FieldPanelProps } from './field-panel.ts';

export function TextPanel({ field, change, disabled }: FieldPanelProps) {
  return (
    <PatternInput
      key={field.code}
      value={field.pattern}
      disabled={disabled}
      onChange={(pattern) => change({ pattern }, 'pattern')}
    />
  );
}
