import './Sheet.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { x } from '../icons/icons.ts';
import { joinClasses } from '../styles/join-classes.ts';
import { useModal } from './modal.ts';
import { usePullDown } from '../layout/pull-down.ts';

export interface SheetProps {
  open: boolean;
  /** Called on Esc, a tap outside, a pull down, cancel, and the close button. */
  onClose: () => void;
  title: string;
  /** Label of the close button; with `confirm` the label of cancel. */
  closeLabel: string;
  /** When set, the head shows cancel, title, confirm. */
  confirm?: { label: string; onPress: () => void; disabled?: boolean | undefined } | undefined;
  /** Full height from the start, for lists that change while typing. */
  tall?: boolean | undefined;
  /** Rows extend to the edges. */
  flush?: boolean | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Modal bottom sheet. Its contents are mounted only while it is open. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({ onClose, title, closeLabel, confirm, tall, flush, id, children }: Omit<SheetProps, 'open'>) {
  const titleId = useId();
  const modal = useModal(onClose, true);
  const pull = usePullDown(() => modal.ref.current, onClose);
  return (
    <dialog {...modal} id={id} className={joinClasses('sheet', tall && 'tall')} aria-labelledby={titleId}>
      <div className="top" {...pull}>
        <div className="sh">
          {confirm && (
            <button type="button" className="ib text calm" onClick={onClose}>
              {closeLabel}
            </button>
          )}
          <h2 className="t-lg" id={titleId}>
            {title}
          </h2>
          {confirm ? (
            <button type="button" className="ib text" disabled={confirm.disabled} onClick={confirm.onPress}>
              {confirm.label}
            </button>
          ) : (
            <IconButton icon={x} label={closeLabel} onClick={onClose} />
          )}
        </div>
      </div>
      <div className={joinClasses('body', flush && 'flush')}>{children}</div>
    </dialog>
  );
}
