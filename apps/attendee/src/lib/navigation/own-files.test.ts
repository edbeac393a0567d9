import { describe, expect, it } from 'vitest';
import { isOwnPdf, isOwnPicture } from './own-files.ts';

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
});
