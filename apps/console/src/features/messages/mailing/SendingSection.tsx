import type { MessageKind } from '@meetingapp/contract/messages/inbox.ts';
import { href } from '@meetingapp/contract/paths.ts';
import { channels, messageKinds } from '@meetingapp/domain/messages/delivery.ts';
import { AutoComplete, Checkbox, Input, InputNumber, Radio, Select } from 'antd';
import { Field } from '../../../lib/forms/Field.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { isLink } from '../view.ts';
import type { EditedMailing } from './use-mailing.ts';

const HOUR_MS = 3_600_000;

/** The next full hour. */
const nextHour = (): string => new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS).toISOString();

/** How it is sent: its name and kind, what it opens, when, and how fast. */
export function SendingSection({ edited }: { edited: EditedMailing }) {
  const t = useT('mailing');
  const { cid, may, value, change, faults } = edited;
  const pages = [
    ['conferenceIndex', href('conferenceIndex', { cid })],
    ['calList', href('calList', { cid })],
    ['personalList', href('personalList', { cid })],
    ['personList', href('personList', { cid })],
    ['liveList', href('liveList', { id: cid })],
    ['infoList', href('infoList', { id: cid })],
    ['hallList', href('hallList', { cid })],
    ['contributeHome', href('contributeHome', { cid })],
  ] as const;
  return (
    <section className="part" aria-label={t('sending.title')}>
      <h2>{t('sending.title')}</h2>
      <div className="mailing-sides">
        <Field label={t('name')} wrap hint={t('nameHint')} fault={faults['name']}>
          <Input maxLength={100} value={value.name} onChange={(event) => change({ name: event.target.value })} />
        </Field>
        <Field label={t('kind')} fault={faults['kind']}>
          <Select<MessageKind>
            aria-label={t('kind')}
            value={value.kind}
            onChange={(kind) => change({ kind })}
            options={messageKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
        </Field>
        <div>
          <Checkbox checked={value.required} onChange={(event) => change({ required: event.target.checked })}>
            {t('sending.required')}
          </Checkbox>
          <p className="small quiet-2">{t('sending.requiredHint')}</p>
        </div>
        <div>
          <Checkbox checked={value.urgent} onChange={(event) => change({ urgent: event.target.checked })}>
            {t('sending.urgent')}
          </Checkbox>
          <p className="small quiet-2">{t('sending.urgentHint')}</p>
        </div>
        <Field
          label={t('sending.link')}
          hint={t('sending.linkHint')}
          fault={isLink(value.link) ? faults['link'] : t('sending.linkInvalid')}
        >
          <AutoComplete
            aria-label={t('sending.link')}
            maxLength={300}
            disabled={!may}
            value={value.link}
            onChange={(link: string) => change({ link: (link ?? '').slice(0, 300) })}
            options={pages.map(([name, to]) => ({ value: to, label: `${t(`sending.pages.${name}`)} ${to}` }))}
          />
        </Field>
        <Field
          label={t('sending.rate')}
          wrap
          hint={t('sending.rateHint')}
          fault={channels.map((channel) => faults[`rates.${channel}`]).find(Boolean)}
        >
          <div className="row" role="group" aria-label={t('sending.rate')}>
            {channels.map((channel) => (
              <InputNumber<number>
                key={channel}
                aria-label={t('figure', { label: t('sending.rate'), count: t(`channels.${channel}`) })}
                prefix={t(`channels.${channel}`)}
                min={1}
                max={1000}
                precision={0}
                value={value.rates[channel]}
                onChange={(rate) => change({ rates: { ...value.rates, [channel]: rate } })}
              />
            ))}
          </div>
        </Field>
        <Field label={t('sending.when')} fault={faults['startsAt']}>
          <div className="row">
            <Radio.Group
              aria-label={t('sending.when')}
              value={value.startsAt === null ? 'now' : 'later'}
              onChange={({ target }) => change({ startsAt: target.value === 'now' ? null : nextHour() })}
              options={(['now', 'later'] as const).map((one) => ({ value: one, label: t(`sending.${one}`) }))}
            />
            {value.startsAt !== null && (
              <MomentPicker
                required
                label={t('sending.at')}
                at={value.startsAt}
                change={(startsAt) => change({ startsAt })}
              />
            )}
          </div>
        </Field>
      </div>
    </section>
  );
}
