import { bankStatementCalls } from '@meetingapp/contract/orders/bank-statement.ts';
import { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import { ColumnsStep, type ColumnsStepProps } from '../../../lib/imports/ColumnsStep.tsx';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface StatementColumnsProps {
  cid: number;
  id: number;
  sheet: ColumnsStepProps['sheet'];
  leave: () => void;
  done: () => void;
}

/** The meaning of each column of a statement, matched by hand and remembered for the next one with the same titles. */
export function StatementColumns({ cid, id, sheet, leave, done }: StatementColumnsProps) {
  const t = useT('ordersConsole');
  const keep = useChange(bankStatementCalls.statementColumns, { refreshes: [bankCalls.statement, bankCalls.bank] });
  return (
    <ColumnsStep
      sheet={sheet}
      several={['remark']}
      isEnough={(has) => has('day') && has('amount') && (has('payer') || has('remark'))}
      missing={t('bank.columnsMissing')}
      leave={{ text: t('bank.back'), act: leave }}
      save={async (columns) => (await keep.change({ cid, statementId: id, columns })).ok}
      busy={keep.busy}
      done={done}
    />
  );
}
