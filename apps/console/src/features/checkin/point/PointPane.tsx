import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { checkinConsoleCalls as calls, type PointRow } from '@meetingapp/contract/checkin/console.ts';
import type { PointDraft } from '@meetingapp/contract/checkin/point.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { pointKinds } from '@meetingapp/domain/checkin/point-rules.ts';
import { ticketRoles } from '@meetingapp/domain/checkin/ticket-roles.ts';
import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import { Button, Checkbox, Form, InputNumber, Select } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { showFaults, useChange } from '../../../lib/calls/use-change.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ClockPicker } from '../../../lib/time/ClockPicker.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import './point.css';
import { WallCode } from '../wall/WallCode.tsx';

const none = { zh: '', en: '' };

type Fields = Pick<
  PointDraft,
  | 'kind'
  | 'name'
  | 'hint'
  | 'hallId'
  | 'roles'
  | 'feeIds'
  | 'branchIds'
  | 'ways'
  | 'antiPassback'
  | 'capacity'
  | 'moving'
  | 'self'
  | 'formId'
> & { times: number | null; per: 'day' | 'ever'; opens: { from: string; until: string }[] } & {
  [Part in 'latitude' | 'longitude' | 'radius']: number | null;
};

export interface PointPaneProps {
  /** Null: a new one. */
  point: PointRow | null;
  choices: AnswerOf<typeof calls.points>;
  mayChange: boolean;
  close: () => void;
  saved: (id: number) => void;
}

