import type { BodyOf } from '@meetingapp/contract/call.ts';
import { drawMaskings, lotteryConsoleCalls as calls, type ConsoleDraw } from '@meetingapp/contract/lottery/console.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { App, Button, Checkbox, Form, InputNumber, Segmented } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { changed } from '../data.ts';

type Input = BodyOf<typeof calls.save>['draw'];

const nothing = { zh: '', en: '' };
const blankPrize = { name: nothing, thing: nothing, count: 1, repeat: false };
const blank: Input = {
  id: null,
  seen: null,
  title: nothing,
  rules: { attended: true, noSpeakers: false, noEarlierWinners: true },
  masking: 'one',
  place: nothing,
  pickUpUntil: null,
  prizes: [blankPrize],
};

const inputOf = (draw: ConsoleDraw): Input => ({
  id: draw.id,
  seen: draw.version,
  title: draw.title,
  rules: draw.rules,
  masking: draw.masking,
  place: draw.place,
  pickUpUntil: draw.pickUpUntil,
  prizes: draw.prizes.map(({ name, thing, count, repeat }) => ({ name, thing, count, repeat })),
});

interface DrawFormProps {
  /** Null: a new one. */
  draw: ConsoleDraw | null;
  mayWrite: boolean;
  saved: (id: number) => void;
  removed: () => void;
}

/** A draw in preparation: name, conditions, prizes, and the step that freezes them. */
export function DrawForm({ draw, mayWrite, saved, removed }: DrawFormProps) {
  const t = useT('lotteryConsole');
  const c = useT('console');
  const cid = useCid();
  const { modal } = App.useApp();
  const [value, setValue] = useState<Input>(draw ? inputOf(draw) : blank);
  const [before, setBefore] = useState(value);
  const save = useChange(calls.save, { refreshes: changed, said: c('saved') });
  const freeze = useChange(calls.freeze, { refreshes: changed });
  const remove = useChange(calls.remove, { refreshes: changed });
  const same = JSON.stringify(value) === JSON.stringify(before);
  const set = (part: Partial<Input>) => setValue({ ...value, ...part });
  const setPrize = (at: number, part: Partial<Input['prizes'][number]>) =>
    set({ prizes: value.prizes.map((prize, place) => (place === at ? { ...prize, ...part } : prize)) });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const fault = (field: string) => faults[`draw.${field}`];
  async function submit() {
    const outcome = await save.change({ cid, draw: value });
    setFaults(outcome.ok ? {} : Object.fromEntries(outcome.failure.faults.map(({ field, text }) => [field, text])));
    if (!outcome.ok) return;
    const next = { ...value, id: outcome.answer.drawId, seen: outcome.answer.version };
    setValue(next);
    setBefore(next);
    saved(outcome.answer.drawId);
  }
  async function freezeNow() {
    const sure = await modal.confirm({ title: t('freeze'), content: t('freezeSure'), okText: t('freeze') });
    if (sure && draw) await freeze.change({ cid, drawId: draw.id });
  }
  async function removeNow() {
    const sure = await modal.confirm({
      title: t('form.remove'),
      content: t('form.removeSure'),
      okText: t('form.remove'),
    });
    if (sure && draw && (await remove.change({ cid, drawId: draw.id })).ok) removed();
  }
  return (
    <Form layout="vertical" disabled={!mayWrite} className="draw-part">
      <BilingualField
        label={t('name')}
        maxLength={60}
        value={value.title}
        disabled={!mayWrite}
        onChange={(title) => set({ title })}
        fault={fault('title')}
      />
      <Field label={t('form.rules')}>
        <span className="row">
          {(['attended', 'noSpeakers', 'noEarlierWinners'] as const).map((rule) => (
            <Checkbox
              key={rule}
              checked={value.rules[rule]}
              onChange={({ target }) => set({ rules: { ...value.rules, [rule]: target.checked } })}
            >
              {t(`form.${rule}`)}
            </Checkbox>
          ))}
        </span>
      </Field>
      <Field label={t('form.masking')}>
        <Segmented
          aria-label={t('form.masking')}
          value={value.masking}
          onChange={(masking) => set({ masking })}
          options={drawMaskings.map((one) => ({ value: one, label: t(`form.maskings.${one}`) }))}
        />
      </Field>
      <BilingualField
        label={t('form.place')}
        maxLength={80}
        value={value.place}
        disabled={!mayWrite}
        onChange={(place) => set({ place })}
        fault={fault('place')}
      />
      <Field label={t('form.pickUpUntil')} fault={fault('pickUpUntil')}>
        <MomentPicker
          label={t('form.pickUpUntil')}
          at={value.pickUpUntil}
          change={(moment) => set({ pickUpUntil: moment })}
        />
      </Field>
      <h2>{t('form.prizes')}</h2>
      {value.prizes.map((prize, at) => (
        <div key={at} className="draw-prize">
          <BilingualField
            label={t('form.prizeName')}
            maxLength={40}
            value={prize.name}
            disabled={!mayWrite}
            onChange={(name) => setPrize(at, { name })}
            fault={fault(`prizes.${at}.name`)}
          />
          <BilingualField
            label={t('form.thing')}
            maxLength={60}
            value={prize.thing}
            disabled={!mayWrite}
            onChange={(thing) => setPrize(at, { thing })}
            fault={fault(`prizes.${at}.thing`)}
          />
          <Field label={t('form.count')} fault={fault(`prizes.${at}.count`)}>
            <InputNumber
              aria-label={t('form.count')}
              min={1}
              max={2000}
              value={prize.count}
              onChange={(count) => setPrize(at, { count: count ?? 1 })}
            />
          </Field>
          <Field label={t('form.repeat')}>
            <Checkbox
              aria-label={t('form.repeat')}
              checked={prize.repeat}
              onChange={({ target }) => setPrize(at, { repeat: target.checked })}
            />
          </Field>
          <Button
            type="text"
            aria-label={t('form.removePrize', { number: at + 1 })}
            icon={<Icon icon={trash2} />}
            onClick={() => set({ prizes: value.prizes.filter((_prize, place) => place !== at) })}
          />
        </div>
      ))}
      <span>
        <Button icon={<Icon icon={plus} />} onClick={() => set({ prizes: [...value.prizes, blankPrize] })}>
          {t('form.addPrize')}
        </Button>
      </span>
      <span className="row">
        <ActButton
          type={same ? 'default' : 'primary'}
          lacks={{ nothingChanged: same }}
          loading={save.busy}
          onClick={() => void submit()}
        >
          {t('form.save')}
        </ActButton>
        {draw && (
          <ActButton
            type="primary"
            why={same ? '' : t('saveFirst')}
            loading={freeze.busy}
            onClick={() => void freezeNow()}
          >
            {t('freeze')}
          </ActButton>
        )}
        {draw && (
          <Button danger type="text" onClick={() => void removeNow()}>
            {t('form.remove')}
          </Button>
        )}
      </span>
    </Form>
  );
}
