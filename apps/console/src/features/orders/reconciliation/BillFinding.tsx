import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { billCalls } from '@meetingapp/contract/orders/reconciliation.ts';
import type { BillLine } from '@meetingapp/contract/orders/reconciliation.ts';
import { Button, Input, Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { OrderLink } from '../parts/OrderLink.tsx';

/** A difference, the recommended action, and how it was resolved. */
export function BillFinding({ cid, line }: { cid: number; line: BillLine }) {
  const t = useT('ordersConsole');
  const language = useLanguage();
  const note = useDraft(`bills/${cid}/${line.id}`, '');
  const resolve = useChange(billCalls.resolveLine, { refreshes: [billCalls.bill, billCalls.bills] });
  const { id, fate, kind, ours, theirs, name, orderNumber, number, resolvedAt, conference } = line;
  if (fate === 'matched') return null;
  const amounts = { ours: amountText(ours ?? 0, HOME_CURRENCY), theirs: amountText(theirs ?? 0, HOME_CURRENCY) };
  const say = (words: string) =>
    void resolve.change({ cid, lineId: id, note: words }).then((outcome) => outcome.ok && note.settle(words));
  return (
    <article className={resolvedAt ? 'finding done' : 'finding'}>
      <p>
        <Tag variant="filled" color={resolvedAt ? 'default' : 'error'}>
          {t(`bills.fates.${fate}`)}
        </Tag>
        <b>{t(`bills.what.${kind}.${fate}`, amounts)}</b>
      </p>
      <p className="row">
        <span className="small quiet">
          {[name, orderNumber, number, conference || t('bills.noConference')].filter(Boolean).join(' · ')}
        </span>
        <OrderLink line={line}>{t('bills.order')}</OrderLink>
      </p>
      {resolvedAt ? (
        <p className="row">
          <span className="grow">
            {line.note} <span className="quiet">{`${line.resolvedBy} ${momentText(resolvedAt, language)}`}</span>
          </span>
          <Button size="small" loading={resolve.busy} onClick={() => say('')}>
            {t('bills.reopen')}
          </Button>
        </p>
      ) : (
        <>
          <p>{t(`bills.todo.${kind}.${fate}`)}</p>
          <div className="row">
            <Input
              maxLength={500}
              aria-label={t('bills.note')}
              placeholder={t('bills.note')}
              value={note.value}
              onChange={({ target }) => note.set(target.value)}
            />
            <ActButton
              lacks={{ textMissing: note.value.trim() === '' }}
              loading={resolve.busy}
              onClick={() => say(note.value)}
            >
              {t('bills.resolve')}
            </ActButton>
          </div>
        </>
      )}
    </article>
  );
}
