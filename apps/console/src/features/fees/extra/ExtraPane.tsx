import { feeCalls, type Extra, type ExtraDraft } from '@meetingapp/contract/fees/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, ConfigProvider, InputNumber } from 'antd';
import { amountText } from '../../../lib/forms/money.ts';
import { furtherTexts } from '../view.ts';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { AmountInput } from '../parts/AmountInput.tsx';
import { FurtherPrices } from '../parts/FurtherPrices.tsx';

interface ExtraPaneProps {
  cid: number;
  /** Null: a new one. */
  extra: Extra | null;
  may: boolean;
  /** The main one of the conference, and further ones. */
  currency: string;
  currencies: readonly string[];
  close: () => void;
}

const nothing = { zh: '', en: '' };
const blank: ExtraDraft = {
  id: null,
  title: nothing,
  remark: nothing,
  amount: 0,
  prices: {},
  atMost: 1,
  size: null,
  closed: false,
};

function draftOf({ confirmed: _confirmed, held: _held, used: _used, ...draft }: Extra): ExtraDraft {
  return draft;
}

/** One extra: name, price and stock. */
export function ExtraPane({ cid, extra, may, currency, currencies, close }: ExtraPaneProps) {
  const t = useT('fees');
  const c = useT('console');
  const language = useLanguage();
  const { modal } = App.useApp();
  const saved = extra ? draftOf(extra) : blank;
  const draft = useFieldDraft<ExtraDraft>(`fees/${cid}/extra/${extra?.id ?? 'new'}`, saved);
  const { value, changed, change, forget } = draft;
  const save = useChange(feeCalls.saveExtra, { refreshes: [feeCalls.list], said: c('saved') });
  const remove = useChange(feeCalls.removeExtra, { refreshes: [feeCalls.list] });
  const conflicting = !save.busy && draft.conflicts.length > 0;
  const title = pickLanguage(value.title, language) || t('extras.add');

  async function saveIt(wish: ExtraDraft) {
    const outcome = await save.change({ cid, extra: wish, seen: extra && saved });
    if (!outcome.ok) {
      if (outcome.failure.name === 'changed_meanwhile') await refresh(feeCalls.list);
      return;
    }
    draft.settle(wish, `fees/${cid}/extra/${outcome.answer.extraId}`);
    if (extra === null) close();
  }
  function askRemove(id: number) {
    modal.confirm({
      title: t('removeAsk', { title }),
      okText: t('remove'),
      okButtonProps: { danger: true },
      onOk: async () => {
        if (!(await remove.change({ cid, extraId: id })).ok) return;
        forget();
        close();
      },
    });
  }
  const named = value.title.zh.trim() !== '';
  const why = conflicting
    ? c('why.conflictsFirst')
    : changed
      ? named
        ? ''
        : c('why.nameMissing')
      : c('why.nothingChanged');
  const foot = may && (
    <>
      <ActButton type="primary" why={why} loading={save.busy} onClick={() => void saveIt(value)}>
        {t('save', { count: 1 })}
      </ActButton>
      {extra && (
        <Button onClick={() => void saveIt({ ...value, closed: !value.closed })}>
          {t(value.closed ? 'reopen' : 'close')}
        </Button>
      )}
      {extra && !extra.used && (
        <Button type="text" danger onClick={() => askRemove(extra.id)}>
          {t('remove')}
        </Button>
      )}
    </>
  );
  return (
    <ConfigProvider componentDisabled={!may}>
      <Pane title={title} close={close} foot={foot}>
        {extra && conflicting && (
          <DraftConflicts
            of={{ cid, subject: 'extra', id: extra.id }}
            draft={draft}
            labels={{
              title: t('title'),
              remark: t('remark'),
              amount: t('extras.price'),
              atMost: t('extras.atMost'),
              prices: t('extras.further'),
            }}
            describe={{
              amount: (fen) => amountText(fen, currency, true),
              prices: (prices) => furtherTexts(prices).join(', '),
              size: (size) => size ?? t('unlimited'),
            }}
          />
        )}
        <BilingualInput
          label={t('title')}
          maxLength={60}
          value={value.title}
          onChange={(next) => change({ title: next })}
        />
        <BilingualInput
          label={t('remark')}
          maxLength={400}
          rows={2}
          value={value.remark}
          onChange={(remark) => change({ remark })}
        />
        <label>
          {t('extras.price')}
          <AmountInput
            label={t('extras.price')}
            currency={currency}
            fen={value.amount}
            change={(amount) => change({ amount })}
          />
        </label>
        <FurtherPrices
          currencies={currencies}
          label={t('extras.price')}
          prices={value.prices}
          change={(prices) => change({ prices })}
        />
        <label>
          {t('extras.atMost')}{' '}
          <InputNumber
            min={1}
            max={99}
            precision={0}
            value={value.atMost}
            onChange={(atMost) => change({ atMost: atMost ?? 1 })}
          />
        </label>
        <label>
          {t('size')}{' '}
          <InputNumber
            min={0}
            max={1_000_000}
            precision={0}
            placeholder={t('unlimited')}
            value={value.size}
            onChange={(size) => change({ size })}
          />
        </label>
        <p className="small quiet">{t('sizeHelp')}</p>
        {extra?.used && <p className="small quiet">{t('onlyClose')}</p>}
        {extra && <History cid={cid} subject="extra" id={extra.id} />}
      </Pane>
    </ConfigProvider>
  );
}
