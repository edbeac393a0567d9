import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { kindOf } from '@meetingapp/domain/registration/field-kinds.ts';
import { Select } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { own, type AnswerInputProps } from './answer-input.ts';

/** Select of provinces, or of the cities of the chosen province. */
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
