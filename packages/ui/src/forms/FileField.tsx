import { Icon } from '../icons/Icon.tsx';
import { UploadField, type UploadFieldProps } from './UploadField.tsx';

export interface FileFieldProps extends UploadFieldProps {
  /** Of the file, or of choosing one. */
  icon: string;
  /** Name of the chosen file; empty: none. */
  name: string;
  /** Label of the control: "选择文件", with a file "换一个". */
  title: string;
  /** What is accepted. */
  text: string;
}

/** Input of one file: choose, name, replace, remove. */
export function FileField({ icon, name, title, text, ...upload }: FileFieldProps) {
  const chosen = name !== '';
  return (
    <UploadField
      {...upload}
      shown={{
        look: 'file',
        chosen,
        head: <Icon icon={icon} />,
        title: chosen ? name : title,
        text: <span className="t-sm ink-3 file-text">{chosen ? title : text}</span>,
        name: chosen ? `${upload.label}: ${name}. ${title}` : undefined,
      }}
    />
  );
}
