import { registrationImportCalls as calls, type ImportRow } from '@meetingapp/contract/registration/import.ts';
import { Input, Tooltip, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

interface MendCellProps {
  importId: number;
  row: ImportRow;
  /** Column of the file, from 0, and its name. */
  at: number;
  label: string;
  /** What is wrong with it. */
  fault: string;
}

/** A wrong cell: a click or Enter opens it for typing, Enter saves and the row is validated again, Escape leaves it. */
export function MendCell({ importId, row, at, label, fault }: MendCellProps) {
  const t = useT('registrationImport');
  const cid = useCid();
  const text = row.cells[at] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const mend = useChange(calls.importMend, { refreshes: [calls.importState, calls.importRows] });
  const field = useRef<InputRef>(null);
  const open = typed !== null;
  useEffect(() => {
    if (open) field.current?.focus({ cursor: 'all' });
  }, [open]);
  async function save() {
    if (typed === null || mend.busy) return;
    if (typed.trim() === text.trim()) return setTyped(null);
    const body = { cid, id: importId, lineNumber: row.number, cellAt: at, cellText: typed };
    if ((await mend.change(body)).ok) setTyped(null);
  }
  const name = t('check.mend', { label, number: row.number });
  if (typed === null)
    return (
      <Tooltip title={fault}>
        <button type="button" className="wrong-cell" aria-label={`${name} ${text}`} onClick={() => setTyped(text)}>
          {text || t('check.empty')}
        </button>
      </Tooltip>
    );
  return (
    <Input
      ref={field}
      size="small"
      maxLength={2000}
      disabled={mend.busy}
      aria-label={name}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && void save()}
      onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
      onBlur={() => void save()}
    />
  );
}
