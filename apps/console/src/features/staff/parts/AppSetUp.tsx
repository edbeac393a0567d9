import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { staffOwnCalls } from '@meetingapp/contract/staff/own-account.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { Button, Form, Input } from 'antd';
import { focusWhenShown } from '../../../lib/forms/focus.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** The TOTP secret as QR code and text, and an input for the first code, which proves that the app has it. */
export function AppSetUp({
  secret,
  uri,
  done,
  close,
}: {
  secret: string;
  uri: string;
  done: (recovery: readonly string[]) => void;
  close: () => void;
}) {
  const t = useT('staff');
  const [form] = Form.useForm<{ code: string }>();
  const confirm = useChange(staffOwnCalls.totpConfirm, {
    refreshes: [staffOwnCalls.factors, staffCalls.me],
    quiet: true,
  });
  async function submit({ code }: { code: string }) {
    const outcome = await confirm.change({ code });
    if (outcome.ok) done(outcome.answer.recovery);
    else form.setFields([{ name: 'code', errors: [outcome.failure.msg] }]);
  }
  return (
    <div className="set-up">
      <QrCode value={uri} label={t('own.scanLabel')} size="168px" level="M" />
      <div className="grow">
        <p>{t('own.scan')}</p>
        <p>
          <span className="quiet">{t('own.secret')}</span> <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <Form form={form} name="app" layout="vertical" requiredMark={false} onFinish={(fields) => void submit(fields)}>
          <Form.Item name="code" label={t('own.code')} rules={[{ required: true, message: t('second.codeEmpty') }]}>
            <Input
              ref={focusWhenShown}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              style={{ width: 160 }}
            />
          </Form.Item>
          <div className="row">
            <Button type="primary" htmlType="submit" loading={confirm.busy}>
              {t('own.confirm')}
            </Button>
            <Button onClick={close}>{t('own.cancel')}</Button>
          </div>
        </Form>
      </div>
    </div>
  );
}
