import { describe, expect, it } from 'vitest';
import { linesOf } from './text.ts';

describe('the lines of a poster', () => {
  it('never end with an opening bracket or begin with a closing mark, and lose nothing', () => {
    const text = '分为治疗组（204 例）和对照组（229 例），比较“门到导丝”时间。';
    for (let most = 4; most < 30; most += 1) {
      const lines = linesOf(text, most);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/[（“《]$/);
      for (const line of lines) expect(line).not.toMatch(/^[，。；：、）！？]/);
    }
  });
});
