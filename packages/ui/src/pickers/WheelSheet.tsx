import { useState } from 'react';
import { Sheet } from '../feedback/Sheet.tsx';
import { Wheel } from './Wheel.tsx';
import type { WheelOption } from './Wheel.tsx';

/** Common props of the wheel sheets. Nothing changes until it is confirmed. */
export interface WheelSheetFrame {
  open: boolean;
  onClose: () => void;
  title: string;
  /** "取消" */
  closeLabel: string;
  /** "确定" */
  confirmLabel: string;
}

export interface WheelSheetProps extends WheelSheetFrame {
  options: readonly WheelOption[];
  /** When empty or not among the options, the first one is preselected. */
  value: string;
  onConfirm: (value: string) => void;
}

/** Single choice among more than five and up to about twenty options. */
export function WheelSheet({ open, ...rest }: WheelSheetProps) {
  return open ? <OpenWheelSheet {...rest} /> : null;
}

function OpenWheelSheet({
  onClose,
  title,
  closeLabel,
  confirmLabel,
  options,
  value,
  onConfirm,
}: Omit<WheelSheetProps, 'open'>) {
  const [chosen, setChosen] = useState(
    options.some((option) => option.value === value) ? value : (options[0]?.value ?? ''),
  );
  function confirm() {
    onConfirm(chosen);
    onClose();
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
      <div className="wheels">
        <Wheel label={title} options={options} value={chosen} onChange={setChosen} />
      </div>
    </Sheet>
  );
}
