import { Popconfirm, type PopconfirmProps } from 'antd';

/** A button that asks beside itself before it acts. The question has the focus while it is open, on the answer that changes nothing. */
export function AskFirst(props: PopconfirmProps) {
  return <Popconfirm destroyOnHidden cancelButtonProps={{ autoFocus: true }} {...props} />;
}
