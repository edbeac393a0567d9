import type { Ref } from 'react';
import { FieldShell } from './FieldShell.tsx';
import type { FieldProps } from './FieldShell.tsx';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** Initial height in lines; grows with the text where the browser supports it. */
  rows?: number | undefined;
  maxLength?: number | undefined;
  readOnly?: boolean | undefined;
  placeholder?: string | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, name, rows = 3, maxLength, readOnly, placeholder, ref, ...shell } = props;
  return (
    <FieldShell {...shell} filled={value !== ''}>
      {(control) => (
        <textarea
          {...control}
          className="in"
          ref={ref}
          name={name}
          value={value}
          rows={rows}
          maxLength={maxLength}
          readOnly={readOnly}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </FieldShell>
  );
}
