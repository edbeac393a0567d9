import { isContact } from '@meetingapp/domain/forms/needed-fields.ts';
import { textFormatNamed } from '@meetingapp/domain/registration/text-format.ts';
import { ContactFormat } from '../parts/ContactFormat.tsx';
import { PatternInput } from '../parts/PatternInput.tsx';
import { TextFormatInput } from '../parts/TextFormatInput.tsx';
import type { FieldPanelProps } from './field-panel.ts';

export function TextPanel(props: FieldPanelProps) {
  const { field, change, disabled } = props;
  return (
    <>
      {isContact(field.code) ? <ContactFormat {...props} /> : <TextFormatInput {...props} />}
      {textFormatNamed(field.format) === null && (
        <PatternInput
          key={field.code}
          value={field.pattern}
          disabled={disabled}
          onChange={(pattern) => change({ pattern }, 'pattern')}
        />
      )}
    </>
  );
}
