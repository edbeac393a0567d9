import { feeCalls, type FeeDraft } from '@meetingapp/contract/fees.ts';
import { Alert, App, Button, Segmented } from 'antd';
import { useState } from 'react';
import { History } from '../../../lib/History.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import type { FeeSetUp, ShownKind } from '../data.ts';
import { said } from '../view.ts';
import { KindForm } from './KindForm.tsx';
import { RuleEditor } from './RuleEditor.tsx';

interface KindEditorProps {
  cid: number;
  setUp: FeeSetUp;
  shown: ShownKind;
  /** Null: forgets a new one. */
  change: (draft: FeeDraft | null) => void;
  /** Somebody else's version is seen, and this one is to go over it. */
  insist: () => void;
  gone: () => void;
}

/** One kind of fee: who may choose it, and what it is called and costs. */
export function KindEditor({ cid, setUp, shown, change, insist, gone }: KindEditorProps) {
  const t = useT('fees');
  const language = useLanguage();
  const { modal } = App.useApp();
  const { draft, kind } = shown;
  const [part, setPart] = useState<'who' | 'price'>(kind === null ? 'price' : 'who');
  const { change: remove, busy } = useChange(feeCalls.remove, { refreshes: [feeCalls.list] });
  const title = said(draft.title, language) || t('untitled');

  function askRemove() {
    if (kind === null) {
      change(null);
      return gone();
    }
    modal.confirm({
      title: t('removeAsk', { title }),
      okText: t('remove'),
      okButtonProps: { danger: true },
      onOk: async () => {
        const outcome = await remove({ cid, feeId: kind.id });
        if (!outcome.ok) return;
        change(null);
        gone();
      },
    });
  }

  return (
    <section className="fees-edit" aria-label={title}>
      <div className="row">
        <h2>{title}</h2>
        <span className="quiet one">{language === 'zh' ? draft.title.en : draft.title.zh}</span>
        <span className="grow" />
        <Segmented
          size="small"
          value={part}
          onChange={setPart}
          options={(['who', 'price'] as const).map((value) => ({ value, label: t(`parts.${value}`) }))}
        />
      </div>
      {shown.overtaken && (
        <Alert
          type="warning"
          showIcon
          title={t('overtaken')}
          action={
            <>
              <Button size="small" onClick={() => change(null)}>
                {t('takeTheirs')}
              </Button>
              <Button size="small" onClick={insist}>
                {t('keepMine')}
              </Button>
            </>
          }
        />
      )}
      {part === 'who' ? (
        <RuleEditor cid={cid} setUp={setUp} rule={draft.rule} change={(rule) => change({ ...draft, rule })} />
      ) : (
        <>
          <KindForm setUp={setUp} draft={draft} change={change} />
          <div className="fees-acts">
            {kind && (
              <Button size="small" onClick={() => change({ ...draft, closed: !draft.closed })}>
                {t(draft.closed ? 'reopen' : 'close')}
              </Button>
            )}
            <Button size="small" danger disabled={kind?.used ?? false} loading={busy} onClick={askRemove}>
              {t('remove')}
            </Button>
            {kind?.used && <span className="small quiet">{t('onlyClose')}</span>}
          </div>
          {kind && <History cid={cid} subject="fee_kind" id={kind.id} />}
        </>
      )}
    </section>
  );
}
