import { useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { eye, eyeOff } from '../icons/icons.ts';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  /** new-password for a form that sets one. */
  autoComplete: 'current-password' | 'new-password';
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? eyeOff : eye}
          size="s"
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
