import { useState } from 'react';
import { Button } from '../src/actions/Button.tsx';
import { EmptyState } from '../src/feedback/EmptyState.tsx';
import { ErrorState } from '../src/feedback/ErrorState.tsx';
import { askConfirm, showLoading, showNotice, showSuccess, showToast, showTopTip } from '../src/feedback/feedback.ts';
import { bookmark, wifiOff } from '../src/icons/icons.ts';
import { Note } from '../src/feedback/Note.tsx';
import { OfflineNote } from '../src/feedback/OfflineNote.tsx';
import { Sheet } from '../src/feedback/Sheet.tsx';
import { Skeleton } from '../src/feedback/Skeleton.tsx';
import { Waiting } from '../src/feedback/Waiting.tsx';
import { Section } from './Section.tsx';
import type { Words } from './words-zh.ts';

export function Saying({ t }: { t: Words }) {
  const [open, setOpen] = useState(false);
  const acts: [string, () => void][] = [
    [t.toast, () => showToast(t.saved)],
    [t.success, () => showSuccess(t.succeeded)],
    [t.topTip, () => showTopTip(t.fix)],
    [t.loading, () => void setTimeout(showLoading(t.submitting), 1500)],
    [
      t.confirm,
      () =>
        void askConfirm({ title: t.question, text: t.questionText, stay: t.keep, act: t.cancelRefund, danger: true }),
    ],
    [t.notice, () => void showNotice({ title: t.tip, text: t.tipText, ok: t.gotIt })],
    [t.sheet, () => setOpen(true)],
  ];
  return (
    <>
      <Section title={t.says}>
        <div className="row gap-2" style={{ flexWrap: 'wrap', rowGap: '.16rem' }}>
          {acts.map(([label, act]) => (
            <Button key={label} size="sm" variant="outline" onClick={act}>
              {label}
            </Button>
          ))}
        </div>
        <Note>{t.note}</Note>
        <Note kind="warn">{t.warn}</Note>
        <Note kind="bad">{t.bad}</Note>
        <Note kind="ok">{t.done}</Note>
        <OfflineNote>{t.offline}</OfflineNote>
        <Sheet open={open} onClose={() => setOpen(false)} title={t.sheet} closeLabel={t.close}>
          <p className="ink-2">{t.sheetText}</p>
        </Sheet>
      </Section>
      <Section title={t.states}>
        <EmptyState
          icon={bookmark}
          title={t.emptyTitle}
          text={t.emptyText}
          action={
            <Button size="sm" variant="soft">
              {t.emptyAct}
            </Button>
          }
        />
        <ErrorState
          icon={wifiOff}
          title={t.failTitle}
          text={t.failText}
          retry={{ label: t.again, onPress: () => showToast(t.saved) }}
        />
        <Waiting label={t.waiting}>
          <div className="card" style={{ display: 'flex', gap: '.24rem' }}>
            <Skeleton round width=".8rem" height=".8rem" />
            <div className="grow">
              <Skeleton width="1.12rem" height=".4rem" />
              <Skeleton />
              <Skeleton width="62%" />
            </div>
          </div>
        </Waiting>
      </Section>
    </>
  );
}
