import '../parts/exhibition.css';
import './plan.css';
import { planCalls as calls } from '@meetingapp/contract/exhibition/plan.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { PlannedBooth } from '@meetingapp/domain/exhibition/booth-plan.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { App, Button, Segmented } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { amountText, fenOf } from '../../../lib/forms/money.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { changed } from '../data.ts';
import { PriceField } from '../parts/PriceField.tsx';
import { BoothFields } from './BoothFields.tsx';
import { PlanCanvas } from './PlanCanvas.tsx';
import { usePlanDraft, type Plan } from './use-plan-draft.ts';

/** Booths of one level. */
const MOST_BOOTHS = 500;

interface PlanEditorProps {
  currency: string;
  close: () => void;
}

/** O13: the booths of the floor plan are moved, renamed, split and priced. */
export function PlanEditor({ currency, close }: PlanEditorProps) {
  const t = useT('exhibitionConsole');
  const cid = useCid();
  const asked = useCall(calls.plan, { cid }, { fresh: true });
  if (asked.answer) return <Editor key={asked.answer.version} plan={asked.answer} currency={currency} close={close} />;
  return (
    <Page title={t('editor.title')} actions={<Button onClick={close}>{t('editor.done')}</Button>}>
      <Answered asked={asked}>{() => null}</Answered>
    </Page>
  );
}

/** The price of a square metre as typed: '' is none, and undefined is not an amount. */
const rateOf = (text: string, currency: string): number | null | undefined =>
  text.trim() === '' ? null : (fenOf(text, currency) ?? undefined);

function Editor({ plan, currency, close }: PlanEditorProps & { plan: Plan }) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const draft = usePlanDraft(plan);
  const [shown, setShown] = useState(0);
  const [rates, setRates] = useState(
    plan.levels.map(({ rate }) => (rate === null ? '' : amountText(rate, currency, true))),
  );
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const save = useChange(calls.savePlan, { refreshes: [calls.plan, ...changed], said: t('editor.saved') });
  const { booths, chosen } = draft;
  const numbers = rates.map((text) => rateOf(text, currency));
  const ratesChanged = numbers.some((rate, at) => rate !== (plan.levels[at]?.rate ?? null));
  const same = !draft.changed && !ratesChanged;
  const before = new Map(plan.levels.flatMap((level) => level.booths.map((one) => [one.label, one])));
  const known = ({ was }: PlannedBooth) => (was === null ? undefined : before.get(was));
  const stateOf = (booth: PlannedBooth) => known(booth)?.state ?? 'free';
  const level = plan.levels[shown];

  async function submit() {
    const nameless = booths.findIndex(({ label }) => label.trim() === '');
    if (nameless >= 0) return refuseAt(nameless, t('editor.labelMissing'));
    const labels = booths.map(({ label }) => label);
    const twice = labels.findIndex((label, at) => labels.indexOf(label) !== at);
    if (twice >= 0) return refuseAt(twice, t('editor.labelTwice', { label: labels[twice] ?? '' }));
    const amounts = numbers.flatMap((rate) => (rate === undefined ? [] : [rate]));
    if (amounts.length < numbers.length) return;
    const outcome = await save.change({ cid, planVersion: plan.version, rates: amounts, booths: [...booths] });
    setFaults(outcome.ok ? {} : Object.fromEntries(outcome.failure.faults.map(({ field, text }) => [field, text])));
  }
  function refuseAt(at: number, text: string) {
    setShown(booths[at]?.level ?? 0);
    draft.choose(at);
    setFaults({ [`booths.${at}.label`]: text });
  }
  async function leave() {
    const sure = same || (await modal.confirm({ title: t('editor.leave'), okText: t('editor.discard') }));
    if (sure) close();
  }
  function press(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'z' || !(event.metaKey || event.ctrlKey)) return;
    // Text fields undo their own text.
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    draft.undo();
  }
  const onLevel = booths.filter((one) => one.level === shown).length;
  const booth = booths[chosen];
  return (
    <Page
      title={t('editor.title')}
      actions={
        <>
          <Button onClick={() => void leave()}>{t('editor.done')}</Button>
          <ActButton
            type={same ? 'default' : 'primary'}
            lacks={{ nothingChanged: same }}
            loading={save.busy}
            onClick={() => void submit()}
          >
            {t('editor.save')}
          </ActButton>
        </>
      }
    >
      <div className="exh-editor" onKeyDown={press}>
        <div className="exh-work">
          <span className="row">
            {plan.levels.length > 1 && (
              <Segmented
                aria-label={t('plan')}
                value={shown}
                onChange={setShown}
                options={plan.levels.map(({ name }, value) => ({ value, label: pickLanguage(name, language) }))}
              />
            )}
            <ActButton
              icon={<Icon icon={plus} />}
              lacks={{ full: onLevel >= MOST_BOOTHS }}
              onClick={() => draft.add(shown)}
            >
              {t('editor.add')}
            </ActButton>
            <ActButton why={draft.mayUndo ? '' : t('editor.noStep')} onClick={draft.undo}>
              {t('editor.undo')}
            </ActButton>
          </span>
          <PlanCanvas {...{ plan, draft, stateOf }} level={shown} mayRemove={(one) => stateOf(one) === 'free'} />
          <p className="small quiet">{t('editor.keys')}</p>
        </div>
        <div className="exh-side">
          {level && (
            <>
              <PriceField
                label={t('editor.rate', { level: pickLanguage(level.name, language), currency })}
                value={rates[shown] ?? ''}
                fault={numbers[shown] === undefined ? t('editor.rateWrong') : undefined}
                onChange={(text) => setRates(rates.map((rate, at) => (at === shown ? text : rate)))}
              />
              <p className="small quiet">
                {t(level.width === null || level.depth === null ? 'editor.unmeasured' : 'editor.rateHint')}
              </p>
            </>
          )}
          {booth && booth.level === shown && level ? (
            <BoothFields
              draft={draft}
              booth={booth}
              known={known(booth)}
              level={{ ...level, rate: numbers[shown] ?? null }}
              fault={faults[`booths.${chosen}.label`]}
              currency={currency}
            />
          ) : (
            <p className="quiet">{t('editor.none')}</p>
          )}
        </div>
      </div>
    </Page>
  );
}
