import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hallFileName, kindOfName, pieceBytes, piecesOf, slidesState } from './slides.ts';

const PIECE = 1000;

describe('[S54] slides', () => {
  it('are known by the end of their name, in either case', () => {
    expect(['a.PPTX', 'b.pdf', 'c.key', 'd.MOV', 'e.mp4'].map(kindOfName)).toEqual([
      'pptx',
      'pdf',
      'key',
      'video',
      'video',
    ]);
    expect(['a.ppt', 'pptx', '.pptx', 'a.pptx.exe', ''].map(kindOfName)).toEqual([null, null, null, null, null]);
  });

  it('the pieces of a file are together the file', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 * PIECE }), (bytes) => {
        const count = piecesOf(bytes, PIECE);
        let sum = 0;
        for (let piece = 0; piece < count; piece += 1) {
          const own = pieceBytes(bytes, piece, PIECE);
          expect(own).toBeGreaterThan(0);
          sum += own;
        }
        expect(sum).toBe(bytes);
        expect(pieceBytes(bytes, count, PIECE)).toBe(0);
      }),
    );
  });

  it('[O10] the names of a hall keep its order and never leave the folder', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer({ min: 1, max: 998 }), (speaker, title, place) => {
        const file = { time: '10:20', speaker, title, name: 'x.pptx' };
        const [one, next] = [hallFileName({ ...file, place }), hallFileName({ ...file, place: place + 1 })];
        expect(one < next).toBe(true);
        expect(one).not.toMatch(/[\\/:\p{Cc}]/u);
        expect(one.endsWith('.pptx')).toBe(true);
      }),
    );
    expect(
      hallFileName({ place: 4, time: '10:20', speaker: '陆一鸣', title: '冠脉 CT：十个/陷阱', name: '我的.PPTX' }),
    ).toBe('004 10.20 陆一鸣 冠脉 CT：十个 陷阱.pptx');
  });

  it('[O10] are missed of speakers only', () => {
    const of = (role: string, state = 'accepted') => slidesState({ roles: [role], state }, undefined);
    expect([of('speaker'), of('speaker', 'none'), of('speaker', 'rejected'), of('host')]).toEqual([
      'missing',
      'missing',
      'unneeded',
      'unneeded',
    ]);
    expect(slidesState({ roles: ['host'], state: 'none' }, { state: 'returned' })).toBe('returned');
  });
});
