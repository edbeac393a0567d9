import type { FieldInputProps } from './field-input.ts';

/** Heads the fields below it. */
export function HeadingPart({ item }: FieldInputProps) {
  return (
    <div className="form-heading">
      <h2>{item.cfgName}</h2>
      {item.cfgHint !== '' && <p>{item.cfgHint}</p>}
    </div>
  );
}

/** Where a new page begins, in forms that are shown as one. */
export function PagePart({ item }: FieldInputProps) {
  return (
    <div className="form-heading form-page">
      <h2>{item.cfgName}</h2>
      {item.cfgHint !== '' && <p>{item.cfgHint}</p>}
    </div>
  );
}

/** A text between the fields, with its line breaks. */
export function ExplanationPart({ item }: FieldInputProps) {
  return (
    <div className="form-explanation">
      <b>{item.cfgName}</b>
      <p>{item.cfgSettings?.text}</p>
    </div>
  );
}
