import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { Labelled } from './Labelled.tsx';

interface BothProps {
  label: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  most?: number;
  rows?: number;
  wide?: boolean;
}

/** A text in both languages under its name. */
export function Both({ label, value, onChange, most = 60, rows = 1, wide = false }: BothProps) {
  return (
    <Labelled label={label} wide={wide}>
      <BilingualInput label={label} maxLength={most} rows={rows} value={value} onChange={onChange} />
    </Labelled>
  );
}
