import { describe, expect, it } from 'vitest';
import { hostileHtml } from '../../testing/hostile/html.ts';
import { leftovers } from '../../testing/hostile/html-leftovers.ts';
import { cleanHtml } from './clean-html.ts';

const rows = Object.values(hostileHtml).flat();
const harmless = '<p>before <b>kept</b></p>';

describe('[S13] [S79] hostile staff text', () => {
  it('is tested in two hundred variants', () => {
    expect(new Set(rows).size).toBeGreaterThanOrEqual(200);
  });

  for (const [attack, samples] of Object.entries(hostileHtml))
    it(`runs, loads and restyles nothing, and keeps what is harmless: ${attack}`, () => {
      for (const sample of samples) {
        const clean = cleanHtml(harmless + sample);
        expect({ sample, left: leftovers(clean) }).toEqual({ sample, left: [] });
        expect(clean.startsWith(harmless), sample).toBe(true);
        expect(cleanHtml(clean)).toBe(clean);
      }
    });

  it('keeps the editor’s output: tables with joined cells, and videos of this server', () => {
    const own = `/files/ab/${'0'.repeat(32)}.mp4`;
    const html = `<table><tbody><tr><td colspan="2">a</td></tr></tbody></table><video src="${own}"></video>`;
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml('<td colspan="9999">a</td><video src="https://a.example/b.mp4"></video>')).not.toContain('9999');
    expect(cleanHtml('<video src="https://a.example/b.mp4">x</video>y')).toBe('y');
  });
});
