import type { FieldInputProps } from './field-input.ts';

/** A text between the fields, with its line breaks. */
export function ExplanationPart({ item }: FieldInputProps) {
  return (
    <div className="form-explanation">
      <b>{item.cfgName}</b>
      <p>{item.cfgSettings?.text}</p>
    </div>
  );
}
