// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Chips } from './Chips.tsx';
import { ChipsMany } from './ChipsMany.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { Tabs } from '../actions/Tabs.tsx';
import { clearPage, click, during, find, press, render } from '../testing/render.tsx';

afterEach(clearPage);

const options = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: value.toUpperCase() }));
const inputs = () => [...document.querySelectorAll('input')];
/** Values of the chips that look and are announced as unavailable. */
const closed = () =>
  inputs()
    .filter((one) => one.ariaDisabled === 'true' && one.closest('.chip')?.classList.contains('no'))
    .map((one) => one.value);

it('chips are real radio buttons in a named group', () => {
  const changed = vi.fn<(...given: unknown[]) => void>();
  render(<Chips legend="I attend as" required value="a" onChange={changed} options={options} />);
  const group = find('[role=radiogroup]');
  expect(document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('I attend as');
  expect(inputs().map((one) => one.checked)).toEqual([true, false, false, false]);
  click(find('input[value=c]'));
  expect(changed).toHaveBeenCalledWith('c');
});

it('[V4] at the maximum the other chips are visibly unavailable and a tap says why; the answer keeps the order of the options', () => {
  const seen = vi.fn<(...given: unknown[]) => void>();
  function Topics() {
    const [value, setValue] = useState<readonly string[]>(['c']);
    return (
      <ChipsMany
        legend="Interests"
        max={2}
        maxText="Up to 2: remove one first"
        options={options}
        value={value}
        onChange={(next) => {
          seen(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Topics />);
  click(find('input[value=a]'));
  expect(seen).toHaveBeenLastCalledWith(['a', 'c']);
  expect(closed()).toEqual(['b', 'd']);
  click(find('input[value=b]'));
  expect(seen).toHaveBeenCalledTimes(1);
  expect(find('[role=status]').textContent).toBe('Up to 2: remove one first');
  click(find('input[value=c]'));
  expect(seen).toHaveBeenLastCalledWith(['a']);
  expect(closed()).toEqual([]);
  expect(find('[role=status]').textContent).toBe('');
});

it('the error of a group is linked to it and focusable', () => {
  render(
    <Chips legend="I attend as" required value="" onChange={() => undefined} options={options} error="Choose one" />,
  );
  const group = find('[role=radiogroup]');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose one');
  expect(group.hasAttribute('data-invalid')).toBe(true);
});

it('an unavailable fee stays in place with its reason', () => {
  const changed = vi.fn<(...given: unknown[]) => void>();
  render(
    <ChoiceCard
      name="fee"
      value="student"
      checked={false}
      onChange={changed}
      title="Student"
      disabled
      reason="Needs proof of study"
    />,
  );
  const input = find<HTMLInputElement>('input');
  expect(input.disabled).toBe(true);
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Needs proof of study',
  );
  during(() => input.click());
  expect(changed).not.toHaveBeenCalled();
});

it('arrow keys move between tabs and wrap around', () => {
  function Sections() {
    const [current, setCurrent] = useState('talks');
    return (
      <Tabs
        label="Session"
        current={current}
        onChange={setCurrent}
        tabs={[
          { id: 'talks', label: 'Talks' },
          { id: 'files', label: 'Files' },
        ]}
      >
        {current}
      </Tabs>
    );
  }
  render(<Sections />);
  press(find('[role=tablist]'), 'ArrowLeft');
  expect(document.activeElement?.textContent).toBe('Files');
  const panel = find('[role=tabpanel]');
  expect(panel.textContent).toBe('files');
  expect(document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Files');
  press(find('[role=tablist]'), 'ArrowRight');
  expect(document.activeElement?.textContent).toBe('Talks');
});
