import '../parts/fees.css';
import { roles } from '@meetingapp/contract/call.ts';
import { feeCalls } from '@meetingapp/contract/fees/console.ts';
import { isCompleteRule } from '@meetingapp/domain/fees/rule-tree.ts';
import { windowFaults } from '@meetingapp/domain/fees/windows.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { badgeJapaneseYen } from '@meetingapp/ui/icons/icons-topics.ts';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Button, ConfigProvider } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useOpenKey } from '../../../lib/lists/use-open-row.ts';
import { Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useKinds, type FeeSetUp } from '../data.ts';
import { newKind, windowEnd } from '../view.ts';
import { PriceSimulator } from '../simulator/PriceSimulator.tsx';
import { FeeEditor } from './FeeEditor.tsx';
import { Timeline } from './Timeline.tsx';

export interface TabProps {
  cid: number;
  setUp: FeeSetUp;
  bar: ReactNode;
}

/** Fee kinds: their windows on a timeline, the open kind below, the simulator beside. */
export function FeeKinds({ cid, setUp, bar }: TabProps) {
  const t = useT('fees');
  const c = useT('console');
  const may = useRole(roles.setUp);
  const [selected, setSelected] = useOpenKey();
  const { change: save, busy } = useChange(feeCalls.save, {
    refreshes: [feeCalls.list, feeCalls.effects, feeCalls.matches],
    said: t('saved'),
  });
  const kinds = useKinds(cid, setUp.kinds, busy);
  const { shown, changes, seen, change, forget } = kinds;
  const conflicting = shown.some(({ conflicts }) => conflicts.length > 0);
  const open = shown.find(({ key }) => key === selected) ?? shown[0];
  const savable = changes.every(
    ([, draft]) =>
      draft.title.zh.trim() !== '' &&
      windowFaults(draft.windows).length === 0 &&
      (draft.rule === null || isCompleteRule(draft.rule)),
  );
  const why = conflicting ? c('why.conflictsFirst') : savable ? '' : t('unsavable');
  const canSave = may && changes.length > 0 && why === '' && !busy;

  async function saveAll() {
    if (!canSave) return;
    const sent = changes;
    const outcome = await save({ cid, kinds: sent.map(([, draft]) => draft), seen });
    if (!outcome.ok) return outcome.failure.name === 'changed_meanwhile' ? refresh(feeCalls.list) : undefined;
    kinds.settle(sent, outcome.answer.feeIds);
    const index = sent.findIndex(([key]) => key === open?.key);
    if (index >= 0) setSelected(String(outcome.answer.feeIds[index]));
  }

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 's' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      void saveAll();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  function add() {
    const key = `new${Date.now()}`;
    const from = momentIn(setUp.zone, `${dayIn(setUp.zone, new Date(setUp.now))}T00:00`) ?? new Date();
    change(key, newKind(from.toISOString(), windowEnd(setUp, from)));
    setSelected(key);
  }

  const actions = may && (
    <>
      {changes.length > 0 && (
        <ActButton type="text" onClick={forget} lacks={{ waits: busy }}>
          {t('discard')}
        </ActButton>
      )}
      <Button icon={<Icon icon={plus} />} onClick={add}>
        {t('add')}
      </Button>
      {changes.length > 0 && (
        <ActButton type="primary" why={why} loading={busy} onClick={() => void saveAll()}>
          {t('save', { count: changes.length })}
        </ActButton>
      )}
    </>
  );
  const currencies = [setUp.currency, ...setUp.currencies].join(' / ');
  const facts = changes.length > 0 ? t('draftKept') : t('facts', { count: shown.length, currency: currencies });
  return (
    <ConfigProvider componentDisabled={!may}>
      <Page
        title={c('pages.fees')}
        facts={facts}
        actions={actions}
        bar={bar}
        pane={
          shown.length > 0 && <PriceSimulator cid={cid} setUp={setUp} shown={shown} changes={changes} open={open} />
        }
      >
        {open ? (
          <div className="fees-lay">
            <Timeline
              cid={cid}
              setUp={setUp}
              shown={shown}
              open={open.key}
              select={setSelected}
              change={change}
              may={may}
            />
            <FeeEditor
              key={open.key}
              cid={cid}
              setUp={setUp}
              shown={open}
              change={(draft) => change(open.key, draft)}
              takeTheirs={(name) => kinds.takeTheirs(open.key, name)}
              keepMine={(name) => kinds.keepMine(open.key, name)}
              gone={() => setSelected(null)}
            />
          </div>
        ) : (
          <EmptyState icon={badgeJapaneseYen} title={t('none')} text={t('noneText')}>
            <Button type="primary" onClick={add}>
              {t('add')}
            </Button>
          </EmptyState>
        )}
      </Page>
    </ConfigProvider>
  );
}
