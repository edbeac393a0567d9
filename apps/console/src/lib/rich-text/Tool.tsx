import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button, Tooltip } from 'antd';

interface ToolProps {
  label: string;
  icon: string;
  /** Absent for a button that is not a toggle. */
  on?: boolean;
  disabled?: boolean;
  press: () => void;
}

/** One button of the editor's toolbar. */
export function Tool({ label, icon, on, disabled = false, press }: ToolProps) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.6}>
      <Button
        type="text"
        size="small"
        aria-label={label}
        {...(on === undefined ? {} : { 'aria-pressed': on })}
        disabled={disabled}
        icon={<Icon icon={icon} size="s" />}
        // Preserves the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
      />
    </Tooltip>
  );
}
