import '../actions/Button.css';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

export interface CodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'trailing' | 'inputMode' | 'autoComplete' | 'maxLength'
> {
  /** Sends the code. While disabled the label counts down: "60 秒后重发". */
  send?:
    | { label: string; onPress: () => void; disabled?: boolean | undefined; loading?: boolean | undefined }
    | undefined;
  length?: number | undefined;
}

/** Input of a one-time code; the phone offers the code just received by message. */
export function CodeField({ send, length = 6, onChange, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, length))}
      inputMode="numeric"
      autoComplete="one-time-code"
      trailing={
        send && (
          <button
            type="button"
            className="ib text"
            disabled={send.disabled || send.loading}
            aria-busy={send.loading || undefined}
            onClick={send.onPress}
          >
            {send.loading ? <span className="spin" aria-hidden="true" /> : send.label}
            {send.loading && <span className="sr">{send.label}</span>}
          </button>
        )
      }
    />
  );
}
