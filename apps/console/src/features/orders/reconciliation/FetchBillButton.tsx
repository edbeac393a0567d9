import './ProviderBill.css';
import { billCalls } from '@meetingapp/contract/orders/reconciliation.ts';
import type { BillProvider } from '@meetingapp/contract/orders/reconciliation.ts';
import { Button, DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useTaskEnd } from '../../../lib/calls/use-task-end.ts';

interface FetchBillButtonProps {
  cid: number;
  provider: BillProvider;
  day: string;
  /** True when no bill exists yet. */
  first: boolean;
}

/** Fetches the bill of a day, for the first time or again. */
export function FetchBillButton({ cid, provider, day, first }: FetchBillButtonProps) {
  const t = useT('ordersConsole');
  const [taskId, setTaskId] = useState<number | null>(null);
  const fetch = useChange(billCalls.fetchBill);
  const { running, refused } = useTaskEnd(cid, taskId, [billCalls.bills, billCalls.bill]);
  return (
    <>
      <Button
        size="small"
        loading={fetch.busy || running}
        onClick={() =>
          void fetch.change({ cid, provider, day }).then((outcome) => {
            if (outcome.ok) setTaskId(outcome.answer.taskId);
          })
        }
      >
        {first ? t('bills.fetch') : t('bills.again')}
      </Button>
      {refused && (
        <span className="small bill-refused" role="alert">
          {t('bills.notFetched', { day })}
        </span>
      )}
    </>
  );
}

/** Fetches the bill of any day, including one without payments here. */
FetchBillButton.Any = function Any({
  cid,
  providers,
  latest,
}: {
  cid: number;
  providers: readonly BillProvider[];
  latest: string;
}) {
  const t = useT('ordersConsole');
  const [provider, setProvider] = useState<BillProvider | undefined>(providers[0]);
  const [day, setDay] = useState(latest);
  if (!provider) return null;
  return (
    <span className="row any-bill">
      <Select<BillProvider>
        style={{ width: 116 }}
        aria-label={t('provider')}
        value={provider}
        onChange={setProvider}
        options={providers.map((value) => ({ value, label: t(`providers.${value}`) }))}
      />
      <DatePicker
        allowClear={false}
        aria-label={t('bills.day')}
        value={dayjs(day)}
        maxDate={dayjs(latest)}
        onChange={(value) => value && setDay(value.format('YYYY-MM-DD'))}
      />
      <FetchBillButton key={provider + day} cid={cid} provider={provider} day={day} first />
    </span>
  );
};
