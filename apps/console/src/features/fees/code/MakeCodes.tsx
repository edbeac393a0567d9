import { feeCodeCalls } from '@meetingapp/contract/fees/code.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import { Button, Input, InputNumber, Segmented, Select } from 'antd';
import { useState } from 'react';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { ClockPicker } from '../../../lib/time/ClockPicker.tsx';
import type { FeeSetUp } from '../data.ts';
import { AmountInput } from '../parts/AmountInput.tsx';
import { FurtherPrices } from '../parts/FurtherPrices.tsx';

interface MakeCodesProps {
  cid: number;
  setUp: Pick<FeeSetUp, 'zone' | 'currency' | 'currencies'>;
  /** Fees to which the codes can be tied. */
  fees: readonly { id: number; title: Bilingual }[];
  close: () => void;
}

interface Wish {
  many: boolean;
  code: string;
  prefix: string;
  count: number;
  kind: 'percent' | 'amount' | 'exempt';
  percent: number;
  amount: number;
  /** Sums in further currencies. */
  prices: Record<string, number>;
  /** In the conference's zone; empty: no limit. */
  from: string;
  until: string;
  size: number | null;
  feeIds: number[];
  /** Phone number or e-mail address; only for one code. */
  onlyFor: string;
}

const blank: Wish = {
  many: false,
  code: '',
  prefix: '',
  count: 100,
  kind: 'percent',
  percent: 10,
  amount: 0,
  prices: {},
  from: '',
  until: '',
  size: 1,
  feeIds: [],
  onlyFor: '',
};
const kinds = ['percent', 'amount', 'exempt'] as const;

/** Creates one named code or a batch of random ones. */
export function MakeCodes({ cid, setUp: { zone, currency, currencies }, fees, close }: MakeCodesProps) {
  const t = useT('fees');
  const c = useT('console');
  const language = useLanguage();
  const { value: wish, set, forget } = useDraft<Wish>(`fees/${cid}/codes`, blank);
  const { change, busy } = useChange(feeCodeCalls.makeCodes, { refreshes: [feeCodeCalls.codes] });
  const [made, setMade] = useState<readonly string[]>([]);
  const put = (part: Partial<Wish>) => set({ ...wish, ...part });
  const moment = (clock: string) => (clock === '' ? null : (momentIn(zone, clock)?.toISOString() ?? null));

  async function make() {
    const outcome = await change({
      cid,
      kind: wish.kind,
      // Basis points: a percentage with two decimals becomes an integer.
      value: wish.kind === 'percent' ? Math.round(wish.percent * 100) : wish.kind === 'amount' ? wish.amount : 0,
      prices: wish.kind === 'amount' ? wish.prices : {},
      from: moment(wish.from),
      until: moment(wish.until),
      size: wish.size,
      feeIds: wish.feeIds,
      ...(wish.many ? { prefix: wish.prefix, count: wish.count } : { code: wish.code, onlyFor: wish.onlyFor }),
    });
    if (!outcome.ok) return;
    setMade(outcome.answer.codes);
    forget();
  }

  const foot = (
    <ActButton
      type="primary"
      loading={busy}
      why={!wish.many && wish.code.trim() === '' ? c('why.nameMissing') : ''}
      onClick={() => void make()}
    >
      {t('codes.act')}
    </ActButton>
  );
  return (
    <Pane title={t('codes.make')} close={close} foot={foot}>
      <Segmented
        value={wish.many}
        onChange={(many) => put({ many })}
        options={[
          { value: false, label: t('codes.one') },
          { value: true, label: t('codes.many') },
        ]}
      />
      {wish.many ? (
        <>
          <label>
            {t('codes.count')}{' '}
            <InputNumber
              min={1}
              max={5000}
              precision={0}
              value={wish.count}
              onChange={(count) => put({ count: count ?? 1 })}
            />
          </label>
          <label>
            {t('codes.prefix')}
            <Input maxLength={12} value={wish.prefix} onChange={(event) => put({ prefix: event.target.value })} />
          </label>
        </>
      ) : (
        <label>
          {t('codes.code')}
          <Input
            maxLength={24}
            placeholder={t('codes.ownCode')}
            value={wish.code}
            onChange={(event) => put({ code: event.target.value })}
          />
        </label>
      )}
      {!wish.many && (
        <label>
          {t('codes.onlyFor')}
          <Input
            maxLength={120}
            placeholder={t('codes.everybody')}
            value={wish.onlyFor}
            onChange={(event) => put({ onlyFor: event.target.value })}
          />
        </label>
      )}
      <label>
        {t('codes.fees')}
        <Select
          mode="multiple"
          aria-label={t('codes.fees')}
          style={{ width: '100%' }}
          placeholder={t('codes.everyFee')}
          value={wish.feeIds}
          options={fees.map(({ id, title }) => ({ value: id, label: pickLanguage(title, language) }))}
          onChange={(feeIds: number[]) => put({ feeIds })}
        />
      </label>
      <Segmented
        value={wish.kind}
        onChange={(kind) => put({ kind })}
        options={kinds.map((value) => ({ value, label: t(`codes.kinds.${value}`) }))}
      />
      {wish.kind === 'percent' && (
        <label>
          {t('codes.percent')}{' '}
          <InputNumber
            min={0.01}
            max={100}
            precision={2}
            value={wish.percent}
            onChange={(percent) => put({ percent: percent ?? 1 })}
          />
        </label>
      )}
      {wish.kind === 'amount' && (
        <div className="codes-sums">
          {t('codes.amount')}
          <AmountInput
            label={t('codes.amount')}
            currency={currency}
            fen={wish.amount}
            change={(amount) => put({ amount })}
          />
          <FurtherPrices
            currencies={currencies}
            label={t('codes.amount')}
            texts={(currency) => ({ label: t('codes.amountIn', { currency }), blank: t('codes.notIn') })}
            prices={wish.prices}
            change={(prices) => put({ prices })}
          />
        </div>
      )}
      <label>
        {t('codes.size')}{' '}
        <InputNumber
          min={0}
          max={1_000_000}
          precision={0}
          placeholder={t('unlimited')}
          value={wish.size}
          onChange={(size) => put({ size })}
        />
      </label>
      <div>
        {t('from')} <ClockPicker label={t('from')} value={wish.from} onChange={(from) => put({ from })} />
      </div>
      <div>
        {t('until')} <ClockPicker label={t('until')} value={wish.until} onChange={(until) => put({ until })} />
      </div>
      {made.length > 0 && <Made codes={made} />}
    </Pane>
  );
}

function Made({ codes }: { codes: readonly string[] }) {
  const t = useT('fees');
  const [copied, setCopied] = useState(false);
  return (
    <div className="note brand" role="status">
      <span className="grow">{codes.length === 1 ? codes[0] : t('codes.made', { count: codes.length })}</span>
      <Button
        size="small"
        onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}
      >
        {t(copied ? 'codes.copied' : 'codes.copy')}
      </Button>
    </div>
  );
}
