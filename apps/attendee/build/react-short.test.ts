// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as React from 'react';
import type * as ReactDom from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { withoutExports, withoutParts } from './react-parts.ts';

const require = createRequire(import.meta.url);

/** React as the phone has it: without what unused-react.ts and react-names.ts name. */
function shortened(): { react: typeof React; dom: typeof ReactDom } {
  const read = (module: string, file = module): string =>
    readFileSync(join(dirname(require.resolve(`${module}/package.json`)), `cjs/${file}.production.js`), 'utf8');
  const loaded: Record<string, object> = {};
  const run = (name: string, code: string): void => {
    const exports = {};
    compileFunction(code, ['require', 'exports'])((one: string) => loaded[one], exports);
    loaded[name] = exports;
  };
  run('scheduler', withoutExports(read('scheduler'), 'scheduler'));
  run('react', withoutExports(read('react'), 'react'));
  run('react-dom', withoutExports(read('react-dom'), 'react-dom'));
  run('client', withoutParts(read('react-dom', 'react-dom-client')));
  return { react: loaded['react'] as typeof React, dom: loaded['client'] as typeof ReactDom };
}

const { react, dom } = shortened();
const { createElement: h, useState } = react;

afterEach(() => document.body.replaceChildren());

/** Renders into the page and returns its root once `selector` is there. */
async function render(element: React.ReactNode, selector: string, html?: string): Promise<HTMLElement> {
  const place = document.createElement('div');
  document.body.append(place);
  if (html === undefined) dom.createRoot(place).render(element);
  else {
    place.innerHTML = html;
    dom.hydrateRoot(place, element);
  }
  await vi.waitFor(() => expect(place.querySelector(selector)).not.toBeNull());
  return place;
}

const fire = (node: Element | null, type: string, Kind: new (type: string, init: object) => Event = Event, init = {}) =>
  node?.dispatchEvent(new Kind(type, { bubbles: true, ...init }));

it('tells elements the events that the phone listens to, also through a parent', async () => {
  const seen: string[] = [];
  const note = (event: { type: string }) => seen.push(event.type);
  const keyed = (event: React.KeyboardEvent) => seen.push(`${event.type} ${event.key}`);
  const place = await render(
    h(
      'form',
      { onClick: note, onFocusCapture: note, onBlur: note, onSubmit: note, onPointerDownCapture: note },
      h('input', { type: 'checkbox', onChange: note, onKeyDown: keyed }),
      h('button', { onPointerDown: note, onPointerUp: note, onPointerMove: note, onPointerCancel: note }),
      h('img', { onLoad: note, onError: note }),
      h('div', { onScroll: note, onTouchStart: note, onMouseDown: note }),
      h('dialog', { onCancel: note, onClose: note }),
    ),
    'dialog',
  );
  const find = (name: string) => place.querySelector(name);
  (find('input') as HTMLInputElement).click();
  fire(find('input'), 'keydown', KeyboardEvent, { key: 'Escape' });
  fire(find('input'), 'focusin', FocusEvent);
  fire(find('input'), 'focusout', FocusEvent);
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) fire(find('button'), type);
  for (const type of ['load', 'error']) fire(find('img'), type);
  for (const type of ['scroll', 'touchstart', 'mousedown']) fire(find('div'), type);
  for (const type of ['cancel', 'close']) fire(find('dialog'), type);
  fire(find('form'), 'submit');
  expect(seen).toEqual([
    'click',
    'change',
    'keydown Escape',
    'focus',
    'blur',
    'pointerdown',
    'pointerdown',
    'pointermove',
    'pointerup',
    'pointercancel',
    'load',
    'error',
    'scroll',
    'touchstart',
    'mousedown',
    'cancel',
    'close',
    'submit',
  ]);
});

it('keeps a field as the component says, and takes over what is typed', async () => {
  function Field() {
    const [text, setText] = useState('a');
    return h('input', {
      value: text,
      className: text,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value.toUpperCase()),
    });
  }
  const place = await render(h(Field), 'input.a');
  const field = place.querySelector('input') as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ab');
  fire(field, 'input');
  await vi.waitFor(() => expect([field.value, field.className]).toEqual(['AB', 'AB']));
});

it('writes attributes and styles as the whole renderer does', async () => {
  const place = await render(
    h(
      'label',
      { htmlFor: 'a', tabIndex: -1, 'aria-hidden': true, hidden: true, style: { opacity: 0.5, width: 3, '--a': 1 } },
      h('svg', { viewBox: '0 0 1 1' }, h('path', { strokeWidth: 2, strokeLinecap: 'round', fillOpacity: 0.5 })),
    ),
    'path',
  );
  expect(place.innerHTML).toBe(
    '<label for="a" tabindex="-1" aria-hidden="true" hidden="" style="opacity: 0.5; width: 3px; --a: 1;"><svg viewBox="0 0 1 1"><path stroke-width="2" stroke-linecap="round" fill-opacity="0.5"></path></svg></label>',
  );
});

it('shows the error boundary of a failed part, and the part again', async () => {
  const state = { fails: true };
  const Part = () => {
    if (state.fails) throw new Error('failed');
    return h('p', null, 'there');
  };
  class Boundary extends react.Component<{ children: React.ReactNode }, { error: unknown }> {
    override state = { error: null as unknown };
    static getDerivedStateFromError(error: unknown) {
      return { error };
    }
    override render() {
      return this.state.error === null
        ? this.props.children
        : h('button', { onClick: () => this.setState({ error: null }) });
    }
  }
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = await render(h(Boundary, null, h(Part)), 'button');
  expect(told).toHaveBeenCalled();
  told.mockRestore();
  state.fails = false;
  place.querySelector('button')?.click();
  await vi.waitFor(() => expect(place.textContent).toBe('there'));
});

it('takes over a painted page with a late part', async () => {
  const Late = react.lazy(async () => ({ default: () => h('p', null, 'late') }));
  function Page() {
    const [count, setCount] = useState(0);
    return h(
      'main',
      null,
      h('button', { onClick: () => setCount(count + 1) }, String(count)),
      h(react.Suspense, { fallback: null }, count > 0 && h(Late)),
    );
  }
  const html = '<main><button>0</button><!--$--><!--/$--></main>';
  const place = await render(h(Page), 'button', html);
  const button = place.querySelector('button');
  await vi.waitFor(() => {
    if (button?.textContent === '0') button.click();
    expect(button?.textContent).toBe('1');
  });
  expect(place.querySelector('button')).toBe(button);
  await vi.waitFor(() => expect(place.querySelector('p')?.textContent).toBe('late'));
});
