import { creditConsoleCalls as calls } from '@meetingapp/contract/credits/console.ts';
import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, trash2, x } from '@meetingapp/ui/icons/icons.ts';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { checkExamples } from '../view.ts';

interface RuleExamplesProps {
  cid: number;
  setId: number;
  examples: ReturnType<typeof checkExamples>;
  mayWrite: boolean;
  /** The person on the bench with what the rules on the screen give; null: nobody. */
  tried: { accountId: number; total: number } | null;
}

/** Saved cases with the expected credits, checked against the rules on the screen. */
export function RuleExamples({ cid, setId, examples, mayWrite, tried }: RuleExamplesProps) {
  const t = useT('creditsConsole');
  const [name, setName] = useState('');
  const add = useChange(calls.addExample, { refreshes: [calls.sets] });
  const remove = useChange(calls.removeExample, { refreshes: [calls.sets] });
  const wrong = examples.filter(({ right }) => !right).length;
  async function keep() {
    if (!tried) return;
    const { accountId, total } = tried;
    if ((await add.change({ cid, setId, accountId, name: name.trim(), expected: total })).ok) setName('');
  }
  return (
    <section className="credits-part">
      <div className="row">
        <h3 className="grow">{t('examples.title')}</h3>
        {examples.length > 0 && (
          <span className="small">
            <span className="good">{t('examples.pass', { count: examples.length - wrong })}</span>{' '}
            {wrong > 0 && <b className="bad">{t('examples.fail', { count: wrong })}</b>}
          </span>
        )}
      </div>
      {examples.length === 0 && <p className="small quiet">{t('examples.none')}</p>}
      {examples.map(({ example, total, right }) => (
        <div key={example.id} className="row credits-example">
          <span className="grow">{example.name}</span>
          <span className={right ? 'quiet' : ''}>
            {right ? creditText(total) : `${creditText(total)} ≠ ${creditText(example.expected)}`}
          </span>
          <Icon icon={right ? check : x} label={t(right ? 'examples.pass' : 'examples.fail', { count: 1 })} />
          {mayWrite && (
            <Button
              type="text"
              size="small"
              aria-label={t('examples.remove', { name: example.name })}
              icon={<Icon icon={trash2} />}
              onClick={() => void remove.change({ cid, setId, exampleId: example.id })}
            />
          )}
        </div>
      ))}
      {mayWrite && (
        <div className="row">
          <Input
            size="small"
            aria-label={t('examples.name')}
            placeholder={t('examples.name')}
            value={name}
            maxLength={100}
            onChange={(event) => setName(event.target.value)}
          />
          <ActButton
            size="small"
            loading={add.busy}
            why={tried === null ? t('examples.choose') : name.trim() === '' ? t('examples.nameMissing') : ''}
            onClick={() => void keep()}
          >
            {t('examples.keep', { credit: creditText(tried?.total ?? 0) })}
          </ActButton>
        </div>
      )}
    </section>
  );
}
