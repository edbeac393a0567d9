import { isContact } from '@meetingapp/domain/forms/needed-fields.ts';
import { ContactFormat } from '../parts/ContactFormat.tsx';
import { PatternInput } from '../parts/PatternInput.tsx';
import type { FieldPanelProps } from './field-panel.ts';

export function TextPanel(props: FieldPanelProps) {
  const { field, change, disabled } = props;
  return (
    <>
      {isContact(field.code) && <ContactFormat {...props} />}
      <PatternInput
        key={field.code}
        value={field.pattern}
        disabled={disabled}
        onChange={(pattern) => change({ pattern }, 'pattern')}
      />
    </>
  );
}
