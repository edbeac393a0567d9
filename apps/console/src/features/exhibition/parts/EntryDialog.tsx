import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';

interface Act {
  label: string;
  busy: boolean;
  run: () => Promise<void>;
}

interface EntryDialogProps {
  title: string;
  /** Values of the fields. */
  values: unknown;
  mayWrite: boolean;
  save: Act;
  /** Null: the entry is new. */
  remove: Act | null;
  /** A refusal that concerns no field; '' when there is none. */
  fault: string;
  close: () => void;
  children: ReactNode;
}

/** Edits one entry of a list: its fields, with the buttons that save and remove it. */
export function EntryDialog({ title, values, mayWrite, save, remove, fault, close, children }: EntryDialogProps) {
  return (
    <FieldDialog
      title={title}
      close={close}
      values={values}
      footer={
        <span className="row">
          {remove && mayWrite && (
            <Button danger type="text" loading={remove.busy} onClick={() => void remove.run()}>
              {remove.label}
            </Button>
          )}
          <ActButton type="primary" lacks={{ onlyView: !mayWrite }} loading={save.busy} onClick={() => void save.run()}>
            {save.label}
          </ActButton>
        </span>
      }
    >
      <div className="exh-dialog">
        {children}
        {fault !== '' && (
          <p role="alert" className="exh-fault">
            {fault}
          </p>
        )}
      </div>
    </FieldDialog>
  );
}
