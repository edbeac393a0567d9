import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inventoryPlanner, readInventoryLine, type InventoryTarget, type KnownHotel } from './inventory-sheet.ts';

const reading = {
  currency: 'CNY',
  further: ['USD', 'JPY'],
  dayOf: (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : null),
  amountOf: (text: string, currency: string) =>
    /^\d+$/.test(text) ? Number(text) * (currency === 'JPY' ? 1 : 100) : null,
  integerOf: (text: string) => (/^-?\d+$/.test(text) ? Number(text) : null),
  yes: ['yes', '是'],
  no: ['no', '否'],
};
type Cells = Partial<Record<InventoryTarget, string>>;
const cells = (more: Cells = {}): Cells => ({
  hotel: '湖滨酒店',
  roomType: '双床房',
  beds: '2',
  night: '2030-05-01',
  size: '10',
  roomAmount: '680',
  ...more,
});
const plan = (hotels: KnownHotel[], ...lines: Cells[]) => {
  const planner = inventoryPlanner(hotels, 'CNY');
  return lines.map((one) => {
    const { line, faults } = readInventoryLine((target) => one[target] ?? '', reading);
    return planner(line, faults);
  });
};
const reasons = (hotels: KnownHotel[], ...lines: Cells[]) =>
  plan(hotels, ...lines).map(({ faults }) => faults.map(({ field, reason }) => `${field} ${reason}`));

const known = (more: object = {}, night: object = {}): KnownHotel[] => [
  {
    id: 1,
    name: { zh: '湖滨酒店', en: 'Lakeside' },
    roomTypes: [
      {
        id: 2,
        name: { zh: '双床房', en: 'Twin' },
        beds: 2,
        sellsBeds: false,
        breakfast: true,
        used: false,
        nights: new Map([
          [
            '2030-05-01',
            {
              id: 3,
              stockId: 4,
              size: 10,
              roomAmount: 68_000,
              bedAmount: null,
              prices: {},
              closed: false,
              taken: 0,
              ...night,
            },
          ],
        ]),
        ...more,
      },
    ],
  },
];

describe('[O7] a sheet of hotel rooms', () => {
  it('names each wrong cell once', () => {
    expect(
      reasons(
        [],
        cells({ hotel: '' }),
        cells({ night: 'soon' }),
        cells({ night: '2030-05-03', until: '2030-05-01' }),
        cells({ until: '2030-12-01' }),
        cells({ size: 'many' }),
        cells({ beds: '9' }),
        cells({ beds: '' }),
        cells({ closed: 'maybe' }),
        cells({ size: '', roomAmount: '' }),
        cells({ bedAmount: '300', sellsBeds: 'no' }),
      ),
    ).toEqual([
      ['hotel required'],
      ['night date_invalid'],
      ['until last_before_first'],
      ['until too_many_nights'],
      ['size whole_number'],
      ['beds number_range'],
      ['beds needed_for_new_type'],
      ['closed yes_or_no'],
      ['size needed_for_new_nights', 'roomAmount needed_for_new_nights'],
      ['bedAmount beds_not_sold'],
    ]);
  });

  it('finds hotel and room type by either name, and leaves what empty cells do not say', () => {
    const [one] = plan(known(), { hotel: 'LAKESIDE ', roomType: 'twin', night: '2030-05-01', size: '12' });
    expect(one).toMatchObject({ fate: 'change', changes: [{ field: 'size', from: '10', to: '12' }] });
    expect(one?.nights[0]?.values).toEqual({
      size: 12,
      roomAmount: 68_000,
      bedAmount: null,
      prices: {},
      closed: false,
    });
  });

  it('does not change what is booked: beds of a used room type, and rooms below those taken', () => {
    expect(reasons(known({ used: true }), cells({ beds: '3' }))).toEqual([['beds beds_used']]);
    expect(reasons(known({}, { taken: 8 }), cells({ size: '7' }))).toEqual([['size rooms_taken']]);
    expect(plan(known({}, { taken: 8 }), cells({ size: '8' }))[0]?.fate).toBe('change');
  });

  it('one room type has one number of beds in a file; a price of a bed means that beds are sold', () => {
    expect(reasons([], cells(), cells({ beds: '3', night: '2030-05-02' }))).toEqual([[], ['beds beds_differ']]);
    const [one] = plan([], cells({ bedAmount: '300' }));
    expect(one).toMatchObject({ type: { sellsBeds: true }, nights: [{ values: { bedAmount: 30_000 } }] });
  });

  it('imported again changes nothing, whatever the first import said', () => {
    const line = fc.record({
      size: fc.integer({ min: 0, max: 50 }).map(String),
      roomAmount: fc.integer({ min: 0, max: 900 }).map(String),
      bedAmount: fc.constantFrom('', '200'),
      sellsBeds: fc.constantFrom('', 'yes'),
      closed: fc.constantFrom('', 'yes', 'no'),
    });
    fc.assert(
      fc.property(line, (said) => {
        const [first] = plan([], cells(said));
        if (!first || first.fate === 'wrong') return;
        const night = { ...first.nights[0]?.values };
        expect(plan(known(first.type, night), cells(said))[0]?.fate).toBe('same');
      }),
    );
  });
});

describe('[O7] prices of rooms in further currencies', () => {
  const priced = { prices: { USD: { room: 9000, bed: 4500 } } };

  it('are added to those that are there, a bed has its part of the room, and an empty cell changes nothing', () => {
    const [added, kept, changed] = plan(
      known({ sellsBeds: true }, { bedAmount: 34_000, ...priced }),
      cells({ beds: '', 'roomAmount:JPY': '14001' }),
      cells({ beds: '', 'roomAmount:USD': '' }),
      cells({ beds: '', 'roomAmount:USD': '95' }),
    );
    expect(added?.nights[0]?.values.prices).toEqual({ ...priced.prices, JPY: { room: 14_001, bed: 7001 } });
    expect(kept?.fate).toBe('same');
    expect(changed?.nights[0]?.values.prices).toEqual({ USD: { room: 9500, bed: 4500 } });
    expect(changed?.changes).toEqual([{ field: 'roomAmount:USD', from: '90.00', to: '95.00' }]);
    expect(added?.changes).toEqual([
      { field: 'roomAmount:JPY', from: '', to: '14001' },
      { field: 'bedAmount:JPY', from: '', to: '7001' },
    ]);
  });

  it('of a bed need one of the room in that currency, and a room type that is sold by bed', () => {
    expect(
      reasons(
        known({ sellsBeds: true }, { bedAmount: 34_000, ...priced }),
        cells({ beds: '', 'bedAmount:USD': '50' }),
        cells({ beds: '', 'bedAmount:JPY': '7000' }),
        cells({ beds: '', 'roomAmount:JPY': 'many' }),
      ),
    ).toEqual([[], ['roomAmount:JPY required'], ['roomAmount:JPY amount_form']]);
    expect(reasons(known(), cells({ beds: '', 'roomAmount:USD': '90', 'bedAmount:USD': '45' }))).toEqual([
      ['bedAmount:USD beds_not_sold'],
    ]);
  });
});
