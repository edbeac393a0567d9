import { FieldShell } from '../forms/FieldShell.tsx';
import type { FieldProps } from '../forms/FieldShell.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { chevronDown, x } from '../icons/icons.ts';

export interface PickerFieldProps extends FieldProps {
  /** Text of the chosen value; empty when nothing is chosen. */
  text: string;
  /** Opens the sheet. The focus returns here when the sheet closes. */
  onOpen: () => void;
  onBlur?: (() => void) | undefined;
  icon?: string | undefined;
  /** A cross in place of the icon while a value is chosen. */
  clear?: { label: string; onClear: () => void } | undefined;
}

/** Looks like a field, opens a sheet. For screen readers a combo box whose popup is a dialog. */
export function PickerField({ text, onOpen, onBlur, icon = chevronDown, clear, ...shell }: PickerFieldProps) {
  const cross = clear && text !== '' && (
    <span className="clear">
      <IconButton icon={x} size="s" label={clear.label} onClick={clear.onClear} />
    </span>
  );
  return (
    <FieldShell
      {...shell}
      className="picker"
      filled={text !== ''}
      trailing={shell.disabled ? undefined : cross || <Icon icon={icon} size="s" />}
    >
      {(control, labelId) => (
        <button
          {...control}
          type="button"
          className="in"
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={false}
          aria-labelledby={labelId}
          onClick={onOpen}
          onBlur={onBlur}
        >
          {text}
        </button>
      )}
    </FieldShell>
  );
}
