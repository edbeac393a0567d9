import './ActButton.css';
import { Button, Tooltip, type ButtonProps } from 'antd';

interface ActButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why the button does nothing now; empty: it acts. */
  why: string;
}

/**
 * A button that says why it is grey: it stays reachable by key and pointer, and shows and speaks the reason. It is one element in both
 * states, so that the focus stays on it after a save.
 */
export function ActButton({ why, className = '', ...rest }: ActButtonProps) {
  const grey = {
    className: `${className} grey ant-btn-disabled`,
    type: 'default',
    htmlType: 'button',
    'aria-disabled': true,
    'aria-description': why,
    onClick: () => undefined,
  } as const;
  return (
    <Tooltip title={why} trigger={['hover', 'focus', 'click']}>
      <Button className={className} {...rest} {...(why === '' ? {} : grey)} />
    </Tooltip>
  );
}
