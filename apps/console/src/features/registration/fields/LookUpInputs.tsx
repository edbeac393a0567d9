import { registrationCalls } from '@meetingapp/contract/registration.ts';
import { kindOf } from '@meetingapp/domain/registration/field-kinds.ts';
import { firstYear, lastYear } from '@meetingapp/domain/registration/kinds/date.ts';
import { AutoComplete, DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useDeferredValue } from 'react';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { own, type AnswerInputProps } from './answer-input.ts';

const dayOf = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? dayjs(value) : null);

export function DayInput({ value = '', onChange, id }: AnswerInputProps) {
  return (
    <DatePicker
      {...own(id)}
      className="wide"
      value={dayOf(value)}
      minDate={dayjs(`${firstYear}-01-01`)}
      maxDate={dayjs(`${lastYear}-12-31`)}
      onChange={(day) => onChange?.(day?.format('YYYY-MM-DD') ?? '')}
    />
  );
}

/** Provinces, or the cities of the province above. */
export function DivisionInput({ item, province, value = '', onChange, id }: AnswerInputProps) {
  const t = useT('registrationConsole');
  const all = useCall(registrationCalls.getCity, {}).answer?.city ?? [];
  const isCity = kindOf(item) === 'city';
  const above = all.find(({ dictPid, dictName, dictId }) => dictPid === '' && [dictName, dictId].includes(province));
  const shown = all.filter(({ dictPid }) => (isCity ? dictPid === above?.dictId : dictPid === ''));
  const waits = isCity && province === '';
  return (
    <Select
      {...own(id)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      disabled={waits}
      {...(waits ? { placeholder: t('desk.provinceFirst') } : {})}
      value={value || null}
      options={shown.map(({ dictName, dictShown }) => ({ value: dictName, label: dictShown ?? dictName }))}
      onChange={(next: string | null) => onChange?.(next ?? '')}
    />
  );
}

/** Any text, with the organisations that are called so. */
export function SuggestedInput({ value = '', onChange, id }: AnswerInputProps) {
  const keywords = useDeferredValue(value.trim().slice(0, 60));
  const found = useCall(registrationCalls.companyList, { keywords }, { enabled: keywords.length > 1 }).answer;
  return (
    <AutoComplete
      {...own(id)}
      value={value}
      options={(found?.hospital ?? []).slice(0, 20).map(({ name }) => ({ value: name }))}
      onChange={(next: string) => onChange?.(next)}
    />
  );
}

/** Shown, not taken: the person has it on the phone. */
export function PictureInput({ item, value = '' }: AnswerInputProps) {
  const t = useT('registrationConsole');
  if (value === '') return <span className="small quiet">{t('desk.pictureLater')}</span>;
  return <img className="answer-picture" src={value} alt={item.cfgName} />;
}
