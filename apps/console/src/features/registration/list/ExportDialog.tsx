import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration/console.ts';
import { listedColumns, type ListedColumn, type RegistrationFilter } from '@meetingapp/contract/registration/list.ts';
import { Checkbox, Form, Radio } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { useExport } from '../../../lib/calls/use-export.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';

interface Wish {
  format: 'xlsx' | 'csv';
  columns: ListedColumn[];
  answers: boolean;
  withExtras: boolean;
}

/** Chooses content and format of an export; the file is made in the background. */
export function ExportDialog({
  cid,
  filter,
  count,
  close,
}: {
  cid: number;
  filter: RegistrationFilter;
  /** As it is shown: beyond a limit it says that there are more. */
  count: string;
  close: () => void;
}) {
  const t = useT('registrationConsole');
  const [form] = Form.useForm<Wish>();
  const { start, busy } = useExport(calls.export);
  const columns = listedColumns.map((value) => ({ value, label: t(`columns.${value}`) }));
  return (
    <FieldDialog
      title={t('exportTitle', { count })}
      okText={t('exportStart')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      close={close}
      form={form}
      onOk={async () => {
        const wish = await form.validateFields().catch(() => null);
        if (wish && (await start({ cid, filter, ...wish }))) close();
      }}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ format: 'xlsx', columns: [...listedColumns], answers: true, withExtras: true }}
      >
        <Form.Item name="format" label={t('exportFormat')}>
          <Radio.Group
            options={[
              { value: 'xlsx', label: t('exportXlsx') },
              { value: 'csv', label: t('exportCsv') },
            ]}
          />
        </Form.Item>
        <Form.Item name="columns" label={t('exportColumns')} rules={[{ required: true, message: t('exportColumns') }]}>
          <Checkbox.Group options={columns} />
        </Form.Item>
        <Form.Item name="answers" valuePropName="checked">
          <Checkbox>{t('exportAnswers')}</Checkbox>
        </Form.Item>
        <Form.Item name="withExtras" valuePropName="checked">
          <Checkbox>{t('exportExtras')}</Checkbox>
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}
