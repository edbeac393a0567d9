import { examConsoleCalls as calls } from '@meetingapp/contract/exam/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Segmented, Tag } from 'antd';
import { useState } from 'react';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import type { BankTopics } from '../bank/BankFilters.tsx';
import { QuestionKey } from './QuestionKey.tsx';

interface QuestionPaneProps {
  itemId: number;
  topics: BankTopics;
  edit: () => void;
  close: () => void;
}

/** One item with its key, reason and versions, in either language. */
export function QuestionPane({ itemId, topics, edit, close }: QuestionPaneProps) {
  const t = useT('examBank');
  const e = useT('examConsole');
  const l = useT('layout');
  const own = useLanguage();
  const cid = useCid();
  const [language, setLanguage] = useState<Language>(own);
  const [shown, setShown] = useState<number | null>(null);
  const asked = useCall(calls.item, { cid, itemId });
  const remove = useChange(calls.removeItem, { refreshes: [calls.bank, calls.item] });
  const setRemoved = (removed: boolean) => remove.change({ cid, itemId, removed });
  return (
    <Pane
      title={asked.answer?.itemCode ?? ''}
      close={close}
      foot={
        asked.answer && (
          <>
            <Button type="primary" onClick={edit}>
              {t(asked.answer.versions[0]?.used ? 'newVersion' : 'edit')}
            </Button>
            <ActButton loading={remove.busy} onClick={() => void setRemoved(!asked.answer?.removed)}>
              {t(asked.answer.removed ? 'restore' : 'remove')}
            </ActButton>
          </>
        )
      }
    >
      <Answered asked={asked}>
        {({ versions }) => {
          const version = versions.find(({ number }) => number === shown) ?? versions[0];
          if (!version) return null;
          const { content, difficulty, source } = version;
          const topic = topics.find(({ id }) => id === version.topicId);
          return (
            <>
              <span className="bank-tags">
                <Segmented<Language>
                  size="small"
                  value={language}
                  onChange={setLanguage}
                  options={[
                    { value: 'zh', label: l('nativeZh') },
                    { value: 'en', label: l('nativeEn') },
                  ]}
                />
                <Tag>{e(`kinds.${content.question.kind}`)}</Tag>
                <Tag>{t('level', { count: difficulty })}</Tag>
                {topic && <Tag>{pickLanguage(topic.name, language)}</Tag>}
                {version.used && <Tag>{t('used')}</Tag>}
              </span>
              <p className="bank-text">{pickLanguage(content.stem, language)}</p>
              {content.media?.kind === 'picture' && (
                <img
                  className="bank-picture"
                  src={content.media.address}
                  alt={pickLanguage(content.media.alt, language)}
                />
              )}
              <h2>{t('key')}</h2>
              <QuestionKey question={content.question} language={language} />
              {pickLanguage(content.reason, language) !== '' && (
                <>
                  <h2>{t('reason')}</h2>
                  <p className="bank-text">{pickLanguage(content.reason, language)}</p>
                </>
              )}
              {source !== '' && (
                <p className="small quiet">
                  {t('source')} {source}
                </p>
              )}
              <h2>{t('versions')}</h2>
              <ul className="bank-answers">
                {versions.map((one) => (
                  <li key={one.id} className={one.id === version.id ? 'right' : undefined}>
                    <button type="button" aria-pressed={one.id === version.id} onClick={() => setShown(one.number)}>
                      {t('version', { number: one.number })}
                    </button>
                    <span className="small">
                      {one.by === ''
                        ? momentText(one.createdAt, own)
                        : t('versionBy', { by: one.by, at: momentText(one.createdAt, own) })}
                    </span>
                    {one.used && <Tag>{t('used')}</Tag>}
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Answered>
    </Pane>
  );
}
