// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { RippleButton } from './RippleButton.tsx';
import { clearPage, click, during, find, render } from '../testing/render.tsx';

afterEach(clearPage);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[K4] a guarded button ignores a second tap for 3000 ms, then works again', () => {
  const pressed = vi.fn<(...given: unknown[]) => void>();
  render(
    <Button guard onClick={pressed}>
      Pay
    </Button>,
  );
  const button = find('button');
  click(button);
  click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  during(() => vi.advanceTimersByTime(2999));
  click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  during(() => vi.advanceTimersByTime(1));
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  click(button);
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('[K4] two taps in the same frame count as one, and the second does not submit', () => {
  const submitted = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Button guard type="submit">
        Next
      </Button>
    </form>,
  );
  const button = find('button');
  during(() => {
    button.click();
    button.click();
  });
  expect(submitted).toHaveBeenCalledTimes(1);
});

it('a disabled button with a reason stays focusable, shows the reason, and does nothing', () => {
  const pressed = vi.fn<(...given: unknown[]) => void>();
  render(
    <Button disabled reason="Fully booked" onClick={pressed}>
      Next
    </Button>,
  );
  const button = find<HTMLButtonElement>('button');
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Fully booked');
  click(button);
  expect(pressed).not.toHaveBeenCalled();
});

it('a loading button announces its state, keeps its width, and ignores taps', () => {
  const pressed = vi.fn<(...given: unknown[]) => void>();
  render(
    <Button loading loadingText="Submitting" onClick={pressed}>
      Submit
    </Button>,
  );
  const button = find('button');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.querySelector('.idle')?.textContent).toBe('Submit');
  expect(button.querySelector('.busy')?.textContent).toBe('Submitting');
  click(button);
  expect(pressed).not.toHaveBeenCalled();
});

it('[K4] [L2] a ripple runs for 660 ms from where the finger touched', () => {
  render(<RippleButton>Next</RippleButton>);
  const button = find('button');
  during(() => button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 30, clientY: 12 })));
  const drop = find('.ripple i');
  expect([drop.style.left, drop.style.top]).toEqual(['30px', '12px']);
  during(() => vi.advanceTimersByTime(659));
  expect(document.querySelectorAll('.ripple i')).toHaveLength(1);
  during(() => vi.advanceTimersByTime(1));
  expect(document.querySelectorAll('.ripple i')).toHaveLength(0);
});
