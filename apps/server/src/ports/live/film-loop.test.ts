import { describe, expect, it } from 'vitest';
import { loopPlaylist, segmentsIn, type LoopSegment } from './film-loop.ts';

const segments: LoopSegment[] = [6, 6, 4].map((seconds, at) => ({ seconds, name: `part-${at}` }));
const at = (seconds: number) => loopPlaylist(segments, new Date(seconds * 1000));
const header = (seconds: number, name: string) =>
  Number(at(seconds).text.match(new RegExp(`^#EXT-X-${name}:(\\d+)$`, 'm'))?.[1]);

describe('a film in a loop', () => {
  it('lists only segments that are complete, and moves on with the clock', () => {
    expect(at(32).names).toEqual(['part-2', 'part-0', 'part-1', 'part-2']);
    expect(at(37.9).names).toEqual(at(32).names);
    expect(at(38).names).toEqual(['part-0', 'part-1', 'part-2', 'part-0']);
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

  it('reads the segments of the film in order', () => {
    const read = segmentsIn('#EXTM3U\n#EXTINF:6.000000,\nloop-00.mpeg\n#EXTINF:4.5,\nloop-01.mpeg\n#EXT-X-ENDLIST\n');
    expect(read).toEqual([
      { name: 'loop-00', seconds: 6 },
      { name: 'loop-01', seconds: 4.5 },
    ]);
  });
});
