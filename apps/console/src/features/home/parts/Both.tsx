import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { Labelled } from './Labelled.tsx';

interface BothProps {
  label: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
}

/** A text in both languages under its name. */
export function Both({ label, value, onChange }: BothProps) {
  return (
    <Labelled label={label}>
      <BilingualInput label={label} maxLength={60} value={value} onChange={onChange} />
    </Labelled>
  );
}
