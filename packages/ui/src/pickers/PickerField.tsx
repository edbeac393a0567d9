import { FieldShell } from '../forms/FieldShell.tsx';
import type { FieldProps } from '../forms/FieldShell.tsx';
import { Icon } from '../icons/Icon.tsx';
import { chevronDown } from '../icons/icons.ts';

export interface PickerFieldProps extends FieldProps {
  /** Text of the chosen value; empty when nothing is chosen. */
  text: string;
  /** Opens the sheet. The focus returns here when the sheet closes. */
  onOpen: () => void;
  onBlur?: (() => void) | undefined;
  icon?: string | undefined;
}

/** Looks like a field, opens a sheet. For screen readers a combo box whose popup is a dialog. */
export function PickerField({ text, onOpen, onBlur, icon = chevronDown, ...shell }: PickerFieldProps) {
  return (
    <FieldShell
      {...shell}
      className="picker"
      filled={text !== ''}
      trailing={shell.disabled ? undefined : <Icon icon={icon} size="s" />}
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
