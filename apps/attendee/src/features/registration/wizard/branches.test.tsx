// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { BranchField } from './BranchField.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const holder = document.createElement('div');
document.body.append(holder);
const root = createRoot(holder);
const onChoose = vi.fn<(branch: { cfgId: number } | null) => void>();
const branches = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ cfgId: at + 1, cfgTitle: `分会${at + 1}`, left: at === 0 ? 0 : 12 }));

beforeAll(() => loadTexts(['registration', 'app'], 'zh'));

const show = (count: number) =>
  act(async () =>
    root.render(<BranchField branches={branches(count)} chosen={null} onChoose={onChoose} error="请选择" />),
  );

it('[V6] up to five branches are all visible, and one tap chooses', async () => {
  await show(5);
  const cards = [...holder.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(cards).toHaveLength(5);
  expect(holder.querySelector('[role=combobox]')).toBeNull();
  expect(holder.querySelector('[role=radiogroup]')?.getAttribute('aria-invalid')).toBe('true');
  expect(holder.textContent).toContain('已满，可候补');
  await act(async () => cards[2]?.click());
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ cfgId: 3 }));
});

it('[V6] more branches are a list behind a field', async () => {
  await show(6);
  // The list loads when it is needed.
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(holder.querySelector('[role=combobox]')).not.toBeNull();
  });
  expect(holder.querySelector('input[type=radio]')).toBeNull();
});
