import { papersConsoleCalls as calls, type ConsolePaper } from '@meetingapp/contract/papers/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Input, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** Placement: board of a poster, talk of the programme. */
export function PaperPlacement({ cid, paper, mayChange }: { cid: number; paper: ConsolePaper; mayChange: boolean }) {
  const t = useT('papersConsole');
  const names = useT('console');
  const language = useLanguage();
  const [board, setBoard] = useState(paper.board);
  const [talk, setTalk] = useState(paper.talk);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const found = useCall(calls.talks, { cid, words: wanted }, { enabled: mayChange }).answer?.talks ?? [];
  const place = useChange(calls.place, { refreshes: [calls.list, calls.read], said: names('saved') });
  const changed = board.trim() !== paper.board || (talk?.id ?? null) !== (paper.talk?.id ?? null);
  useUnsaved(changed);
  const { paperId, version } = paper;
  const talks = talk && !found.some(({ id }) => id === talk.id) ? [talk, ...found] : found;
  return (
    <section className="papers-place" aria-label={t('pane.place')}>
      <h2>{t('pane.place')}</h2>
      <label>
        <span className="small quiet">{t('columns.board')}</span>
        <Input
          value={board}
          maxLength={20}
          disabled={!mayChange}
          placeholder={t('pane.boardHint')}
          onChange={(event) => setBoard(event.target.value)}
        />
      </label>
      <label>
        <span className="small quiet">{t('pane.talk')}</span>
        <Select
          showSearch
          allowClear
          filterOption={false}
          disabled={!mayChange}
          value={talk?.id ?? null}
          placeholder={t('pane.talkHint')}
          options={talks.map(({ id, title }) => ({ value: id, label: pickLanguage(title, language) }))}
          onSearch={setWords}
          onChange={(id) => setTalk(talks.find((one) => one.id === id) ?? null)}
        />
      </label>
      {changed && (
        <Button
          size="small"
          type="primary"
          loading={place.busy}
          onClick={() => void place.change({ cid, paperId, version, board, talkId: talk?.id ?? null })}
        >
          {t('save')}
        </Button>
      )}
    </section>
  );
}
