import { describe, expect, it } from 'vitest';
import { publicNumbers } from './emergency-numbers.ts';

describe('[S11] public emergency numbers', () => {
  it('are China’s for a conference in China, and none elsewhere rather than wrong ones', () => {
    expect(publicNumbers('Asia/Shanghai').map(({ phone }) => phone)).toEqual(['120', '110', '119']);
    expect(publicNumbers('Europe/Berlin')).toEqual([]);
  });
});
