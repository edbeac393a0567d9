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
