import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { agreementDeskCalls as calls } from '@meetingapp/contract/speakers/agreement-desk.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { netFee } from '@meetingapp/domain/speakers/agreement.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { amountText, fenOf } from '../../../lib/forms/money.ts';
import { greyOk } from '../../../lib/layout/grey.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Template } from './agreement-view.ts';

/** Fen; as the contract allows. */
const MOST = 100_000_000;

interface MakeDialogProps {
  /** Those in use. */
  templates: readonly Template[];
  expertIds: number[];
  close: () => void;
  sent: () => void;
}

/** Makes documents for a selection: which template, and the fee of each person. */
export function MakeDialog({ templates, expertIds, close, sent }: MakeDialogProps) {
  const t = useT('agreementConsole');
  const language = useLanguage();
  const cid = useCid();
  const [chosen, setChosen] = useState(templates[0]?.id ?? 0);
  const [fee, setFee] = useState('0');
  const make = useChange(calls.make, { refreshes: [calls.list, taskCalls.list], said: t('makeDialog.started') });
  const fen = fenOf(fee, HOME_CURRENCY);
  const wrong = fen === null || fen > MOST;
  const why = templates.length === 0 ? t('makeDialog.noTemplate') : wrong ? t('makeDialog.feeWrong') : '';
  return (
    <FieldDialog
      title={t('make', { count: expertIds.length })}
      okText={t('makeDialog.send')}
      cancelText={t('makeDialog.cancel')}
      okButtonProps={{ loading: make.busy, ...greyOk(why) }}
      onOk={() =>
        void make.change({ cid, templateId: chosen, expertIds, lectureFee: fen ?? 0 }).then(({ ok }) => ok && sent())
      }
      close={close}
      values={[chosen, fee]}
    >
      <p>{t('makeDialog.text')}</p>
      <Field label={t('makeDialog.template')} {...(templates.length === 0 && { fault: t('makeDialog.noTemplate') })}>
        <Select
          aria-label={t('makeDialog.template')}
          style={{ width: '100%' }}
          {...(chosen !== 0 && { value: chosen })}
          onChange={setChosen}
          options={templates.map(({ id, title }) => ({ value: id, label: pickLanguage(title, language) }))}
        />
      </Field>
      <Field
        label={t('makeDialog.fee')}
        wrap
        hint={fen ? t('makeDialog.net', { net: amountText(netFee(fen), HOME_CURRENCY) }) : t('makeDialog.noFee')}
        {...(wrong && { fault: t('makeDialog.feeWrong') })}
      >
        <Input inputMode="decimal" value={fee} onChange={({ target }) => setFee(target.value)} />
      </Field>
    </FieldDialog>
  );
}
