import './Field.css';
import { Form } from 'antd';
import type { ReactNode } from 'react';

export interface FieldProps {
  label: string;
  /** The id of the control that the label names. */
  htmlFor?: string;
  /** The label wraps its one control, which has no other name. Without `wrap` and `htmlFor` the controls name themselves. */
  wrap?: boolean;
  /** Spans all columns of a grid. */
  wide?: boolean;
  hint?: string | undefined;
  /** Error of the value; also marks the controls. */
  fault?: string | undefined;
  children: ReactNode;
}

/** Controls under their label, with a hint or an error below. */
export function Field({ label, htmlFor, wrap = false, wide = false, hint, fault, children }: FieldProps) {
  const controls = (
    <Form.Item noStyle {...(fault ? { validateStatus: 'error' } : {})}>
      {children}
    </Form.Item>
  );
  return (
    <div className={wide ? 'labelled wide' : 'labelled'}>
      {wrap ? (
        // The hint stays outside, so that it is not part of the control's name.
        <label className="around">
          <span className="name">{label}</span>
          {controls}
        </label>
      ) : (
        <>
          {htmlFor === undefined ? (
            <span className="name">{label}</span>
          ) : (
            <label className="name" htmlFor={htmlFor}>
              {label}
            </label>
          )}
          {controls}
        </>
      )}
      {fault && (
        <span className="small bad" role="alert">
          {fault}
        </span>
      )}
      {hint && <span className="small quiet">{hint}</span>}
    </div>
  );
}
