import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedText } from './LinkedText.tsx';

const links = (text: string) =>
  [...renderToStaticMarkup(<LinkedText text={text} />).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

it('[S4] a notice links the addresses it contains, and nothing else', () => {
  expect(links('请见 https://a.example/x?y=1。改期（http://b.example/z）, see https://c.example.')).toEqual([
    'https://a.example/x?y=1',
    'http://b.example/z',
    'https://c.example',
  ]);
  expect(links('javascript:alert(1) //evil.example <a href="https">')).toEqual([]);
});

it('[S4] all words of a notice stay', () => {
  const plain = renderToStaticMarkup(<LinkedText text={'一\nhttps://a.example/二 <b>'} />).replaceAll(/<[^>]+>/g, '');
  expect(plain).toBe('一\nhttps://a.example/二 &lt;b&gt;');
});
