import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import type { InvoiceSetting } from '@meetingapp/contract/orders/invoice.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { settings, upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button, Form, Input, Select, Upload } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { useExport } from '../../../lib/calls/use-export.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';

interface InvoiceToolsProps {
  cid: number;
  setting: InvoiceSetting;
  /** Number of invoices ready to issue. */
  ready: number;
  /** Called when a result of the tax office was read. */
  opened: (resultId: number) => void;
}

/** Export to and import from the tax office, and the texts printed on every invoice. */
export function InvoiceTools({ cid, setting, ready, opened }: InvoiceToolsProps) {
  const t = useT('ordersConsole');
  const [editing, setEditing] = useState(false);
  const batch = useExport(invoiceCalls.exportInvoices);
  const result = useChange(invoiceCalls.uploadInvoiceResult);
  function take(file: File): false {
    void result.change({ cid }, file).then((outcome) => {
      if (outcome.ok) opened(outcome.answer.resultId);
    });
    return false;
  }
  return (
    <>
      <ActButton
        icon={<Icon icon={download} />}
        loading={batch.busy}
        lacks={{ noInvoice: ready === 0 }}
        onClick={() => void batch.start({ cid })}
      >
        {t('invoices.batch', { count: ready })}
      </ActButton>
      <Upload accept=".xlsx,.csv" showUploadList={false} beforeUpload={take}>
        <Button loading={result.busy} icon={<Icon icon={upload} />}>
          {t('invoices.result')}
        </Button>
      </Upload>
      <Button icon={<Icon icon={settings} />} onClick={() => setEditing(true)}>
        {t('invoices.setting')}
      </Button>
      <span className="small quiet one">
        {t('invoices.settingNow', { ...setting, taxRate: rateText(setting.taxRate) })}
      </span>
      {editing && <SettingForm cid={cid} setting={setting} close={() => setEditing(false)} />}
    </>
  );
}

const rates = ['0', '0.01', '0.03', '0.06', '0.09', '0.13'] as const;
const rateText = (rate: string) => `${Math.round(Number(rate) * 100)}%`;

function SettingForm({ cid, setting, close }: { cid: number; setting: InvoiceSetting; close: () => void }) {
  const t = useT('ordersConsole');
  const [form] = Form.useForm<InvoiceSetting>();
  const save = useChange(invoiceCalls.saveInvoiceSetting, { refreshes: [invoiceCalls.invoices] });
  async function send(wish: InvoiceSetting) {
    const outcome = await save.change({ cid, setting: wish });
    if (outcome.ok) close();
    else showFaults(form, outcome.failure);
  }
  return (
    <FieldDialog
      title={t('invoices.setting')}
      okText={t('invoices.save')}
      cancelText={t('back')}
      confirmLoading={save.busy}
      close={close}
      form={form}
      onOk={() => form.submit()}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={setting}
        onFinish={(wish) => void send(wish)}
      >
        <Form.Item
          name="item"
          label={t('invoices.item')}
          extra={t('invoices.itemText')}
          rules={[{ required: true, whitespace: true, message: t('invoices.needed') }]}
        >
          <Input maxLength={90} />
        </Form.Item>
        <Form.Item
          name="taxCode"
          label={t('invoices.taxCode')}
          extra={t('invoices.taxCodeText')}
          rules={[{ pattern: /^(?:\d{19})?$/, message: t('invoices.taxCodeWrong') }]}
        >
          <Input maxLength={19} inputMode="numeric" />
        </Form.Item>
        <Form.Item name="taxRate" label={t('invoices.taxRate')}>
          <Select options={rates.map((value) => ({ value, label: rateText(value) }))} />
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}
