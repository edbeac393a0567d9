import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders, missingValues, placeholders, type PlaceholderValues, unknownNames } from './placeholders.ts';

const values: PlaceholderValues = {
  name: '林知远',
  number: 'A-7',
  conference: '年会',
  branch: '',
  fee: '会员',
  hospital: '',
};

describe('[O18] placeholders of a message', () => {
  it('show each recipient their own values', () => {
    expect(fillPlaceholders('{name}，您的编号是 {number}。', values)).toBe('林知远，您的编号是 A-7。');
  });

  it('that are not known or have no value for a person are named before anything is sent', () => {
    expect(unknownNames('{name} {nmae} {}')).toEqual(['nmae', '']);
    expect(missingValues('{name} {branch} {hospital}', values)).toEqual(['branch', 'hospital']);
  });

  it('never insert anything but the recipient’s own values, also where a value looks like a placeholder', () => {
    const value = fc.string({ maxLength: 12 }).map((text) => `${text}{fee}`);
    fc.assert(
      fc.property(fc.record(Object.fromEntries(placeholders.map((name) => [name, value]))), (own) => {
        const given = own as PlaceholderValues;
        for (const name of placeholders) expect(fillPlaceholders(`a{${name}}b`, given)).toBe(`a${given[name]}b`);
      }),
    );
  });
});
