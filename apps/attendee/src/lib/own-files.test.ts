import { describe, expect, it } from 'vitest';
import { isOwnPdf, isOwnPicture, picturesIn, picturesQuery } from './own-files.ts';

describe('[S16] [S17] what the viewers open', () => {
  it('files of this server, and no address of another host', () => {
    expect(isOwnPicture('/files/ab/0123.jpg')).toBe(true);
    expect(isOwnPdf('/files/ab/0123.pdf')).toBe(true);
    expect(isOwnPdf('/medapp/programme/5001/3.pdf?lang=en')).toBe(true);
    for (const address of [
      'https://evil.example/a.jpg',
      '//evil.example/a.jpg',
      '/\\evil.example/a.jpg',
      '/files/../medapp/api/x.jpg',
      'javascript:alert(1)//.jpg',
      '/files/a.jpg?next=//evil.example/b.jpg',
      '/files/a.svg',
      '',
    ]) {
      expect(isOwnPicture(address), address).toBe(false);
      expect(isOwnPdf(address.replace('jpg', 'pdf')), address).toBe(false);
    }
  });

  it('an address carries its pictures with their names, also where a foreign one stands between them', () => {
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
