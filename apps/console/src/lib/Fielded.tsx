import { Form } from 'antd';
import type { ReactNode } from 'react';

interface FieldedProps {
  label: string;
  extra?: string | undefined;
  /** What the server said of it. */
  fault?: string | undefined;
  children: ReactNode;
}

/** A field under its name, with what is wrong about it. */
export function Fielded({ label, extra, fault, children }: FieldedProps) {
  return (
    <Form.Item label={label} extra={extra} {...(fault === undefined ? {} : { validateStatus: 'error', help: fault })}>
      {children}
    </Form.Item>
  );
}
