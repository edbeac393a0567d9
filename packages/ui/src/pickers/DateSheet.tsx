import { useState } from 'react';
import { dateWheels, parseDay, writeDay } from './date-wheels.ts';
import type { Day } from './date-wheels.ts';
import { Sheet } from '../feedback/Sheet.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Wheel } from './Wheel.tsx';
import type { WheelSheetFrame } from './WheelSheet.tsx';

export interface DateWords {
  year: (year: number) => string;
  month: (month: number) => string;
  day: (day: number) => string;
  yearLabel: string;
  /** Label of the box in which the year is typed. */
  typeYear: string;
  monthLabel: string;
  dayLabel: string;
}

export interface DateSheetProps extends WheelSheetFrame {
  /** `YYYY-MM-DD`, or empty: today is then preselected. */
  value: string;
  /** Current day by the trusted clock, `YYYY-MM-DD`. */
  today: string;
  /** First and last year, by default 2010 to 2030. */
  years?: readonly [number, number] | undefined;
  /** Further limits, `YYYY-MM-DD`, both inclusive. */
  min?: string | undefined;
  max?: string | undefined;
  words: DateWords;
  onConfirm: (date: string) => void;
}

/** Year, month and day on three wheels; the year can also be typed. */
export function DateSheet({ open, ...rest }: DateSheetProps) {
  return open ? <OpenDateSheet {...rest} /> : null;
}

function OpenDateSheet(props: Omit<DateSheetProps, 'open'>) {
  const {
    onClose,
    title,
    closeLabel,
    confirmLabel,
    value,
    today,
    years = [2010, 2030],
    min,
    max,
    words,
    onConfirm,
  } = props;
  const first = parseDay(min ?? '') ?? { year: years[0], month: 1, day: 1 };
  const last = parseDay(max ?? '') ?? { year: years[1], month: 12, day: 31 };
  const [wanted, setWanted] = useState<Day>(() => parseDay(value) ?? parseDay(today) ?? first);
  const wheels = dateWheels(wanted, first, last);
  const { shown } = wheels;
  // What is in the box while it is not a year of the range; null: the year of the wheel.
  const [typed, setTyped] = useState<string | null>(null);

  function typeYear(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, 4);
    const year = Number(digits);
    const known = digits.length === 4 && year >= first.year && year <= last.year;
    setTyped(known ? null : digits);
    if (known) setWanted({ ...wanted, year });
  }

  function confirm() {
    onConfirm(writeDay(shown));
    onClose();
  }
  function options(numbers: readonly number[], word: (number: number) => string) {
    return numbers.map((number) => ({ value: String(number), label: word(number) }));
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      confirm={{ label: confirmLabel, onPress: confirm }}
      flush
    >
      <div className="typed-year">
        <TextField
          label={words.typeYear}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={typed ?? String(shown.year)}
          hint={typed === null ? undefined : `${first.year}–${last.year}`}
          onChange={typeYear}
          onBlur={() => setTyped(null)}
        />
      </div>
      <div className="wheels">
        <Wheel
          label={words.yearLabel}
          options={options(wheels.years, words.year)}
          value={String(shown.year)}
          onChange={(year) => {
            setTyped(null);
            setWanted({ ...wanted, year: Number(year) });
          }}
        />
        <Wheel
          label={words.monthLabel}
          options={options(wheels.months, words.month)}
          value={String(shown.month)}
          onChange={(month) => setWanted({ ...wanted, month: Number(month) })}
        />
        <Wheel
          label={words.dayLabel}
          options={options(wheels.days, words.day)}
          value={String(shown.day)}
          onChange={(day) => setWanted({ ...wanted, day: Number(day) })}
        />
      </div>
    </Sheet>
  );
}
