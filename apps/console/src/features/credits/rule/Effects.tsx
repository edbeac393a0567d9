import {
  creditConsoleCalls as calls,
  type ListedRuleSet,
  type RuleVersion,
} from '@meetingapp/contract/credits/console.ts';
import { creditText } from '@meetingapp/domain/credits/sentences.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { App, Checkbox } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface EffectsProps {
  cid: number;
  set: ListedRuleSet;
  draft: RuleVersion;
  /** Saved examples that disagree, and faults of the rules. */
  wrong: number;
  faults: number;
}

/** What publishing the saved draft does to people, and the button that does it. Nobody loses without being listed first. */
export function Effects({ cid, set, draft, wrong, faults }: EffectsProps) {
  const t = useT('creditsConsole');
  const language = useLanguage();
  const { message } = App.useApp();
  const [listed, setListed] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const { answer } = useCall(calls.effects, { cid, setId: set.id }, { fresh: true });
  const publish = useChange(calls.publish, { refreshes: [calls.sets, calls.person] });
  const { more = 0, less = 0, same = 0, people = [] } = answer ?? {};
  const why = !answer
    ? t('effects.counting')
    : faults > 0
      ? t('why.faults')
      : wrong > 0
        ? t('why.examples', { count: wrong })
        : less > 0 && !accepted
          ? t('effects.accept', { count: less })
          : '';
  async function submit() {
    const body = { cid, setId: set.id, version: draft.version, acceptLess: less };
    const outcome = await publish.change(body);
    if (outcome.ok) void message.success(t('published', { number: outcome.answer.number }), 3);
  }
  const counts = [
    ...(more > 0 ? [t('effects.more', { count: more })] : []),
    ...(less > 0 ? [t('effects.less', { count: less })] : []),
    t('effects.same', { count: same }),
  ];
  return (
    <div className="credits-effects">
      {listed && people.length > 0 && (
        <table aria-label={t('effects.title')}>
          <tbody>
            {people.map(({ accountId, name, number, affiliation, before, after }) => (
              <tr key={accountId}>
                <th scope="row">{number === null ? name : t('person', { name, number })}</th>
                <td className="quiet">{affiliation}</td>
                <td className={after < before ? 'bad' : ''}>
                  {creditText(before)} → {creditText(after)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="row">
        <span className="grow" aria-live="polite">
          {answer ? (more + less === 0 ? t('effects.none') : joinList(counts, language)) : t('effects.counting')}{' '}
          {people.length > 0 && (
            <button type="button" className="link" aria-expanded={listed} onClick={() => setListed(!listed)}>
              {t(listed ? 'effects.hide' : 'effects.list')}
            </button>
          )}
        </span>
        {less > 0 && listed && (
          <Checkbox checked={accepted} onChange={(event) => setAccepted(event.target.checked)}>
            {t('effects.accept', { count: less })}
          </Checkbox>
        )}
        <ActButton type="primary" why={why} loading={publish.busy} onClick={() => void submit()}>
          {t('publish', { number: draft.number })}
        </ActButton>
      </div>
    </div>
  );
}
