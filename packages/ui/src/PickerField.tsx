import { FieldShell } from './FieldShell.tsx';
import type { FieldProps } from './FieldShell.tsx';
import { Icon } from './Icon.tsx';
import { chevronDown } from './icons.ts';

export interface PickerFieldProps extends FieldProps {
  /** The chosen value in words; empty while nothing is chosen. */
  text: string;
  /** Opens the sheet. Focus returns here when the sheet closes. */
  onOpen: () => void;
  onBlur?: (() => void) | undefined;
  icon?: string | undefined;
}

/** Looks like a field, opens a sheet. To readers it is a combo box whose list is a dialog. */
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
