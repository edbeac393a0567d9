import type { ReactNode } from 'react';

interface FieldProps {
  label: string;
  /** For whom the label speaks: one control, or a group that names itself. */
  plain?: boolean;
  help?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** A label above its control, with help or what is wrong below. */
export function Field({ label, plain = false, help, error, children }: FieldProps) {
  const inner = (
    <>
      <span className="label">{label}</span>
      {children}
      {error ? (
        <span className="small bad" role="alert">
          {error}
        </span>
      ) : (
        help && <span className="small quiet">{help}</span>
      )}
    </>
  );
  return plain ? <div className="field">{inner}</div> : <label className="field">{inner}</label>;
}
