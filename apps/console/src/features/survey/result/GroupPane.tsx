import { surveyResultCalls as calls } from '@meetingapp/contract/survey/console.ts';
import type { ItemResult } from '@meetingapp/contract/survey/survey.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { eyeOff } from '@meetingapp/ui/icons/icons.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Results } from '../view.ts';

interface Props {
  surveyId: number;
  item: ItemResult;
  results: Results;
  close: () => void;
}

/** One question in the groups of another, and what people wrote to it. */
export function GroupPane({ surveyId, item, results: { groupings, anonymous, texts }, close }: Props) {
  const t = useT('surveyConsole');
  const cid = useCid();
  const others = groupings.filter(({ code }) => code !== item.code);
  const [by, setBy] = useState(others[0]?.code ?? '');
  const { answer } = useCall(calls.results, { cid, surveyId, by, of: item.code }, { enabled: by !== '', fresh: true });
  const groups = by === '' ? [] : (answer?.groups ?? []);
  const written = texts.find(({ code }) => code === item.code);
  const hidden = anonymous && groups.some(({ people, rounded }) => people === null || rounded);
  return (
    <Pane title={item.label} facts={t('answeredBy', { count: item.answered, none: item.none })} close={close}>
      {others.length > 0 && item.kind !== 'T' && (
        <Field label={t('by')}>
          <Select
            aria-label={t('by')}
            value={by}
            onChange={setBy}
            options={[{ value: '', label: t('noGroup') }, ...others.map(({ code, label }) => ({ value: code, label }))]}
          />
        </Field>
      )}
      {groups.length > 0 && (
        <table className="survey-table">
          <caption>{t('groupsOf', { label: item.label })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('group')}</th>
              <th scope="col">{t('average')}</th>
              <th scope="col">{t('count')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ value, label, people, rounded, mean, top }) => (
              <tr key={value}>
                <th scope="row">{label}</th>
                <td>
                  {people === null || rounded ? (
                    <span className="quiet">
                      <Icon icon={eyeOff} size="xs" /> {people === null ? t('few') : ''}
                    </span>
                  ) : (
                    (mean ?? (top ? t('topOf', top) : ''))
                  )}
                </td>
                <td>{people === null ? t('under') : rounded ? t('about', { count: people }) : people}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hidden && <p className="note small">{t('groupNote')}</p>}
      {written && written.texts.length > 0 && (
        <section className="survey-written">
          <h3>{t('texts')}</h3>
          <ul>
            {written.texts.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ul>
          {written.more > 0 && <p className="small quiet">{t('moreTexts', { count: written.more })}</p>}
        </section>
      )}
    </Pane>
  );
}
