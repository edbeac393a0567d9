import { examConsoleCalls } from '@meetingapp/contract/exam/console.ts';
import { examExchangeCalls as calls, importOutcomes, type ImportedItem } from '@meetingapp/contract/exam/exchange.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Select, Tag, Upload } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { BankTopics } from '../bank/BankFilters.tsx';

const colours = { new: 'success', changed: 'processing', same: 'default', refused: 'error' } as const;

/** Import of QTI 2.2: a trial shows what each item would become, then all that can be are imported. */
export function ImportPane({ topics, close }: { topics: BankTopics; close: () => void }) {
  const t = useT('examBank');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const [topicId, setTopicId] = useState<number | null>(topics[0]?.id ?? null);
  const [tried, setTried] = useState<{ file: File; rows: ImportedItem[] } | null>(null);
  const send = useChange(calls.importItems, { refreshes: [examConsoleCalls.bank] });
  const wanted = tried?.rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length ?? 0;

  async function trial(file: File, topic: number) {
    const outcome = await send.change({ cid, topicId: topic, mode: 'try' }, file);
    setTried(outcome.ok ? { file, rows: outcome.answer.rows } : null);
  }
  async function apply() {
    if (!tried || topicId === null) return;
    const outcome = await send.change({ cid, topicId, mode: 'apply' }, tried.file);
    if (!outcome.ok) return;
    void message.success(t('done', { count: wanted }), 3);
    close();
  }
  return (
    <Pane
      title={t('import')}
      close={close}
      foot={
        tried && (
          <ActButton
            type="primary"
            why={wanted === 0 ? t('nothingToImport') : ''}
            loading={send.busy}
            onClick={() => void apply()}
          >
            {t('apply', { count: wanted })}
          </ActButton>
        )
      }
    >
      <div className="bank-import">
        <p className="small quiet">{t('importNote')}</p>
        <label>
          {t('topicFor')}{' '}
          <Select
            aria-label={t('topicFor')}
            value={topicId}
            popupMatchSelectWidth={false}
            onChange={(id) => {
              setTopicId(id);
              if (tried) void trial(tried.file, id);
            }}
            options={topics.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) }))}
          />
        </label>
        <Upload
          accept=".xml,.zip"
          showUploadList={false}
          beforeUpload={(file) => {
            if (topicId !== null) void trial(file, topicId);
            return false;
          }}
        >
          <ActButton why={topicId === null ? t('needTopic') : ''} loading={send.busy}>
            {t(tried ? 'another' : 'choose')}
          </ActButton>
        </Upload>
        {tried && (
          <>
            <p className="small quiet">{t('trying')}</p>
            <span className="bank-tags">
              {importOutcomes.map((one) => (
                <Tag key={one} color={colours[one]}>
                  {t('count', {
                    name: t(`outcomes.${one}`),
                    count: tried.rows.filter(({ outcome }) => outcome === one).length,
                  })}
                </Tag>
              ))}
            </span>
            <ul className="bank-answers">
              {tried.rows.map(({ name, code, outcome, reason, detail, stem }) => (
                <li key={name}>
                  <Tag color={colours[outcome]}>{t(`outcomes.${outcome}`)}</Tag>
                  <span className="grow">
                    <b>{code || name}</b> {stem}
                    {reason && <span className="small quiet bank-facts">{t(`refusals.${reason}`, { detail })}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Pane>
  );
}
