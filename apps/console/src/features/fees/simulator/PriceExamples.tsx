import { roles } from '@meetingapp/contract/call.ts';
import { feeCalls, type FeeExample } from '@meetingapp/contract/fees/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, trash2, x } from '@meetingapp/ui/icons/icons.ts';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import type { FeeSetUp, ShownKind } from '../data.ts';
import { exampleAmount, formOfFee, priceText, type SimulatedCase, type SimulatedFee } from '../view.ts';

interface PriceExamplesProps {
  cid: number;
  setUp: FeeSetUp;
  shown: readonly ShownKind[];
  tried: SimulatedCase;
  use: (tried: SimulatedCase) => void;
  /** The open kind, for which examples are saved. */
  open: ShownKind | undefined;
  results: readonly SimulatedFee[];
}

/** Saved cases with the expected price, checked against the rules on the screen. */
export function PriceExamples({ cid, setUp, shown, tried, use, open, results }: PriceExamplesProps) {
  const t = useT('fees');
  const may = useRole(roles.setUp);
  const checked = setUp.examples.map((example) => {
    const amount = exampleAmount(shown, example);
    return { example, amount, right: amount === example.amount };
  });
  const wrong = checked.filter(({ right }) => !right).length;
  return (
    <section>
      <div className="row">
        <h2 className="grow">{t('bench.examples')}</h2>
        {checked.length > 0 && (
          <span className="small">
            <span className="tried-yes">{t('bench.pass', { count: checked.length - wrong })}</span>{' '}
            {wrong > 0 && <b className="tried-no">{t('bench.fail', { count: wrong })}</b>}
          </span>
        )}
      </div>
      {checked.length === 0 && <p className="small quiet">{t('bench.noExamples')}</p>}
      {checked.map((one) => (
        <ExampleRow
          key={one.example.id}
          cid={cid}
          use={(wish) => use({ ...wish, formId: formOfFee(shown, one.example.feeId) })}
          may={may}
          currency={setUp.currency}
          {...one}
        />
      ))}
      {may && open && <Keep cid={cid} setUp={setUp} open={open} tried={tried} results={results} />}
    </section>
  );
}

interface ExampleRowProps extends Pick<PriceExamplesProps, 'cid' | 'use'> {
  example: FeeExample;
  amount: number | null;
  right: boolean;
  may: boolean;
  currency: string;
}

function ExampleRow({ cid, use, may, currency, example, amount, right }: ExampleRowProps) {
  const t = useT('fees');
  const remove = useChange(feeCalls.removeExample, { refreshes: [feeCalls.list] });
  const text = (price: number | null) => priceText(price, currency, t('bench.notAvailable'));
  return (
    <div className={right ? 'example' : 'example bad'}>
      <button
        type="button"
        className="grow one"
        title={t('bench.load')}
        onClick={() => use({ facts: { ...example.facts }, branchId: example.branchId, at: example.at })}
      >
        {example.name}
      </button>
      <span className={right ? 'quiet' : ''}>{right ? text(amount) : `${text(amount)} ≠ ${text(example.amount)}`}</span>
      <Icon icon={right ? check : x} label={right ? t('bench.pass', { count: 1 }) : t('bench.fail', { count: 1 })} />
      {may && (
        <Button
          type="text"
          size="small"
          aria-label={t('bench.remove', { name: example.name })}
          icon={<Icon icon={trash2} />}
          onClick={() => void remove.change({ cid, exampleId: example.id })}
        />
      )}
    </div>
  );
}

function Keep({
  cid,
  setUp,
  open,
  tried,
  results,
}: Pick<PriceExamplesProps, 'cid' | 'setUp' | 'tried' | 'results'> & { open: ShownKind }) {
  const t = useT('fees');
  const c = useT('console');
  const language = useLanguage();
  const [name, setName] = useState('');
  const { change, busy } = useChange(feeCalls.saveExample, { refreshes: [feeCalls.list] });
  const result = results.find(({ fee }) => fee.shown.key === open.key);
  const amount = result?.hindrance === null ? (result.window?.amount ?? null) : null;
  const feeId = open.kind?.id;
  if (feeId === undefined) return <p className="small quiet">{t('bench.saveFirst')}</p>;
  async function keep() {
    if (feeId === undefined || name.trim() === '') return;
    const { facts, branchId, at } = tried;
    const outcome = await change({ cid, example: { name, facts, branchId, at, feeId, amount } });
    if (outcome.ok) setName('');
  }
  const price = priceText(amount, setUp.currency, t('bench.notAvailable'));
  return (
    <div className="keep">
      <span className="lab">{t('bench.keepFor', { fee: pickLanguage(open.draft.title, language), price })}</span>
      <span className="row">
        <Input
          size="small"
          maxLength={60}
          aria-label={t('bench.keepName')}
          placeholder={t('bench.keepName')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={() => void keep()}
        />
        <ActButton
          size="small"
          loading={busy}
          why={name.trim() === '' ? c('why.nameMissing') : ''}
          onClick={() => void keep()}
        >
          {t('bench.keep')}
        </ActButton>
      </span>
    </div>
  );
}
