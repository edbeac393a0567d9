import { bankStatementCalls } from '@meetingapp/contract/orders/bank-statement.ts';
import { bankCalls } from '@meetingapp/contract/orders/bank-transfer.ts';
import { App, Button } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface StatementActsProps {
  cid: number;
  id: number;
  name: string;
  /** Opens the columns; null: they cannot be changed. */
  columns: (() => void) | null;
  close: () => void;
}

/** What can be done with a statement as a whole while none of its lines is booked. */
export function StatementActs({ cid, id, name, columns, close }: StatementActsProps) {
  const t = useT('ordersConsole');
  const steps = useT('sheetImport');
  const { modal, message } = App.useApp();
  const back = useChange(bankStatementCalls.withdrawStatement, { refreshes: [bankCalls.bank] });
  function withdraw() {
    void modal.confirm({
      title: t('bank.withdrawTitle', { name }),
      content: t('bank.withdrawText'),
      okText: t('bank.withdraw'),
      okButtonProps: { danger: true },
      cancelText: t('bank.withdrawNot'),
      onOk: async () => {
        const outcome = await back.change({ cid, statementId: id });
        if (!outcome.ok) return;
        void message.success(t('bank.withdrawSaid'), 3);
        close();
      },
    });
  }
  return (
    <>
      {columns && <Button onClick={columns}>{steps('check.columns')}</Button>}
      <Button danger loading={back.busy} onClick={withdraw}>
        {t('bank.withdraw')}
      </Button>
    </>
  );
}
