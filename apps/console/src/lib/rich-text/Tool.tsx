import { Icon } from '@meetingapp/ui/Icon.tsx';
import { Button, Tooltip } from 'antd';

interface ToolProps {
  label: string;
  icon: string;
  /** Left out where it is no switch. */
  on?: boolean;
  disabled?: boolean;
  press: () => void;
}

/** One button of the editor's tools. */
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
        // The place in the text stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
      />
    </Tooltip>
  );
}
