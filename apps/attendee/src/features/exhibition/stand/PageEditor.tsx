import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { draftCalls as calls } from '@meetingapp/contract/exhibition/draft.ts';
import { exhibitionCalls } from '@meetingapp/contract/exhibition/exhibitor.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { changedParts, halfTranslated } from '@meetingapp/domain/exhibition/page.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { PageEntries } from './PageEntries.tsx';
import { PageFields } from './PageFields.tsx';
import { PagePreview } from './PagePreview.tsx';
import { useDraft } from './use-draft.ts';

type Opened = AnswerOf<typeof calls.read>;
type View = Language | 'preview';

/** O13: the page of an exhibitor in one language after the other, kept while it is typed, and sent when it is ready. */
export function PageEditor(props: { showid: string; opened: Opened; reload: () => Promise<void> }) {
  const { showid, reload } = props;
  const t = useT('stand');
  const app = useT('app');
  const language = useLanguage();
  // As it was opened: what is saved meanwhile comes back from here, not from the server.
  const [opened] = useState(props.opened);
  const [view, setView] = useState<View>(language);
  const draft = useDraft(showid, opened);
  const send = useSend(calls.send);
  const discard = useSend(calls.discard);
  const { page, state, status } = draft;
  const changes = changedParts(opened.page, page);
  const half = halfTranslated(page);

  async function refresh(): Promise<void> {
    invalidate(calls.read);
    invalidate(exhibitionCalls.read);
    await reload();
  }
  async function sendNow(): Promise<void> {
    const seen = await draft.flush();
    if (seen === null) return showTopTip(t('page.notSaved'));
    const outcome = await send.send({ showid, seen });
    await refresh();
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    showSuccess(t(outcome.answer.outcome === 'shown' ? 'page.shownNow' : 'page.askedNow'));
  }
  async function discardNow(): Promise<void> {
    const sure = await askConfirm({
      title: t('page.discardSure'),
      text: t('page.discardText'),
      stay: t('page.keep'),
      act: t('page.discard'),
      danger: true,
    });
    if (!sure) return;
    const seen = await draft.flush();
    if (seen === null) return showTopTip(t('page.notSaved'));
    const outcome = await discard.send({ showid, seen });
    await refresh();
    if (!outcome.ok) showTopTip(outcome.failure.msg);
  }
  const waits = state === 'asked';
  return (
    <div className="ex-page">
      {waits && <Note>{t('page.waits')}</Note>}
      {state === 'returned' && (
        <Note kind="warn">
          <b className="strong">{t('page.returned')}</b>
          <p>{opened.draft?.reason}</p>
        </Note>
      )}
      {status === 'other' && (
        <Note kind="bad">
          <p>{t('page.other')}</p>
          <Button variant="soft" size="sm" onClick={() => void refresh()}>
            {t('page.reload')}
          </Button>
        </Note>
      )}
      <Segments
        label={t('page.view')}
        options={[
          { value: 'zh', label: t('page.nativeZh') },
          { value: 'en', label: t('page.nativeEn') },
          { value: 'preview', label: t('page.preview') },
        ]}
        value={view}
        onChange={(next) => setView(next === 'zh' || next === 'en' ? next : 'preview')}
      />
      {view === 'preview' ? (
        <PagePreview page={page} booth={opened.booth} />
      ) : (
        <>
          <PageFields showid={showid} page={page} language={view} change={draft.change} />
          <PageEntries showid={showid} stand={page.stand} language={view} change={(stand) => draft.change({ stand })} />
        </>
      )}
      <p className="ex-kept t-sm ink-2" aria-live="polite">
        {status === 'wrong' || status === 'unsaved' ? draft.fault || t('page.unsaved') : t(`page.status.${status}`)}
      </p>
      {half.length > 0 && (
        <p className="t-sm ink-2">
          {t('page.half', {
            parts: joinList(
              half.map((part) => t(`page.parts.${part}`)),
              language,
            ),
          })}
        </p>
      )}
      <div className="ex-acts">
        <Button
          disabled={waits || changes.length === 0 || status === 'other'}
          loading={send.sending}
          loadingText={app('submitting')}
          guard
          onClick={() => void sendNow()}
        >
          {t(waits ? 'page.sent' : opened.release ? 'page.send' : 'page.show')}
        </Button>
        {changes.length === 0 ? (
          <p className="t-sm ink-2">{t('page.same')}</p>
        ) : (
          <Button
            variant="ghost"
            loading={discard.sending}
            loadingText={app('submitting')}
            onClick={() => void discardNow()}
          >
            {t('page.discard')}
          </Button>
        )}
      </div>
    </div>
  );
}
