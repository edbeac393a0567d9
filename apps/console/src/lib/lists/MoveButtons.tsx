import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronDown, chevronUp } from '@meetingapp/ui/icons/icons.ts';
import { ActButton } from '../layout/ActButton.tsx';

interface MoveButtonsProps {
  /** Index of this row, from 0, and number of rows. */
  at: number;
  count: number;
  /** Accessible names of the buttons, with the row's name. */
  up: string;
  down: string;
  disabled?: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Moves a row of a list one place up or down. */
export function MoveButtons({ at, count, up, down, disabled = false, onMove }: MoveButtonsProps) {
  return (
    <>
      <ActButton
        type="text"
        size="small"
        lacks={{ onlyView: disabled, first: at === 0 }}
        aria-label={up}
        icon={<Icon icon={chevronUp} />}
        onClick={() => onMove(-1)}
      />
      <ActButton
        type="text"
        size="small"
        lacks={{ onlyView: disabled, last: at === count - 1 }}
        aria-label={down}
        icon={<Icon icon={chevronDown} />}
        onClick={() => onMove(1)}
      />
    </>
  );
}
