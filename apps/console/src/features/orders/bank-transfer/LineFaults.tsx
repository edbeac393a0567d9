import { bankStatementCalls } from '@meetingapp/contract/orders/bank-statement.ts';
import { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import type { StatementRow } from '@meetingapp/contract/orders/bank-transfer.ts';
import { Button } from 'antd';
import { MendCell } from '../../../lib/imports/MendCell.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

interface LineProps {
  cid: number;
  statementId: number;
  row: StatementRow;
}

const refreshes = [bankCalls.statement, bankCalls.bank];

/** Why a line cannot be read; each cell is corrected in place, unless the statement is from before lines were kept. */
export function LineFaults({ cid, statementId, row }: LineProps) {
  const t = useT('ordersConsole');
  const correct = useChange(bankStatementCalls.mendStatement, { refreshes });
  const mend = async (cellAt: number, cellText: string) =>
    (await correct.change({ cid, statementId, lineNumber: row.number, cellAt, cellText })).ok;
  return row.faults.map(({ column, label, value, text }) => (
    <div key={label} className="import-fault">
      <span className="bad bank-unreadable">{text}</span>
      {column === null ? (
        <span className="quiet bank-unreadable">{t('bank.reuploaded')}</span>
      ) : (
        <MendCell
          number={row.number}
          text={value}
          label={label}
          fault={text}
          mend={(cellText) => mend(column, cellText)}
        />
      )}
    </div>
  ));
}

/** Leaves a line out that cannot be read or was corrected, or takes it back in. */
export function LeaveOutButton({ cid, statementId, row }: LineProps) {
  const t = useT('ordersConsole');
  const leave = useChange(bankStatementCalls.leaveOutLine, { refreshes });
  const out = row.fate !== 'left_out';
  const { number } = row;
  return (
    <Button
      size="small"
      loading={leave.busy}
      aria-label={t(out ? 'bank.leaveOutRow' : 'bank.takeInRow', { number })}
      onClick={() => void leave.change({ cid, statementId, lineNumber: number, out })}
    >
      {t(out ? 'bank.leaveOut' : 'bank.takeIn')}
    </Button>
  );
}
