// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeField } from './CodeField.tsx';
import type { FieldProps } from './FieldShell.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { check, circleAlert } from '../icons/icons.ts';
import { PasswordField } from './PasswordField.tsx';
import { PickerField } from '../pickers/PickerField.tsx';
import { clearPage, click, during, find, render, type } from '../testing/render.tsx';
import { TextField } from './TextField.tsx';

afterEach(clearPage);

function Name(props: Partial<FieldProps> & { start?: string }) {
  const { start = '', ...rest } = props;
  const [value, setValue] = useState(start);
  return <TextField label="Name" {...rest} value={value} onChange={setValue} />;
}
const isUp = () => find('.field').classList.contains('up');

it('[T2] the label floats up with focus, stays up with a value, and comes down when left empty', () => {
  render(<Name />);
  const input = find<HTMLInputElement>('input');
  expect(isUp()).toBe(false);
  during(() => input.focus());
  expect(isUp()).toBe(true);
  expect(find('.field').classList.contains('focus')).toBe(true);
  during(() => input.blur());
  expect(isUp()).toBe(false);
  during(() => input.focus());
  type(input, 'Lin');
  during(() => input.blur());
  expect(isUp()).toBe(true);
});

it('[V5] a required field has a star and is announced as required', () => {
  render(<Name required />);
  expect(find('label').classList.contains('req')).toBe(true);
  expect(find('input').getAttribute('aria-required')).toBe('true');
});

it('[V5] no icon before editing, the right one when valid, the wrong one with the error linked to the input', () => {
  render(<Name start="Lin" />);
  expect(document.querySelector('.state')).toBeNull();
  render(<Name start="Lin" valid />);
  expect(find('.state path').getAttribute('d')).toBe(check);
  render(<Name start="Lin" error="Too short" hint="As in your passport" />);
  expect(find('.state path').getAttribute('d')).toBe(circleAlert);
  const input = find('input');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too short');
});

it('the label is linked to the input', () => {
  render(<Name />);
  expect(find<HTMLLabelElement>('label').control).toBe(find('input'));
});

it('a picker is a combo box with its label, and a tap requests the sheet', () => {
  const open = vi.fn<(...given: unknown[]) => void>();
  render(<PickerField label="City" text="Hangzhou" required onOpen={open} />);
  const button = find('button');
  expect(button.getAttribute('role')).toBe('combobox');
  expect(document.getElementById(button.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('City');
  expect(isUp()).toBe(true);
  click(button);
  expect(open).toHaveBeenCalledOnce();
});

it('a chosen value can be taken back by a cross that does not open the sheet', () => {
  const open = vi.fn<() => void>();
  const take = vi.fn<() => void>();
  const clear = { label: 'Clear', onClear: take };
  render(<PickerField label="City" text="Hangzhou" onOpen={open} clear={clear} />);
  click(find('button[aria-label=Clear]'));
  expect(take).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
  render(<PickerField label="City" text="" onOpen={open} clear={clear} />);
  expect(document.querySelector('button[aria-label=Clear]')).toBeNull();
});

it('a password can be shown and hidden again', () => {
  render(
    <PasswordField
      label="Password"
      value="secret"
      onChange={() => undefined}
      autoComplete="current-password"
      showLabel="Show"
      hideLabel="Hide"
    />,
  );
  expect(find<HTMLInputElement>('input').type).toBe('password');
  click(find('button[aria-label="Show"]'));
  expect(find<HTMLInputElement>('input').type).toBe('text');
  click(find('button[aria-label="Hide"]'));
  expect(find<HTMLInputElement>('input').type).toBe('password');
});

it('a code accepts digits only, at most its length, and is autofilled from the message', () => {
  const changed = vi.fn<(...given: unknown[]) => void>();
  render(<CodeField label="Code" value="" onChange={changed} />);
  const input = find<HTMLInputElement>('input');
  expect(input.autocomplete).toBe('one-time-code');
  type(input, '12 34-5678');
  expect(changed).toHaveBeenLastCalledWith('123456');
});

it('the first invalid field gets the focus, also when it is drawn later', async () => {
  Element.prototype.scrollIntoView = vi.fn<(...given: unknown[]) => void>();
  render(<Name id="one" />);
  focusFirstError(document);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  render(
    <>
      <Name id="one" />
      <Name id="two" error="Wrong" />
      <Name id="three" error="Wrong" />
    </>,
  );
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('two'));
});