/** A check-in point and its rules: who, when, how often, in and out, how many. */
export function PointPane({ point, choices, mayChange, close, saved }: PointPaneProps) {
  const t = useT('checkinConsole');
  const common = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const { zone } = choices;
  const [form] = Form.useForm();
  const save = useChange(calls.savePoint, { refreshes: [calls.points], said: common('saved') });
  const shut = useChange(calls.closePoint, { refreshes: [calls.points] });
  const clock = (at: string) => clockIn(zone, new Date(at));
  const before: Fields = {
    kind: point?.kind ?? 'entry',
    name: point?.name ?? none,
    hint: point?.hint ?? none,
    hallId: point?.hallId ?? null,
    roles: point?.roles ?? [],
    feeIds: point?.feeIds ?? [],
    branchIds: point?.branchIds ?? [],
    ways: point?.ways ?? 'in',
    antiPassback: point?.antiPassback ?? false,
    capacity: point?.capacity ?? null,
    moving: point?.moving ?? false,
    self: point?.self ?? false,
    formId: point?.formId ?? null,
    latitude: point?.place?.latitude ?? null,
    longitude: point?.place?.longitude ?? null,
    radius: point?.place?.radius ?? null,
    times: point?.most?.times ?? null,
    per: point?.most?.per ?? 'day',
    opens: (point?.opens ?? []).map(({ from, until }) => ({ from: clock(from), until: clock(until) })),
  };
  const draft = useFormDraft<Fields>(`checkin/${cid}/${point?.id ?? 'new'}/${point?.version ?? 0}`, before);
  const self = Form.useWatch<boolean | undefined>('self', form);
  const ways = Form.useWatch<Fields['ways'] | undefined>('ways', form);
  const kind = Form.useWatch<Fields['kind'] | undefined>('kind', form) ?? before.kind;
  const atHall = kind === 'hall' || kind === 'session';

  async function submit(given: Partial<Fields>) {
    // Fields that are not shown keep what they were.
    const { times, per, opens, latitude, longitude, radius, ...fields } = { ...before, ...given };
    const moment = (text: string) => momentIn(zone, text)?.toISOString() ?? '';
    const outcome = await save.change({
      cid,
      point: {
        ...fields,
        hallId: fields.hallId ?? null,
        formId: fields.formId ?? null,
        id: point?.id ?? null,
        version: point?.version ?? null,
        antiPassback: fields.ways === 'both' && fields.antiPassback,
        most: times === null ? null : { times, per },
        opens: opens.map(({ from, until }) => ({ from: moment(from), until: moment(until) })),
        place: latitude === null || longitude === null || radius === null ? null : { latitude, longitude, radius },
      },
    });
    if (outcome.ok) {
      draft.forget();
      saved(Number(outcome.answer.id));
    } else {
      const faults = outcome.failure.faults.map((fault) => ({ ...fault, field: fault.field.replace('point.', '') }));
      showFaults(form, { ...outcome.failure, faults });
    }
  }
  const named = (rows: readonly { id: number | string; name: { zh: string; en: string } }[]) =>
    rows.map(({ id, name }) => ({ value: Number(id), label: pickLanguage(name, language) }));

  return (
    <Pane title={point ? pickLanguage(point.name, language) : t('newPoint')} close={close}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        className="fields"
        disabled={!mayChange}
        {...draft.form}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item name="name" label={t('point.name')}>
          <BilingualInput label={t('point.name')} maxLength={80} />
        </Form.Item>
        <Form.Item name="kind" label={t('point.kind')}>
          <Select options={pointKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
        </Form.Item>
        {atHall && choices.halls.length > 0 && (
          <Form.Item name="hallId" label={t('point.hall')} extra={t('point.hallText')}>
            <Select allowClear options={named(choices.halls)} />
          </Form.Item>
        )}
        <Form.Item name="hint" label={t('point.hint')} extra={t('point.hintText')}>
          <BilingualInput label={t('point.hint')} maxLength={120} />
        </Form.Item>
        <Form.Item name="roles" label={t('point.roles')} extra={t('point.emptyMeansAll')}>
          <Select mode="multiple" options={ticketRoles.map((value) => ({ value, label: t(`roles.${value}`) }))} />
        </Form.Item>
        {choices.fees.length > 0 && (
          <Form.Item name="feeIds" label={t('point.fees')}>
            <Select mode="multiple" options={named(choices.fees)} />
          </Form.Item>
        )}
        {choices.branches.length > 0 && (
          <Form.Item name="branchIds" label={t('point.branches')}>
            <Select mode="multiple" options={named(choices.branches)} />
          </Form.Item>
        )}
        <Form.List name="opens">
          {(rows, { add, remove }) => (
            <fieldset className="point-times">
              <legend>{t('point.opens')}</legend>
              {rows.map(({ key, name }) => (
                <div className="pair" key={key}>
                  <Form.Item name={[name, 'from']} label={t('point.from')}>
                    <ClockPicker required />
                  </Form.Item>
                  <Form.Item name={[name, 'until']} label={t('point.until')}>
                    <ClockPicker required />
                  </Form.Item>
                  <Button type="text" onClick={() => remove(name)}>
                    {t('point.removeTime')}
                  </Button>
                </div>
              ))}
              {rows.length === 0 && <p className="small quiet">{t('point.always')}</p>}
              <Button onClick={() => add({ from: '', until: '' })}>{t('point.addTime')}</Button>
            </fieldset>
          )}
        </Form.List>
        <div className="pair">
          <Form.Item name="times" label={t('point.times')} extra={t('point.timesText')}>
            <InputNumber min={1} max={100} precision={0} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="per" label={t('point.per')}>
            <Select options={(['day', 'ever'] as const).map((value) => ({ value, label: t(`per.${value}`) }))} />
          </Form.Item>
        </div>
        <Form.Item name="ways" label={t('point.ways')}>
          <Select options={(['in', 'both'] as const).map((value) => ({ value, label: t(`ways.${value}`) }))} />
        </Form.Item>
        {ways === 'both' && (
          <Form.Item name="antiPassback" valuePropName="checked">
            <Checkbox>{t('point.antiPassback')}</Checkbox>
          </Form.Item>
        )}
        <Form.Item name="capacity" label={t('point.capacity')} extra={t('point.capacityText')}>
          <InputNumber min={1} max={100_000} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="moving" valuePropName="checked" extra={t('point.movingText')}>
          <Checkbox>{t('point.moving')}</Checkbox>
        </Form.Item>
        <Form.Item name="self" valuePropName="checked" extra={t('point.selfText')}>
          <Checkbox>{t('point.self')}</Checkbox>
        </Form.Item>
        {self === true && (
          <>
            <Form.Item name="formId" label={t('point.form')} extra={t('point.formText')}>
              <Select allowClear placeholder={t('point.noForm')} options={named(choices.forms)} />
            </Form.Item>
            <div className="pair">
              <Form.Item name="latitude" label={t('point.latitude')}>
                <InputNumber min={-90} max={90} step={0.0001} style={{ width: '100%' }} />
              </Form.Item>
              <Form.Item name="longitude" label={t('point.longitude')}>
                <InputNumber min={-180} max={180} step={0.0001} style={{ width: '100%' }} />
              </Form.Item>
            </div>
            <Form.Item name="radius" label={t('point.radius')} extra={t('point.placeText')}>
              <InputNumber min={20} max={5000} precision={0} style={{ width: '100%' }} />
            </Form.Item>
          </>
        )}
        {mayChange && (
          <span className="row">
            <Button type="primary" htmlType="submit" loading={save.busy}>
              {t('save')}
            </Button>
            {point && (
              <Button
                loading={shut.busy}
                onClick={() => void shut.change({ cid, id: point.id, closed: !point.closed })}
              >
                {point.closed ? t('point.reopen') : t('point.close')}
              </Button>
            )}
          </span>
        )}
      </Form>
      {point?.self && mayChange && <WallCode pointId={Number(point.id)} zone={zone} entry={point.kind === 'entry'} />}
      {point && <History cid={cid} subject="checkin_point" id={Number(point.id)} />}
    </Pane>
  );
}
