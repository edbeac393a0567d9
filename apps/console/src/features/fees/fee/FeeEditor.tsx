import { feeCalls, type FeeDraft } from '@meetingapp/contract/fees/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Segmented } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import type { FeeSetUp, ShownKind } from '../data.ts';
import { FeeConflicts } from './FeeConflicts.tsx';
import { FeeForm } from './FeeForm.tsx';
import { RuleEditor } from '../rule/RuleEditor.tsx';

interface FeeEditorProps {
  cid: number;
  setUp: FeeSetUp;
  shown: ShownKind;
  /** Null: discards a new kind. */
  change: (draft: FeeDraft | null) => void;
  takeTheirs: (name: keyof FeeDraft) => void;
  keepMine: (name: keyof FeeDraft) => void;
  gone: () => void;
}

/** One fee kind: rule, name and prices. */
export function FeeEditor({ cid, setUp, shown, change, takeTheirs, keepMine, gone }: FeeEditorProps) {
  const t = useT('fees');
  const language = useLanguage();
  const { modal } = App.useApp();
  const { draft, kind } = shown;
  const [part, setPart] = useState<'who' | 'price'>(kind === null ? 'price' : 'who');
  const { change: remove, busy } = useChange(feeCalls.remove, { refreshes: [feeCalls.list] });
  const title = pickLanguage(draft.title, language) || t('untitled');

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
      <FeeConflicts cid={cid} setUp={setUp} shown={shown} takeTheirs={takeTheirs} keepMine={keepMine} />
      {part === 'who' ? (
        <RuleEditor
          cid={cid}
          setUp={setUp}
          rule={draft.rule}
          formIds={draft.formIds}
          change={(rule) => change({ ...draft, rule })}
        />
      ) : (
        <>
          <FeeForm
            setUp={setUp}
            draft={draft}
            fresh={kind === null && draft.title.zh === '' && draft.title.en === ''}
            change={change}
          />
          <div className="fees-acts">
            {kind && (
              <Button size="small" onClick={() => change({ ...draft, closed: !draft.closed })}>
                {t(draft.closed ? 'reopen' : 'close')}
              </Button>
            )}
            <ActButton size="small" danger why={kind?.used ? t('onlyClose') : ''} loading={busy} onClick={askRemove}>
              {t('remove')}
            </ActButton>
            {kind?.used && <span className="small quiet">{t('onlyClose')}</span>}
          </div>
          {kind && <History cid={cid} subject="fee_kind" id={kind.id} />}
        </>
      )}
    </section>
  );
}
