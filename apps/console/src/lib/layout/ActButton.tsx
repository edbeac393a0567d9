import './ActButton.css';
import { Button, Tooltip, type ButtonProps } from 'antd';

interface ActButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why the button does nothing now; empty: it acts. */
  why: string;
}

/** A button that says why it is grey: it stays reachable by key and pointer, and shows and speaks the reason. */
export function ActButton({ why, onClick, className = '', htmlType, ...rest }: ActButtonProps) {
  if (why === '')
    return (
      <Button {...rest} {...(htmlType ? { htmlType } : {})} className={className} {...(onClick ? { onClick } : {})} />
    );
  return (
    <Tooltip title={why} trigger={['hover', 'focus', 'click']}>
      <Button
        {...rest}
        htmlType="button"
        className={`${className} grey ant-btn-disabled`}
        type="default"
        aria-disabled="true"
        aria-description={why}
      />
    </Tooltip>
  );
}
