import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { exhibitionConsoleCalls as calls } from '@meetingapp/contract/exhibition/console.ts';
import { App, Button, Checkbox, Form, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { CoverField } from '../../../lib/forms/CoverField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { amountText, fenOf } from '../../../lib/forms/money.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DayPicker } from '../../../lib/time/DayPicker.tsx';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { changed, type ExhibitorInput } from '../data.ts';
import { PriceField } from './PriceField.tsx';
import { StandForm } from './StandForm.tsx';
import { noFaults, useFaults } from './use-faults.ts';

interface ExhibitorFormProps {
  initial: ExhibitorInput;
  noticeVersion: number;
  list: AnswerOf<typeof calls.list>;
  mayWrite: boolean;
  saved: (id: number) => void;
  removed: () => void;
}

/** Name, booth, stand and cards of an exhibitor. */
export function ExhibitorForm({ initial, noticeVersion, list, mayWrite, saved, removed }: ExhibitorFormProps) {
  const t = useT('exhibitionConsole');
  const c = useT('console');
  const cid = useCid();
  const { modal } = App.useApp();
  const [value, setValue] = useState(initial);
  const [paidText, setPaidText] = useState(amountText(initial.paid, list.currency, true));
  const [price, setPrice] = useState(amountText(initial.price, list.currency, true));
  const faults = useFaults('exhibitor');
  const save = useChange(calls.save, { refreshes: changed, said: c('saved') });
  const remove = useChange(calls.remove, { refreshes: changed });
  const set = (part: Partial<ExhibitorInput>) => setValue({ ...value, ...part });
  const fault = faults.of;
  const amount = fenOf(price, list.currency);
  const paid = fenOf(paidText, list.currency);
  const same = amount === initial.price && paid === initial.paid && JSON.stringify(value) === JSON.stringify(initial);
  const listed =
    list.levels.flatMap((level) => level.booths).find(({ label }) => label === value.booth)?.listPrice ?? null;
  const booths = list.levels
    .flatMap((level) => level.booths)
    .filter(({ label, exhibitorId }) => exhibitorId === null || exhibitorId === value.id || label === value.booth);

  async function submit() {
    if (amount === null) return faults.show({ price: t('form.priceWrong') });
    if (paid === null) return faults.show({ paid: t('form.priceWrong') });
    const members = value.members.map((one) => one.trim()).filter((one) => one !== '');
    const outcome = await save.change({ cid, exhibitor: { ...value, price: amount, paid, members } });
    if (!outcome.ok) return faults.take(outcome.failure);
    faults.show(noFaults);
    saved(outcome.answer.exhibitorId);
  }
  async function removeNow() {
    const sure = await modal.confirm({
      title: t('form.remove'),
      content: t('form.removeSure'),
      okText: t('form.remove'),
    });
    if (sure && value.id !== null && (await remove.change({ cid, exhibitorId: value.id })).ok) removed();
  }
  return (
    <Form layout="vertical" disabled={!mayWrite} className="exh-part">
      <h2>{t('form.basics')}</h2>
      <div className="exh-two">
        <BilingualField
          label={t('form.name')}
          maxLength={60}
          value={value.name}
          disabled={!mayWrite}
          onChange={(name) => set({ name })}
          fault={fault('name')}
        />
        <BilingualField
          label={t('form.field')}
          maxLength={40}
          value={value.field}
          disabled={!mayWrite}
          onChange={(field) => set({ field })}
          fault={fault('field')}
        />
      </div>
      <BilingualField
        label={t('form.introduction')}
        rows={3}
        maxLength={1000}
        value={value.introduction}
        disabled={!mayWrite}
        onChange={(introduction) => set({ introduction })}
        fault={fault('introduction')}
      />
      <Field label={t('form.logo')}>
        <CoverField value={value.logo} disabled={!mayWrite} onChange={(logo) => set({ logo })} />
      </Field>
      <div className="exh-row">
        <Field label={t('form.booth')} fault={fault('booth')}>
          <Select
            aria-label={t('form.booth')}
            value={value.booth}
            onChange={(booth) => set({ booth })}
            options={[
              { value: '', label: t('form.boothNone') },
              ...booths.map(({ label }) => ({ value: label, label })),
            ]}
          />
        </Field>
        <Field label={t('form.deal')}>
          <Segmented
            aria-label={t('form.deal')}
            value={value.deal}
            onChange={(deal) => set({ deal })}
            options={(['held', 'sold'] as const).map((one) => ({ value: one, label: t(`states.${one}`) }))}
          />
        </Field>
        {value.deal === 'held' && (
          <Field label={t('form.heldUntil')} fault={fault('heldUntil')}>
            <MomentPicker
              label={t('form.heldUntil')}
              at={value.heldUntil}
              change={(moment) => set({ heldUntil: moment })}
            />
          </Field>
        )}
        <PriceField
          label={t('form.price', { currency: list.currency })}
          value={price}
          fault={fault('price')}
          onChange={setPrice}
        />
        {listed !== null && listed !== amount && (
          <Field label={t('editor.toPrice', { price: amountText(listed, list.currency, true) })}>
            <Button onClick={() => setPrice(amountText(listed, list.currency, true))}>{t('editor.take')}</Button>
          </Field>
        )}
      </div>
      <div className="exh-row">
        <Field label={t('form.contract')} fault={fault('contract')}>
          <Input
            aria-label={t('form.contract')}
            maxLength={40}
            value={value.contract}
            onChange={({ target }) => set({ contract: target.value })}
          />
        </Field>
        <Field label={t('form.signedOn')} fault={fault('signedOn')}>
          <DayPicker
            label={t('form.signedOn')}
            value={value.signedOn ?? ''}
            onChange={(day) => set({ signedOn: day === '' ? null : day })}
          />
        </Field>
        <PriceField
          label={t('form.paid', { currency: list.currency })}
          value={paidText}
          fault={fault('paid')}
          onChange={setPaidText}
        />
      </div>
      <Checkbox checked={value.shown} onChange={({ target }) => set({ shown: target.checked })}>
        {t('form.shown')}
      </Checkbox>
      <StandForm stand={value.stand} mayWrite={mayWrite} fault={fault} change={(stand) => set({ stand })} />
      <h2>{t('form.cards')}</h2>
      <BilingualField
        label={t('form.purpose')}
        hint={t('form.purposeHint', { version: noticeVersion })}
        maxLength={200}
        value={value.purpose}
        disabled={!mayWrite}
        onChange={(purpose) => set({ purpose })}
        fault={fault('purpose')}
      />
      <Field label={t('form.keepUntil')} fault={fault('keepUntil')}>
        <DayPicker label={t('form.keepUntil')} value={value.keepUntil} onChange={(keepUntil) => set({ keepUntil })} />
      </Field>
      <Field label={t('form.members')} hint={t('form.membersHint')} fault={faults.within('members')}>
        <Input.TextArea
          aria-label={t('form.members')}
          rows={3}
          value={value.members.join('\n')}
          onChange={({ target }) => set({ members: target.value === '' ? [] : target.value.split('\n') })}
        />
      </Field>
      <span className="row">
        <ActButton
          type={same ? 'default' : 'primary'}
          lacks={{ onlyView: !mayWrite, nothingChanged: same }}
          loading={save.busy}
          onClick={() => void submit()}
        >
          {t('form.save')}
        </ActButton>
        {value.id !== null && (
          <Button danger type="text" onClick={() => void removeNow()}>
            {t('form.remove')}
          </Button>
        )}
      </span>
    </Form>
  );
}
