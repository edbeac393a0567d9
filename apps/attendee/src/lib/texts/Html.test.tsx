// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { Html } from './Html.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function show(html: string): HTMLElement {
  const box = document.createElement('div');
  act(() => createRoot(box).render(<Html html={html} />));
  return box.firstElementChild as HTMLElement;
}

describe('staff text', () => {
  it('keeps paragraphs, lists and emphasis', () => {
    expect(show('<p>一<b>二</b></p><ul><li>三</li></ul>').innerHTML).toBe('<p>一<b>二</b></p><ul><li>三</li></ul>');
  });

  it('executes nothing, whatever was written', () => {
    const shown = show(
      '<p onclick="alert(1)" style="position:fixed">a</p><script>alert(1)</script><img src="x" onerror="alert(1)"><iframe src="//evil"></iframe><svg><a href="javascript:alert(1)">b</a></svg>',
    );
    expect(shown.innerHTML).toBe('<p>a</p>');
  });

  it('turns addresses into links, and scripts into plain text', () => {
    expect(show('<a href="https://example.org/a">x</a>').querySelector('a')?.getAttribute('href')).toBe(
      'https://example.org/a',
    );
    const bad = show('<a href="javascript:alert(1)">x</a>');
    expect(bad.querySelector('a')).toBeNull();
    expect(bad.textContent).toBe('x');
  });

  it('shows unknown elements as their text', () => {
    expect(show('<section><custom-thing>w</custom-thing></section>').innerHTML).toBe('w');
  });
});
