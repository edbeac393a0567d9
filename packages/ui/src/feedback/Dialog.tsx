import './Sheet.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import type { ButtonVariant } from '../actions/button-class.ts';
import { joinClasses } from '../styles/join-classes.ts';
import { useModal } from './modal.ts';

export interface DialogAction {
  /** Names the action: "保留 / Keep", never "确定 / OK". */
  label: string;
  onPress: () => void;
  variant?: ButtonVariant | undefined;
  loading?: boolean | undefined;
}

export interface DialogProps {
  open: boolean;
  /** Called on Esc. A tap outside the dialog does nothing, because its question is important. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** The action that changes nothing comes first: it gets the focus. */
  actions: readonly DialogAction[];
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, children, actions }: Omit<DialogProps, 'open'>) {
  const id = useId();
  const modal = useModal(onClose, false);
  return (
    <dialog
      {...modal}
      className="dialog"
      role="alertdialog"
      aria-labelledby={`${id}t`}
      aria-describedby={children ? `${id}b` : undefined}
    >
      <h2 id={`${id}t`}>{title}</h2>
      {children && (
        <div className="words" id={`${id}b`}>
          {children}
        </div>
      )}
      <div className={joinClasses('acts', actions.length === 1 && 'one-act')}>
        {actions.map((action) => (
          <Button
            key={action.label}
            size="md"
            variant={action.variant ?? 'soft'}
            loading={action.loading}
            onClick={action.onPress}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </dialog>
  );
}
