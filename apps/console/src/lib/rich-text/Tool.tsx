import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button, Tooltip } from 'antd';
import { grey, useWhy, type Lacks } from '../layout/grey.ts';

interface ToolProps {
  label: string;
  icon: string;
  /** Absent for a button that is not a toggle. */
  on?: boolean;
  /** Why it does nothing now. */
  lacks?: Lacks;
  press: () => void;
}

/** One button of the editor's toolbar. */
export function Tool({ label, icon, on, lacks = {}, press }: ToolProps) {
  const why = useWhy()(lacks);
  const { title: _title, ...greyTool } = { title: '', ...grey(why) };
  return (
    <Tooltip title={why || label} mouseEnterDelay={0.6}>
      <Button
        type="text"
        size="small"
        aria-label={label}
        {...(on === undefined ? {} : { 'aria-pressed': on })}
        icon={<Icon icon={icon} size="s" />}
        // Preserves the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
        {...greyTool}
      />
    </Tooltip>
  );
}
