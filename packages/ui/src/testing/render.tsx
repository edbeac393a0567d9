import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

// jsdom knows the element but does not implement opening and closing.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, [tabindex="0"]')?.focus();
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

/** Runs a step inside React's `act`, so that its updates finish. */
export function during(step: () => unknown): void {
  act(() => {
    step();
  });
}

let root: Root | undefined;

/** Renders into a fresh page, for tests of the kit. A further call renders into the same page. */
export function render(content: ReactNode): HTMLElement {
  let place = document.body.querySelector<HTMLElement>('#test');
  if (!root || !place) {
    place = document.createElement('div');
    place.id = 'test';
    document.body.append(place);
    root = createRoot(place);
  }
  const now = root;
  during(() => now.render(content));
  return place;
}

/** Unmounts and removes the page: `afterEach(clearPage)` in every file that renders. */
export function clearPage(): void {
  during(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
}

export function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`nothing on the page matches ${selector}`);
  return found;
}

export function click(target: Element): void {
  during(() => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
}

export function press(target: Element, key: string): void {
  during(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

/** Types like a user: sets the value through the element's native setter, because React detects only that. */
export function type(target: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set;
  during(() => {
    setter?.call(target, text);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
