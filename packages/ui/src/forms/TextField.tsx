import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  ReactNode,
  Ref,
} from 'react';
import { FieldShell } from './FieldShell.tsx';
import type { FieldProps } from './FieldShell.tsx';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  type?: HTMLInputTypeAttribute | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  maxLength?: number | undefined;
  readOnly?: boolean | undefined;
  /** Visible only when the field is empty and focused. */
  placeholder?: string | undefined;
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    name,
    type = 'text',
    inputMode,
    autoComplete,
    enterKeyHint,
    maxLength,
    readOnly,
    placeholder,
    ref,
    ...shell
  } = props;
  return (
    <FieldShell {...shell} filled={value !== '' || type === 'time'}>
      {(control) => (
        <input
          {...control}
          className="in"
          ref={ref}
          type={type}
          name={name}
          value={value}
          inputMode={inputMode}
          autoComplete={autoComplete}
          enterKeyHint={enterKeyHint}
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
