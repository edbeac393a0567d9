import { describe, expect, it } from 'vitest';
import { loopPlaylist, segmentsIn, type LoopSegment } from './film-loop.ts';

const segments: LoopSegment[] = [6, 6, 4].map((seconds, at) => ({ seconds, file: `part-${at}.ts` }));
const at = (seconds: number) => loopPlaylist(segments, new Date(seconds * 1000));
const header = (seconds: number, name: string) => Number(at(seconds).text.match(new RegExp(`^#EXT-X-${name}:(\\d+)$`, 'm'))?.[1]);

describe('a film in a loop', () => {
  it('lists only segments that are complete, and moves on with the clock', () => {
    expect(at(32).files).toEqual(['part-2.ts', 'part-0.ts', 'part-1.ts', 'part-2.ts']);
    expect(at(37.9).files).toEqual(at(32).files);
    expect(at(38).files).toEqual(['part-0.ts', 'part-1.ts', 'part-2.ts', 'part-0.ts']);
    expect(header(38, 'MEDIA-SEQUENCE')).toBe(header(32, 'MEDIA-SEQUENCE') + 1);
  });

  it('a player that joins in any round counts the breaks like one that has watched all along', () => {
    let breaks = 0;
    let last = header(64, 'MEDIA-SEQUENCE');
    const start = header(64, 'DISCONTINUITY-SEQUENCE');
    let before = at(64).text;
    for (let second = 65; second < 300; second += 1) {
      const sequence = header(second, 'MEDIA-SEQUENCE');
      expect(sequence - last).toBeLessThanOrEqual(1);
      if (sequence > last && /^#EXT-X-DISCONTINUITY$/m.test(before.split('part-')[0] ?? '')) breaks += 1;
      expect(header(second, 'DISCONTINUITY-SEQUENCE')).toBe(start + breaks);
      last = sequence;
      before = at(second).text;
    }
    expect(breaks).toBeGreaterThan(10);
  });

  it('reads the segments of a playlist', () => {
    const written = at(32).text;
    expect(segmentsIn(written).map(({ file }) => file)).toEqual(at(32).files);
    expect(segmentsIn(written)[0]?.seconds).toBe(4);
  });
});
