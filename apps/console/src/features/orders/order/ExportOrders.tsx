import { roles } from '@meetingapp/contract/call.ts';
import { orderConsoleCalls as calls } from '@meetingapp/contract/orders/console.ts';
import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import { Button, Form, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useExport } from '../../../lib/calls/use-export.ts';
import type { DaySpan } from '../../../lib/lists/use-open-row.ts';
import { useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DaySpanPicker } from '../parts/DaySpanPicker.tsx';
import type { OrderFilter } from '../view.ts';

interface Wish {
  what: 'orders' | 'ledger' | 'invoices';
  days: DaySpan;
  format: 'xlsx' | 'csv';
}

interface ExportOrdersProps {
  cid: number;
  /** Of the list of orders; absent on a page that does not show it. */
  filter?: OrderFilter;
  /** What is offered first. */
  first: 'ledger' | 'invoices';
}

/** Exports the orders that the filters show, or every movement of money or the register of invoices in some days. */
export function ExportOrders({ cid, ...offer }: ExportOrdersProps) {
  const t = useT('ordersConsole');
  const may = useRole(roles.desk);
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('exporting.title')}</Button>
      {open && <ExportDialog cid={cid} {...offer} close={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ cid, filter, first, close }: ExportOrdersProps & { close: () => void }) {
  const t = useT('ordersConsole');
  const [form] = Form.useForm<Wish>();
  const what = Form.useWatch('what', form) ?? first;
  const orders = useExport(calls.exportOrders);
  const ledger = useExport(calls.exportLedger);
  const register = useExport(invoiceCalls.exportInvoiceRegister);
  const offered = filter ? (['ledger', 'orders', 'invoices'] as const) : (['ledger', 'invoices'] as const);
  async function start() {
    const { days, format } = await form.validateFields();
    const startOne = {
      orders: () => orders.start({ cid, filter: filter ?? {}, format }),
      ledger: () => ledger.start({ cid, ...days, format }),
      invoices: () => register.start({ cid, ...days, format }),
    };
    if (await startOne[what]()) close();
  }
  return (
    <Modal
      open
      title={t('exporting.title')}
      okText={t('exporting.start')}
      cancelText={t('exporting.cancel')}
      confirmLoading={orders.busy || ledger.busy || register.busy}
      onCancel={close}
      onOk={() => void start()}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          what: first,
          days: { from: filter?.from ?? null, until: filter?.until ?? null },
          format: 'xlsx',
        }}
      >
        <Form.Item name="what" label={t('exporting.what')}>
          <Radio.Group vertical options={offered.map((value) => ({ value, label: t(`exporting.${value}`) }))} />
        </Form.Item>
        {what !== 'orders' && (
          <Form.Item name="days" label={t('exporting.days')} extra={t('exporting.allDays')}>
            <DaySpanPicker width="100%" />
          </Form.Item>
        )}
        <Form.Item name="format" label={t('exporting.format')}>
          <Radio.Group
            options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: t(`exporting.${value}`) }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
