import './Field.css';
import './PictureField.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Meter } from '../data/Meter.tsx';
import { Icon } from '../icons/Icon.tsx';
import { trash2 } from '../icons/icons.ts';
import { joinClasses } from '../styles/join-classes.ts';

export interface FileFieldProps {
  label: string;
  /** Right of the label, for example "选填". */
  aside?: ReactNode;
  required?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Of the file, or of choosing one. */
  icon: string;
  /** Name of the chosen file; empty: none. */
  name: string;
  /** Label of the control: "选择文件", with a file "换一个". */
  title: string;
  /** What is accepted. */
  text: string;
  /** Value of `accept`, for example `.pdf,.docx`. */
  accept: string;
  onPick: (file: File) => void;
  onRemove: () => void;
  removeLabel: string;
  /** 0 to 1 during the upload. */
  progress?: number | undefined;
}

/** Input of one file: choose, name, replace, remove. */
export function FileField(props: FileFieldProps) {
  const { label, aside, required, hint, error, icon, name, title, text, accept, progress } = props;
  const id = useId();
  const message = error ?? hint;
  const uploading = progress !== undefined;
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <div className="legend">
        <span className={joinClasses(required && 'req')} id={`${id}-label`}>
          {label}
        </span>
        {aside && <small>{aside}</small>}
      </div>
      <div className={joinClasses('photo file', name !== '' && 'has', error && 'bad')}>
        <span className="ph">
          <Icon icon={icon} />
        </span>
        <span className="grow">
          <b id={`${id}-title`}>{name === '' ? title : name}</b>
          {uploading ? (
            <Meter value={Math.round(progress * 100)} max={100} label={label} text={`${Math.round(progress * 100)}%`} />
          ) : (
            <span className="t-sm ink-3 file-text">{name === '' ? text : title}</span>
          )}
        </span>
        <input
          type="file"
          accept={accept}
          disabled={uploading}
          aria-labelledby={name === '' ? `${id}-label ${id}-title` : undefined}
          aria-label={name === '' ? undefined : `${label}: ${name}. ${title}`}
          aria-describedby={message ? `${id}-message` : undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // resets the input, so that the same file can be chosen again after a refusal
            event.target.value = '';
            if (file) props.onPick(file);
          }}
        />
        {name !== '' && !uploading && (
          <IconButton icon={trash2} size="s" label={props.removeLabel} onClick={props.onRemove} />
        )}
      </div>
      {message && (
        <p className="hint">
          <span id={`${id}-message`} className={error ? 'is-error' : undefined}>
            {message}
          </span>
        </p>
      )}
    </div>
  );
}
