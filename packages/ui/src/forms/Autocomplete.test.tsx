// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Autocomplete } from './Autocomplete.tsx';
import { clearPage, click, during, find, press, render, type } from '../testing/render.tsx';

afterEach(clearPage);

// jsdom lays nothing out, so it has no scrolling.
const scrolled = vi.fn<(how?: boolean | ScrollIntoViewOptions) => void>();
Element.prototype.scrollIntoView = scrolled;

const hospitals = ['First Hospital', 'Second Hospital'];
const chosen = vi.fn<(...given: unknown[]) => void>();

function Company({ free, loading }: { free?: boolean; loading?: boolean }) {
  const [text, setText] = useState('');
  return (
    <Autocomplete
      label="Hospital"
      value={text}
      onChange={setText}
      loading={loading}
      options={hospitals
        .filter((one) => one.toLowerCase().includes(text.toLowerCase()))
        .map((label) => ({ value: label, label }))}
      onChoose={(option) => {
        chosen(option.value);
        setText(option.label);
      }}
      listLabel="Suggestions"
      freeText={free ? (typed) => `Use ${typed}` : undefined}
    />
  );
}
function start(props: { free?: boolean; loading?: boolean } = {}): HTMLInputElement {
  chosen.mockClear();
  render(<Company {...props} />);
  return find<HTMLInputElement>('input');
}
const rows = () => [...document.querySelectorAll('[role=option]')].map((one) => one.textContent);

it('[L4] typing shows suggestions with the typed part in bold; a tap sets the value and closes the list', () => {
  const input = start();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  type(input, 'hosp');
  expect(rows()).toEqual(hospitals);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(find('[role=option] b').textContent).toBe('Hosp');
  // Otherwise it opens behind the foot of the page.
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  click(find('[role=option]:nth-child(2)'));
  expect(chosen).toHaveBeenCalledWith('Second Hospital');
  expect(input.value).toBe('Second Hospital');
  expect(rows()).toEqual([]);
});

it('[L4] works with the keyboard: Down selects, Enter accepts, Esc closes', () => {
  const input = start();
  type(input, 'hosp');
  press(input, 'Enter');
  expect(chosen).not.toHaveBeenCalled();
  press(input, 'ArrowDown');
  press(input, 'ArrowDown');
  expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
    'Second Hospital',
  );
  press(input, 'ArrowUp');
  press(input, 'Enter');
  expect(chosen).toHaveBeenCalledWith('First Hospital');
  type(input, 'second');
  press(input, 'Escape');
  expect(rows()).toEqual([]);
  expect(input.value).toBe('second');
  press(input, 'ArrowDown');
  expect(rows()).toEqual(['Second Hospital']);
});

it('[L4] Enter during composition of Chinese belongs to the input method', () => {
  const input = start();
  type(input, 'hosp');
  press(input, 'ArrowDown');
  during(() => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })));
  expect(chosen).not.toHaveBeenCalled();
});

it('[L4] a value outside the list can be kept as typed, and stays after leaving', () => {
  const input = start({ free: true });
  type(input, 'Third');
  expect(rows()).toEqual(['Use Third']);
  click(find('[role=option]'));
  expect(rows()).toEqual([]);
  expect(input.value).toBe('Third');
  expect(chosen).not.toHaveBeenCalled();
});

it('[L4] while the answer is pending “not found” is not shown', () => {
  const input = start({ free: true, loading: true });
  type(input, 'Third');
  expect(rows()).toEqual([]);
  expect(input.getAttribute('aria-busy')).toBe('true');
});
