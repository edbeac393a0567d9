import { useState } from 'react';
import { CascadeSheet } from '../src/pickers/CascadeSheet.tsx';
import { DateSheet } from '../src/pickers/DateSheet.tsx';
import { calendar } from '../src/icons/icons.ts';
import { PickerField } from '../src/pickers/PickerField.tsx';
import { SearchSheet } from '../src/pickers/SearchSheet.tsx';
import { WheelSheet } from '../src/pickers/WheelSheet.tsx';
import type { Words } from './words-zh.ts';

type Opened = 'title' | 'date' | 'place' | 'country' | undefined;

export function Pickers({ t }: { t: Words }) {
  const [opened, setOpened] = useState<Opened>();
  const [title, setTitle] = useState('');
  const [date, setDate] = useState('2027-04-14');
  const [place, setPlace] = useState<[string, string]>(['', '']);
  const [country, setCountry] = useState('');
  const frame = { onClose: () => setOpened(undefined), closeLabel: t.cancel, confirmLabel: t.ok };
  const options = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
  return (
    <>
      <div className="pair">
        <PickerField label={t.province} required text={place[0]} onOpen={() => setOpened('place')} />
        <PickerField label={t.city} required text={place[1]} onOpen={() => setOpened('place')} />
      </div>
      <PickerField label={t.jobTitle} required text={title} onOpen={() => setOpened('title')} />
      <PickerField label={t.arrival} text={date} icon={calendar} onOpen={() => setOpened('date')} />
      <PickerField label={t.country} text={country} onOpen={() => setOpened('country')} />
      <WheelSheet
        {...frame}
        open={opened === 'title'}
        title={t.jobTitle}
        options={options(t.jobTitles)}
        value={title}
        onConfirm={setTitle}
      />
      <DateSheet
        {...frame}
        open={opened === 'date'}
        title={t.arrival}
        value={date}
        today="2027-02-22"
        words={t}
        onConfirm={setDate}
      />
      <CascadeSheet
        {...frame}
        open={opened === 'place'}
        title={t.provinceCity}
        labels={[t.province, t.city]}
        groups={t.provinces.map(([label, cities]) => ({ value: label, label, children: options(cities) }))}
        value={place}
        onConfirm={setPlace}
      />
      <SearchSheet
        {...frame}
        closeLabel={t.close}
        open={opened === 'country'}
        title={t.country}
        options={options(t.countries)}
        value={country}
        onChoose={setCountry}
        searchLabel={t.searchLabel}
        clearLabel={t.clear}
        emptyText={t.noMatch}
      />
    </>
  );
}
