import { Input, Tooltip, type InputRef } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '../texts/texts.ts';

interface MendCellProps {
  /** Row of the file, from 1. */
  number: number;
  /** The cell as it is. */
  text: string;
  /** Name of its column. */
  label: string;
  /** What is wrong with it. */
  fault: string;
  /** True after a correction that has not been checked yet. */
  mended?: boolean;
  /** Corrects it; false: it stays open. */
  mend: (text: string) => Promise<boolean>;
}

/** A wrong cell: a click or Enter opens it for typing, Enter saves and the row is validated again, Escape leaves it. */
export function MendCell({ number, text, label, fault, mended = false, mend }: MendCellProps) {
  const t = useT('sheetImport');
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<InputRef & TextAreaRef>(null);
  const open = typed !== null;
  useEffect(() => {
    if (open) field.current?.focus({ cursor: 'all' });
  }, [open]);
  async function save() {
    if (typed === null || busy) return;
    if (typed.trim() === text.trim()) return setTyped(null);
    setBusy(true);
    const done = await mend(typed);
    setBusy(false);
    if (done) setTyped(null);
  }
  const name = t('check.mend', { label, number });
  if (typed === null)
    return (
      <Tooltip title={fault}>
        <button
          type="button"
          className={mended ? 'wrong-cell mended' : 'wrong-cell'}
          aria-label={`${name} ${text}`}
          onClick={() => setTyped(text)}
        >
          {text || t('check.empty')}
        </button>
      </Tooltip>
    );
  const common = {
    ref: field,
    size: 'small',
    maxLength: 2000,
    disabled: busy,
    'aria-label': name,
    value: typed,
    onBlur: () => void save(),
  } as const;
  const atKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setTyped(null);
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };
  // A field of one line would drop the line breaks of the cell.
  return text.includes('\n') ? (
    <Input.TextArea autoSize {...common} onChange={({ target }) => setTyped(target.value)} onKeyDown={atKey} />
  ) : (
    <Input {...common} onChange={({ target }) => setTyped(target.value)} onKeyDown={atKey} />
  );
}
