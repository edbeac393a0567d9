// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CascadeSheet } from './CascadeSheet.tsx';
import { DateSheet } from './DateSheet.tsx';
import { SearchSheet } from './SearchSheet.tsx';
import { clearPage, click, find, press, render, type } from '../testing/render.tsx';
import { WheelSheet } from './WheelSheet.tsx';

afterEach(clearPage);

const frame = { open: true, title: 'Choose', closeLabel: 'Cancel', confirmLabel: 'Done' };
const options = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const chosen = (label: string) => find(`[aria-label="${label}"] [aria-selected=true]`).textContent;
const button = (words: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === words) as HTMLElement;
const words = {
  year: String,
  month: String,
  day: String,
  yearLabel: 'Year',
  typeYear: 'Type the year',
  monthLabel: 'Month',
  dayLabel: 'Day',
};

function Dates({ value, onConfirm }: { value: string; onConfirm: (date: string) => void }) {
  return (
    <DateSheet
      {...frame}
      onClose={() => undefined}
      value={value}
      today="2027-02-22"
      words={words}
      onConfirm={onConfirm}
    />
  );
}

it('[V10] the date picker offers 2010 to 2030 and today, and returns year-month-day', () => {
  const confirmed = vi.fn<(...given: unknown[]) => void>();
  render(<Dates value="" onConfirm={confirmed} />);
  const years = [...find('[aria-label=Year]').children].map((one) => one.textContent);
  expect([years[0], years.at(-1), years.length]).toEqual(['2010', '2030', 21]);
  expect([chosen('Year'), chosen('Month'), chosen('Day')]).toEqual(['2027', '2', '22']);
  click(button('Done'));
  expect(confirmed).toHaveBeenCalledWith('2027-02-22');
});

it('[V10] a shorter month shows its last day, and the chosen day returns with a longer month', () => {
  const confirmed = vi.fn<(...given: unknown[]) => void>();
  render(<Dates value="2028-01-31" onConfirm={confirmed} />);
  press(find('[aria-label=Month]'), 'ArrowDown');
  expect(chosen('Day')).toBe('29');
  press(find('[aria-label=Month]'), 'ArrowDown');
  expect(chosen('Day')).toBe('31');
  press(find('[aria-label=Month]'), 'ArrowUp');
  click(button('Done'));
  expect(confirmed).toHaveBeenCalledWith('2028-02-29');
});

it('[V10] the year can be typed: a first practice decades ago needs no long scroll', () => {
  const confirmed = vi.fn<(...given: unknown[]) => void>();
  render(
    <DateSheet
      {...frame}
      onClose={() => undefined}
      value=""
      today="2011-07-01"
      min="1956-01-01"
      max="2026-11-26"
      words={words}
      onConfirm={confirmed}
    />,
  );
  const year = find<HTMLInputElement>('input');
  expect([year.value, year.inputMode]).toEqual(['2011', 'numeric']);
  type(year, '19');
  expect([year.value, chosen('Year')]).toEqual(['19', '2011']);
  type(year, '1984');
  expect(chosen('Year')).toBe('1984');
  type(year, '1900');
  expect([year.value, chosen('Year')]).toEqual(['1900', '1984']);
  expect(find('.hint').textContent).toContain('1956–2026');
  click(button('Done'));
  expect(confirmed).toHaveBeenCalledWith('1984-07-01');
});

it('dates outside the limits are not offered', () => {
  render(
    <DateSheet
      {...frame}
      onClose={() => undefined}
      value="2027-05-02"
      today="2027-01-01"
      min="2027-04-13"
      max="2027-04-18"
      words={words}
      onConfirm={() => undefined}
    />,
  );
  expect([...find('[aria-label=Day]').children].map((one) => one.textContent)).toEqual([
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
  ]);
  expect([chosen('Year'), chosen('Month'), chosen('Day')]).toEqual(['2027', '4', '18']);
});

it('a wheel moves by arrow keys, Home and End, and changes nothing until confirmed', () => {
  const confirmed = vi.fn<(...given: unknown[]) => void>();
  const closed = vi.fn<(...given: unknown[]) => void>();
  render(<WheelSheet {...frame} onClose={closed} options={options(['A', 'B', 'C'])} value="B" onConfirm={confirmed} />);
  const wheel = find('[role=listbox]');
  expect(chosen('Choose')).toBe('B');
  press(wheel, 'End');
  press(wheel, 'ArrowDown');
  expect(chosen('Choose')).toBe('C');
  expect(document.getElementById(wheel.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('C');
  click(button('Cancel'));
  expect(closed).toHaveBeenCalledOnce();
  expect(confirmed).not.toHaveBeenCalled();
  click(button('Done'));
  expect(confirmed).toHaveBeenCalledWith('C');
});

it('[T12] another province starts with its first city', () => {
  const confirmed = vi.fn<(...given: unknown[]) => void>();
  const groups = [
    { value: 'Zhejiang', label: 'Zhejiang', children: options(['Hangzhou', 'Ningbo']) },
    { value: 'Jiangsu', label: 'Jiangsu', children: options(['Nanjing', 'Suzhou']) },
  ];
  render(
    <CascadeSheet
      {...frame}
      onClose={() => undefined}
      labels={['Province', 'City']}
      groups={groups}
      value={['Zhejiang', 'Ningbo']}
      onConfirm={confirmed}
    />,
  );
  expect(chosen('City')).toBe('Ningbo');
  press(find('[aria-label=Province]'), 'ArrowDown');
  expect(chosen('City')).toBe('Nanjing');
  click(button('Done'));
  expect(confirmed).toHaveBeenCalledWith(['Jiangsu', 'Nanjing']);
});

it('a long list is searched by name and by keywords, and says when nothing matches', () => {
  const chose = vi.fn<(...given: unknown[]) => void>();
  const countries = [
    { value: 'cn', label: '中国', keywords: 'china zhongguo' },
    { value: 'jp', label: '日本', keywords: 'japan riben' },
  ];
  function List() {
    const [open, setOpen] = useState(true);
    return (
      <SearchSheet
        {...frame}
        open={open}
        onClose={() => setOpen(false)}
        options={countries}
        value=""
        onChoose={chose}
        searchLabel="Search"
        clearLabel="Clear"
        emptyText="Nothing found"
      />
    );
  }
  render(<List />);
  const input = find<HTMLInputElement>('input');
  type(input, 'xyz');
  expect(find('[role=status]').textContent).toBe('Nothing found');
  type(input, 'RiBen');
  expect([...document.querySelectorAll('.found li')].map((one) => one.textContent)).toEqual(['日本']);
  click(find('.found button'));
  expect(chose).toHaveBeenCalledWith('jp');
  expect(document.querySelector('dialog')).toBeNull();
});
