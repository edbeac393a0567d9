import type { ItemFigures } from '@meetingapp/contract/exam/result.ts';
import type { Question } from '@meetingapp/contract/exam/item.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Alert } from 'antd';
import { useState } from 'react';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { percentOf } from '../view.ts';
import { KeyForm } from './KeyForm.tsx';
import { Rescoring } from './Rescoring.tsx';
import { SpotMaps } from './SpotMaps.tsx';
import { withKey } from './with-key.ts';

interface Props {
  item: ItemFigures;
  examId: number;
  correctable: boolean;
  close: () => void;
}

/** One item: who chose what, and its rescoring. */
export function ItemPane({ item, examId, correctable, close }: Props) {
  const t = useT('examConsole');
  const language = useLanguage();
  const { question, options, people, stem, code, number, flags } = item;
  const [key, setKey] = useState<string | null>(null);
  const [corrected, setCorrected] = useState<Question | null>(null);
  const listed = listOf(item, t('yes'), t('no'), language);
  const suspect = flags.includes('key_suspect');
  const groups = options.find(({ id }) => id === key);
  const size = Math.max(1, Math.round(people * 0.27));
  return (
    <Pane title={`${code} v${number}`} facts={t(`kinds.${question.kind}`)} close={close}>
      <p>{pickLanguage(stem, language)}</p>
      <SpotMaps examId={examId} versionId={item.versionId} question={question} />
      <div className="exam-options">
        {listed.map(({ id, text, right }) => {
          const chosen = options.find((option) => option.id === id)?.chosen ?? 0;
          return (
            <div key={id} className={right ? 'right' : undefined}>
              <span className="grow">
                {text}
                {right && <b className="small">{t('keyNow')}</b>}
              </span>
              <i aria-hidden="true">
                <i style={{ width: `${percentOf(chosen, people)}%` }} />
              </i>
              <span className="number">{t('chosen', { count: chosen, percent: percentOf(chosen, people) })}</span>
              {!right && (
                <button type="button" aria-pressed={key === id} onClick={() => setKey(key === id ? null : id)}>
                  {t('makeKey')}
                </button>
              )}
            </div>
          );
        })}
      </div>
      {suspect && <Alert type="error" showIcon message={t('suspect')} />}
      {groups && (
        <section className="exam-groups">
          <h3>{t('groups', { option: listed.find(({ id }) => id === key)?.text ?? '' })}</h3>
          {(['best', 'weakest'] as const).map((group) => {
            const percent = percentOf(groups[group], size);
            return (
              <p key={group} className="row">
                <span>{t(`groupNames.${group}`)}</span>
                <i aria-hidden="true">
                  <i style={{ width: `${percent}%` }} />
                </i>
                <b>{percent}%</b>
              </p>
            );
          })}
        </section>
      )}
      {listed.length === 0 && (
        <KeyForm question={corrected ?? question} changed={corrected !== null} onChange={setCorrected} />
      )}
      <Rescoring
        item={item}
        examId={examId}
        corrected={listed.length === 0 ? corrected : withKey(question, key)}
        correctable={correctable}
      />
    </Pane>
  );
}

/** The options of an item whose key is one of them; none for other kinds. */
function listOf({ question }: ItemFigures, yes: string, no: string, language: 'zh' | 'en') {
  if (question.kind === 'boolean')
    return [true, false].map((value) => ({
      id: String(value),
      text: value ? yes : no,
      right: question.right === value,
    }));
  if (question.kind !== 'single' && question.kind !== 'multiple') return [];
  return question.options.map(({ id, text }) => ({
    id,
    text: pickLanguage(text, language),
    right: question.kind === 'single' ? question.right === id : question.right.includes(id),
  }));
}
