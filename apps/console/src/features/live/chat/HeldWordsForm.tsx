import { liveConsoleCalls as calls } from '@meetingapp/contract/live/console.ts';
import { Button, Input } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { changed } from '../data.ts';
import { wordsOf } from '../view.ts';

/** The organiser's list of words that hold a message for moderation. */
export function HeldWordsForm({ words, mayWrite }: { words: readonly string[]; mayWrite: boolean }) {
  const t = useT('liveConsole');
  const c = useT('console');
  const cid = useCid();
  const draft = useFieldDraft(`live-words/${cid}`, { words: words.join('\n') });
  const save = useChange(calls.saveWords, { refreshes: changed, said: c('saved') });
  const conflicting = !save.busy && draft.conflicts.length > 0;
  const typed = wordsOf(draft.value.words);
  async function submit() {
    const sent = draft.value;
    const outcome = await save.change({ cid, words: typed, seen: [...words] });
    if (outcome.ok) draft.settle(sent);
    else if (outcome.failure.name === 'changed_meanwhile') await refresh(...changed);
  }
  return (
    <section className="pad live-words" aria-label={t('words.title')}>
      <p className="quiet-2">{t('words.note')}</p>
      {conflicting && (
        <DraftConflicts
          of={{ cid, subject: 'conference', id: cid }}
          draft={draft}
          labels={{ words: t('words.title') }}
          describe={{ words: (listed) => listed.split('\n').map((word, at) => <div key={at}>{word}</div>) }}
        />
      )}
      <Input.TextArea
        aria-label={t('words.title')}
        autoSize={{ minRows: 10, maxRows: 24 }}
        disabled={!mayWrite}
        placeholder={t('words.placeholder')}
        value={draft.value.words}
        onChange={(event) => draft.change({ words: event.target.value })}
      />
      <div className="row">
        <ActButton
          type="primary"
          lacks={{ onlyView: !mayWrite, conflictsFirst: conflicting, nothingChanged: !draft.changed }}
          loading={save.busy}
          onClick={() => void submit()}
        >
          {t('save')}
        </ActButton>
        {draft.changed && <Button onClick={draft.forget}>{t('discard')}</Button>}
        <span className="quiet">{t('words.count', { count: typed.length })}</span>
      </div>
    </section>
  );
}
