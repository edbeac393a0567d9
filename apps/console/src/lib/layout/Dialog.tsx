import { Modal, type ModalProps } from 'antd';
import { useFocusReturn } from '../focus/use-focus-return.ts';

/** A dialog that is open while it is mounted; the focus returns afterwards. With fields: `FieldDialog`. */
export function Dialog(props: Omit<ModalProps, 'open'>) {
  useFocusReturn();
  return <Modal open {...props} />;
}
