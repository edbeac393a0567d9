import { Button, type FormInstance, type ModalProps } from 'antd';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Dialog } from '../layout/Dialog.tsx';
import { comparable, UnsavedParts, useAskedClose, valuesOfForm } from './unsaved.ts';

interface FieldDialogProps<Fields> extends Omit<ModalProps, 'open' | 'onCancel'> {
  /** Closes without a question; the dialog asks first where something would be lost. */
  close: () => void;
  /** The form in the dialog. */
  form?: FormInstance<Fields>;
  /** Values of fields that are in no form; parts of the dialog report theirs by `useUnsaved`. */
  values?: unknown;
  /** Instead of the one button beside "cancel". */
  buttons?: ReactNode;
}

/**
 * A dialog with fields. Esc, the cross and "cancel" close it at once while its fields are as they were, and ask before they discard a
 * change. A dialog that keeps a draft, or in which one thing alone is chosen, is a `Dialog`.
 */
export function FieldDialog<Fields>({ close, form, values, buttons, children, ...rest }: FieldDialogProps<Fields>) {
  const [first] = useState(() => comparable(values));
  const firstOfForm = useRef('');
  const [parts] = useState(() => new Set<string>());
  const plainForm = form as FormInstance | undefined;
  const leave = useAskedClose(
    close,
    () => parts.size > 0 || comparable(values) !== first || valuesOfForm(plainForm) !== firstOfForm.current,
  );
  const footer = buttons && (
    <>
      <Button onClick={leave}>{rest.cancelText}</Button>
      {buttons}
    </>
  );
  return (
    <Dialog {...(footer && { footer })} {...rest} onCancel={leave}>
      <UnsavedParts.Provider value={parts}>
        {children}
        <FirstValues of={plainForm} textRef={firstOfForm} />
      </UnsavedParts.Provider>
    </Dialog>
  );
}

/** Remembers the values of a form once its fields are mounted, which is later than the dialog. */
function FirstValues({ of, textRef }: { of: FormInstance | undefined; textRef: RefObject<string> }) {
  useEffect(() => {
    textRef.current = valuesOfForm(of);
  }, [of, textRef]);
  return null;
}
