import { describe, expect, it } from 'vitest';
import { readDigits, shownDigits, shownTurn, takenTurns } from './sign-in-code.ts';

const at = (seconds: number): Date => new Date(Date.parse('2027-04-20T04:30:00.000Z') + seconds * 1000);

describe('[S89] the code for signing in', () => {
  it('is shown for two minutes and taken for two more', () => {
    const { turn, until } = shownTurn(at(0));
    expect(until).toEqual(at(120));
    expect(takenTurns(at(119))).toContain(turn);
    expect(takenTurns(at(239))).toContain(turn);
    expect(takenTurns(at(240))).not.toContain(turn);
    expect(takenTurns(at(-1))).not.toContain(turn);
  });

  it('is read however it is typed', () => {
    expect(readDigits(' ４０７-126 ')).toBe('407126');
    expect(readDigits(shownDigits('407126'))).toBe('407126');
  });
});
