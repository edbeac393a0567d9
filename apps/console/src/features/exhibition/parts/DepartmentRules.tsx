import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { departmentConsoleCalls as calls } from '@meetingapp/contract/exhibition/department.ts';
import { Checkbox, InputNumber } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DayPicker } from '../../../lib/time/DayPicker.tsx';

type Rules = AnswerOf<typeof calls.meetings>['rules'];

/** What departments may make themselves: whether, how many, and on which days; and when people are reminded. */
export function DepartmentRules({ rules, mayWrite }: { rules: Rules; mayWrite: boolean }) {
  const t = useT('exhibitionConsole');
  const c = useT('console');
  const cid = useCid();
  const [value, setValue] = useState(rules);
  const save = useChange(calls.saveRules, { refreshes: [calls.meetings], said: c('saved') });
  const set = (part: Partial<Rules>) => setValue({ ...value, ...part });
  const day = (field: 'firstDay' | 'lastDay') => (
    <Field label={t(`departments.rules.${field}`)}>
      <DayPicker
        label={t(`departments.rules.${field}`)}
        disabled={!mayWrite}
        value={value[field] ?? ''}
        onChange={(chosen) => set({ [field]: chosen === '' ? null : chosen })}
      />
    </Field>
  );
  return (
    <section className="exh-part">
      <Checkbox checked={value.open} disabled={!mayWrite} onChange={({ target }) => set({ open: target.checked })}>
        {t('departments.rules.open')}
      </Checkbox>
      {value.open && (
        <div className="exh-row">
          <Field label={t('departments.rules.perPerson')}>
            <InputNumber
              aria-label={t('departments.rules.perPerson')}
              min={1}
              max={20}
              precision={0}
              disabled={!mayWrite}
              value={value.perPerson}
              onChange={(perPerson) => set({ perPerson: perPerson ?? 1 })}
            />
          </Field>
          {day('firstDay')}
          {day('lastDay')}
        </div>
      )}
      <Field label={t('departments.rules.remindMinutes')} hint={t('departments.rules.remindHint')}>
        <InputNumber
          aria-label={t('departments.rules.remindMinutes')}
          min={0}
          max={2880}
          step={15}
          precision={0}
          disabled={!mayWrite}
          value={value.remindMinutes}
          onChange={(remindMinutes) => set({ remindMinutes: remindMinutes ?? 0 })}
        />
      </Field>
      <span className="row">
        <ActButton
          lacks={{ onlyView: !mayWrite, nothingChanged: JSON.stringify(value) === JSON.stringify(rules) }}
          loading={save.busy}
          onClick={() => void save.change({ cid, rules: value })}
        >
          {t('form.save')}
        </ActButton>
      </span>
    </section>
  );
}
