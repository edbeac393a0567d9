import { describe, expect, it } from 'vitest';
import { picturesQuery } from '../../lib/navigation/own-files.ts';
import { picturesIn } from './view.ts';

describe('[S16] the pictures of an address', () => {
  it('an address carries its pictures with their names, also with a foreign one between them', () => {
    const pictures = [
      { src: '/files/a/1.jpg', name: '会场 | 主入口' },
      { src: '/files/a/2.png', name: '' },
    ];
    const query = picturesQuery(pictures, 2) as Record<string, string>;
    expect(picturesIn({ ...query, at: '2' })).toEqual({
      pictures: [{ src: '/files/a/1.jpg', name: '会场   主入口' }, pictures[1]],
      at: 1,
    });
    expect(picturesIn({ images: 'https://evil.example/a.jpg|/files/a/1.jpg', names: 'a|b', at: '2' })).toEqual({
      pictures: [{ src: '/files/a/1.jpg', name: 'b' }],
      at: 0,
    });
    expect(picturesIn({})).toEqual({ pictures: [], at: 0 });
    expect(picturesIn({ images: '/files/a/1.jpg', at: 'x' }).at).toBe(0);
  });
});
