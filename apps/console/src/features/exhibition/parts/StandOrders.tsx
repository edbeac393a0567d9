import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { extraConsoleCalls as calls, moneyWays } from '@meetingapp/contract/exhibition/extra.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Input, Select, Tag } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { amountText } from '../../../lib/forms/money.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

type Answer = AnswerOf<typeof calls.extras>;
type Row = Answer['orders'][number];
const colours = { open: 'warning', paid: 'success', cancelled: 'default', refunded: 'default' } as const;

/** Orders of the exhibitors, newest first, and what finance does about them. */
export function StandOrders({ list }: { list: Answer }) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const mayMove = useRole(roles.money);
  const mayCancel = useRole(roles.setUp);
  const [moving, setMoving] = useState<{ row: Row; event: 'pay' | 'refund' } | null>(null);
  const cancel = useChange(calls.cancelStandOrder, { refreshes: [calls.extras] });

  async function cancelNow({ id, version }: Row) {
    const sure = await modal.confirm({
      title: t('services.cancel'),
      content: t('services.cancelSure'),
      okText: t('services.cancel'),
    });
    if (sure) await cancel.change({ cid, orderId: id, seen: version });
  }
  return (
    <>
      <section className="exh-part">
        <h2>{t('services.orders')}</h2>
      </section>
      <ListTable<Row>
        rows={list.orders}
        open={null}
        columns={[
          {
            title: t('name'),
            render: (_value, one) => (
              <>
                <b>{pickLanguage(one.exhibitor, language)}</b> <span className="quiet">{one.booth}</span>
                <div className="small quiet">{one.number}</div>
              </>
            ),
          },
          {
            title: t('services.lines'),
            render: (_value, one) =>
              joinList(
                one.lines.map(({ name, count }) => `${pickLanguage(name, language)} × ${count}`),
                language,
                'entries',
              ),
          },
          {
            title: t('services.total', { currency: list.currency }),
            width: 130,
            align: 'right',
            render: (_value, one) => amountText(one.total, list.currency),
          },
          {
            title: t('state'),
            width: 210,
            render: (_value, one) => (
              <>
                <Tag color={colours[one.state]}>{t(`services.states.${one.state}`)}</Tag>
                <span className="small quiet">{momentText(one.endedAt ?? one.paidAt ?? one.createdAt, language)}</span>
                {one.reference !== '' && <div className="small quiet">{one.reference}</div>}
              </>
            ),
          },
          {
            title: t('services.invoice'),
            width: 160,
            render: (_value, one) =>
              one.invoice && (
                <>
                  <div>{one.invoice.form.title}</div>
                  <div className="small quiet">{one.invoice.number || t('services.invoiceAsked')}</div>
                </>
              ),
          },
          {
            title: t('services.acts'),
            width: 210,
            render: (_value, one) => (
              <span className="row">
                {one.state === 'open' && (
                  <>
                    <ActButton
                      size="small"
                      lacks={{ onlyView: !mayMove }}
                      onClick={() => setMoving({ row: one, event: 'pay' })}
                    >
                      {t('services.pay')}
                    </ActButton>
                    <ActButton
                      size="small"
                      type="text"
                      lacks={{ onlyView: !mayCancel }}
                      onClick={() => void cancelNow(one)}
                    >
                      {t('services.cancel')}
                    </ActButton>
                  </>
                )}
                {one.state === 'paid' && one.total > 0 && (
                  <ActButton
                    size="small"
                    type="text"
                    lacks={{ onlyView: !mayMove }}
                    onClick={() => setMoving({ row: one, event: 'refund' })}
                  >
                    {t('services.refund')}
                  </ActButton>
                )}
              </span>
            ),
          },
        ]}
      />
      {moving && <MoveDialog {...moving} currency={list.currency} close={() => setMoving(null)} />}
    </>
  );
}

interface MoveDialogProps {
  row: Row;
  event: 'pay' | 'refund';
  currency: string;
  close: () => void;
}

/** How the money came or went, and by what it is found. */
function MoveDialog({ row, event, currency, close }: MoveDialogProps) {
  const t = useT('exhibitionConsole');
  const cid = useCid();
  const [way, setWay] = useState<(typeof moneyWays)[number]>('bank');
  const [reference, setReference] = useState('');
  const [fault, setFault] = useState<string>();
  const call = event === 'pay' ? calls.payStandOrder : calls.refundStandOrder;
  const move = useChange(call, { refreshes: [calls.extras], said: t('services.moved'), quiet: true });
  async function submit() {
    if (reference.trim() === '') return setFault(t('services.referenceMissing'));
    const outcome = await move.change({ cid, orderId: row.id, seen: row.version, way, reference });
    if (outcome.ok) return close();
    setFault(failureText(outcome.failure));
  }
  return (
    <FieldDialog
      title={t(`services.${event}`)}
      okText={t(`services.${event}`)}
      cancelText={t('services.back')}
      confirmLoading={move.busy}
      onOk={() => void submit()}
      close={close}
      values={[way, reference]}
    >
      <div className="exh-dialog">
        <p>
          {t('services.amount', { currency, amount: amountText(row.total, currency) })} <b>{row.number}</b>
        </p>
        <Field label={t('services.way')}>
          <Select
            aria-label={t('services.way')}
            value={way}
            onChange={setWay}
            options={moneyWays.map((one) => ({ value: one, label: t(`services.ways.${one}`) }))}
          />
        </Field>
        <Field label={t('services.reference')} fault={fault}>
          <Input
            aria-label={t('services.reference')}
            maxLength={60}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </Field>
      </div>
    </FieldDialog>
  );
}
