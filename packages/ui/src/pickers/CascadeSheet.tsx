import { useState } from 'react';
import { Sheet } from '../feedback/Sheet.tsx';
import { Wheel } from './Wheel.tsx';
import type { WheelOption } from './Wheel.tsx';
import type { WheelSheetFrame } from './WheelSheet.tsx';

export interface CascadeGroup extends WheelOption {
  children: readonly WheelOption[];
}

export interface CascadeSheetProps extends WheelSheetFrame {
  groups: readonly CascadeGroup[];
  /** Either may be empty: the first option is then preselected. */
  value: readonly [string, string];
  /** Accessible names: "省份", "城市". */
  labels: readonly [string, string];
  onConfirm: (value: [string, string]) => void;
}

/** Two dependent wheels, such as province and city. */
export function CascadeSheet({ open, ...rest }: CascadeSheetProps) {
  return open ? <OpenCascadeSheet {...rest} /> : null;
}

function OpenCascadeSheet({
  onClose,
  title,
  closeLabel,
  confirmLabel,
  groups,
  value,
  labels,
  onConfirm,
}: Omit<CascadeSheetProps, 'open'>) {
  const [chosen, setChosen] = useState<readonly [string, string]>(value);
  const group = groups.find((one) => one.value === chosen[0]) ?? groups[0];
  const child = group?.children.find((one) => one.value === chosen[1]) ?? group?.children[0];

  function confirm() {
    if (group) onConfirm([group.value, child?.value ?? '']);
    onClose();
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      confirm={{ label: confirmLabel, onPress: confirm, disabled: !group }}
      flush
    >
      <div className="wheels">
        <Wheel
          label={labels[0]}
          options={groups}
          value={group?.value ?? ''}
          onChange={(first) => setChosen([first, ''])}
        />
        <Wheel
          key={group?.value}
          label={labels[1]}
          options={group?.children ?? []}
          value={child?.value ?? ''}
          onChange={(second) => setChosen([group?.value ?? '', second])}
        />
      </div>
    </Sheet>
  );
}
