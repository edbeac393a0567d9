import { decisionCalls as calls, type BoardScheme } from '@meetingapp/contract/papers/decision.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Checkbox, Form, Input, InputNumber } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { reviewChanges } from '../view.ts';

const usual: BoardScheme & { again: boolean } = { byTopic: true, prefix: '', first: 1, digits: 3, again: false };

/** Assigns board numbers to all posters by one scheme, after a preview. */
export function BoardsDialog({ cid, close }: { cid: number; close: () => void }) {
  const t = useT('papersReview');
  const language = useLanguage();
  const { message } = App.useApp();
  const [wish, setWish] = useState(usual);
  const [shown, setShown] = useState<AnswerOf<typeof calls.boards> | null>(null);
  const boards = useChange(calls.boards, { refreshes: reviewChanges });
  const set = (change: Partial<typeof wish>) => {
    setWish({ ...wish, ...change });
    setShown(null);
  };
  async function ask(write: boolean) {
    const { again, ...scheme } = wish;
    const outcome = await boards.change({ cid, scheme, again, write });
    if (!outcome.ok) return;
    if (!write) return setShown(outcome.answer);
    void message.success(t('boards.done', { count: outcome.answer.given }), 3);
    close();
  }
  return (
    <FieldDialog
      title={t('boards.title')}
      close={close}
      values={wish}
      cancelText={t('boards.cancel')}
      buttons={
        <>
          <Button loading={boards.busy} onClick={() => void ask(false)}>
            {t('boards.preview')}
          </Button>
          <ActButton
            type="primary"
            loading={boards.busy}
            lacks={{ nothingChanged: shown === null || shown.given === 0 }}
            onClick={() => void ask(true)}
          >
            {t('boards.write')}
          </ActButton>
        </>
      }
    >
      <p className="quiet">{t('boards.text')}</p>
      <Form layout="vertical">
        <Form.Item>
          <Checkbox checked={wish.byTopic} onChange={({ target }) => set({ byTopic: target.checked })}>
            {t('boards.byTopic')}
          </Checkbox>
        </Form.Item>
        <div className="row">
          <Form.Item label={t('boards.prefix')}>
            <Input maxLength={6} value={wish.prefix} onChange={({ target }) => set({ prefix: target.value })} />
          </Form.Item>
          <Form.Item label={t('boards.first')}>
            <InputNumber min={1} max={99999} value={wish.first} onChange={(first) => set({ first: first ?? 1 })} />
          </Form.Item>
          <Form.Item label={t('boards.digits')}>
            <InputNumber min={1} max={5} value={wish.digits} onChange={(digits) => set({ digits: digits ?? 3 })} />
          </Form.Item>
        </div>
        <Checkbox checked={wish.again} onChange={({ target }) => set({ again: target.checked })}>
          {t('boards.again')}
        </Checkbox>
      </Form>
      {shown && (
        <div className="plan" aria-live="polite">
          <b>{t('boards.sum', { posters: shown.posters, given: shown.given })}</b>
          <ul className="short-papers">
            {shown.first.map(({ number, title, board }) => (
              <li key={board}>
                <b>{board}</b> {number} {pickLanguage(title, language)}
              </li>
            ))}
            {shown.given > shown.first.length && <li className="quiet">{t('boards.more', { count: shown.given })}</li>}
          </ul>
        </div>
      )}
    </FieldDialog>
  );
}
