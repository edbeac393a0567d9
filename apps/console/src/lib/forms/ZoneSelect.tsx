import { Select } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../texts/language.ts';
import { zoneName } from '../time/zone-name.ts';

interface ZoneSelectProps {
  label: string;
  value: string;
  disabled?: boolean;
  onChange: (zone: string) => void;
}

/** Chooses a time zone by name, offset or city; the technical name is found, too. */
export function ZoneSelect({ label, value, disabled = false, onChange }: ZoneSelectProps) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  // Naming every zone takes a moment, so it waits until the list is opened.
  const zones = isOpen ? Intl.supportedValuesOf('timeZone') : [value];
  return (
    <Select
      showSearch={{
        filterOption: (typed, option) =>
          `${option?.value} ${option?.label}`.toLowerCase().includes(typed.trim().toLowerCase()),
      }}
      aria-label={label}
      disabled={disabled}
      value={value}
      options={zones.map((zone) => ({ value: zone, label: zoneName(zone, language) }))}
      onOpenChange={setOpen}
      onChange={onChange}
    />
  );
}
