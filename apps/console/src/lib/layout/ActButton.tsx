import './ActButton.css';
import { Button, ConfigProvider, Tooltip, type ButtonProps } from 'antd';
import { useWhy, type Lacks } from './grey.ts';

interface ActButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why the button does nothing now; empty or absent: it acts. */
  why?: string;
  /** The same by common reasons, in the order in which they are named. */
  lacks?: Lacks;
}

/**
 * A button that says why it is grey: it stays reachable by key and pointer, and shows and speaks the reason. It is one element in both
 * states, so that the focus stays on it after a save. Inside a form that the role can only view it says so.
 */
export function ActButton({ why = '', lacks = {}, className = '', ...rest }: ActButtonProps) {
  const { componentDisabled } = ConfigProvider.useConfig();
  const textOf = useWhy();
  const reason = textOf({ onlyView: componentDisabled }) || why || textOf(lacks);
  const grey = {
    className: `${className} grey ant-btn-disabled`,
    type: rest.type === 'text' ? 'text' : 'default',
    htmlType: 'button',
    'aria-disabled': true,
    'aria-description': reason,
    onClick: () => undefined,
  } as const;
  return (
    <Tooltip title={reason} trigger={['hover', 'focus', 'click']}>
      <Button className={className} {...rest} disabled={false} {...(reason === '' ? {} : grey)} />
    </Tooltip>
  );
}
