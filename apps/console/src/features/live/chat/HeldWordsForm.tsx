import { liveConsoleCalls as calls } from '@meetingapp/contract/live/console.ts';
import { Button, Input } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { changed } from '../data.ts';
import { wordsOf } from '../view.ts';

/** The organiser's list of words that hold a message for moderation. */
export function HeldWordsForm({ words, mayWrite }: { words: readonly string[]; mayWrite: boolean }) {
  const t = useT('liveConsole');
  const c = useT('console');
  const cid = useCid();
  const draft = useDraft(`live-words/${cid}`, words.join('\n'));
  const save = useChange(calls.saveWords, { refreshes: changed, said: c('saved') });
  const typed = wordsOf(draft.value);
  async function submit() {
    if ((await save.change({ cid, words: typed })).ok) draft.settle(draft.value);
  }
  return (
    <section className="pad live-words" aria-label={t('words.title')}>
      <p className="quiet-2">{t('words.note')}</p>
      <Input.TextArea
        aria-label={t('words.title')}
        autoSize={{ minRows: 10, maxRows: 24 }}
        disabled={!mayWrite}
        placeholder={t('words.placeholder')}
        value={draft.value}
        onChange={(event) => draft.set(event.target.value)}
      />
      <div className="row">
        <ActButton
          type="primary"
          lacks={{ onlyView: !mayWrite, nothingChanged: !draft.changed }}
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
