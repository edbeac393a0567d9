import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { extraConsoleCalls as calls, extraKinds } from '@meetingapp/contract/exhibition/extra.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { Checkbox, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { amountText, fenOf } from '../../../lib/forms/money.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { PriceField } from './PriceField.tsx';
import { useFaults } from './use-faults.ts';

type Row = AnswerOf<typeof calls.extras>['extras'][number];

interface ExtraDialogProps {
  extra: Row | null;
  currency: string;
  close: () => void;
}

const nothing = { zh: '', en: '' };

/** What exhibitors can order: name, price, and how many there are. Orders keep the price that they were made with. */
export function ExtraDialog({ extra, currency, close }: ExtraDialogProps) {
  const t = useT('exhibitionConsole');
  const c = useT('console');
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const save = useChange(calls.saveExtra, { refreshes: [calls.extras], said: c('saved'), quiet: true });
  const remove = useChange(calls.removeExtra, { refreshes: [calls.extras] });
  const [value, setValue] = useState({
    kind: extra?.kind ?? ('furniture' as const),
    name: extra?.name ?? nothing,
    text: extra?.text ?? nothing,
    stock: extra?.stock ?? null,
    most: extra?.most ?? null,
    closesAt: extra?.closesAt ?? null,
    offered: extra?.offered ?? true,
  });
  const [price, setPrice] = useState(extra ? amountText(extra.price, currency, true) : '');
  const faults = useFaults('extra');
  const set = (part: Partial<typeof value>) => setValue({ ...value, ...part });
  const fault = faults.of;

  async function submit() {
    const amount = fenOf(price, currency);
    if (amount === null) return faults.show({ price: t('form.priceWrong') });
    const outcome = await save.change({
      cid,
      extra: { ...value, price: amount, id: extra?.id ?? null, seen: extra?.version ?? null },
    });
    if (outcome.ok) return close();
    faults.take(outcome.failure);
  }
  async function removeNow() {
    if (extra && (await remove.change({ cid, extraId: extra.id })).ok) close();
  }
  return (
    <EntryDialog
      title={t(extra ? 'services.edit' : 'services.add')}
      values={[value, price]}
      mayWrite={mayWrite}
      save={{ label: t('form.save'), busy: save.busy, run: submit }}
      remove={extra && { label: t('services.remove'), busy: remove.busy, run: removeNow }}
      fault={faults.other}
      close={close}
    >
      <Field label={t('services.kind')}>
        <Select
          aria-label={t('services.kind')}
          value={value.kind}
          disabled={!mayWrite}
          onChange={(kind) => set({ kind })}
          options={extraKinds.map((kind) => ({ value: kind, label: t(`services.kinds.${kind}`) }))}
        />
      </Field>
      <BilingualField
        label={t('services.name')}
        maxLength={60}
        value={value.name}
        disabled={!mayWrite}
        onChange={(name) => set({ name })}
        fault={fault('name')}
      />
      <BilingualField
        label={t('services.text')}
        maxLength={200}
        value={value.text}
        disabled={!mayWrite}
        onChange={(text) => set({ text })}
        fault={fault('text')}
      />
      <div className="exh-row">
        <PriceField
          label={t('services.price', { currency })}
          value={price}
          fault={fault('price')}
          disabled={!mayWrite}
          onChange={setPrice}
        />
        <Field label={t('services.stock')} hint={t('services.unlimited')}>
          <InputNumber
            aria-label={t('services.stock')}
            min={0}
            max={100_000}
            precision={0}
            disabled={!mayWrite}
            value={value.stock}
            onChange={(stock) => set({ stock })}
          />
        </Field>
        <Field label={t('services.most')} hint={t('services.unlimited')}>
          <InputNumber
            aria-label={t('services.most')}
            min={1}
            max={9_999}
            precision={0}
            disabled={!mayWrite}
            value={value.most}
            onChange={(most) => set({ most })}
          />
        </Field>
      </div>
      <Field label={t('services.closesAt')} fault={fault('closesAt')}>
        <MomentPicker
          label={t('services.closesAt')}
          at={value.closesAt}
          change={(moment) => set({ closesAt: moment })}
        />
      </Field>
      <Checkbox
        checked={value.offered}
        disabled={!mayWrite}
        onChange={({ target }) => set({ offered: target.checked })}
      >
        {t('services.offeredLabel')}
      </Checkbox>
    </EntryDialog>
  );
}
